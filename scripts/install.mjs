import { existsSync, lstatSync, readFileSync, readlinkSync } from 'node:fs';
import { resolve } from 'node:path';
import { needsBuild } from './fingerprint.mjs';
import { at, root } from './paths.mjs';
import { npmCommand, run } from './run.mjs';

/**
 * @typedef {{ silent?: boolean, tools?: boolean, quick?: boolean }} Options `silent` leaves standard output to the following
 * program; `tools` also wants the packages that only checks and tests need; a `quick` build is enough to run here, and not
 * to publish
 */

/** Builds unless dist matches the current sources. @param {Options} [options] */
export async function buildWhenNeeded({ tools = false, quick = false, ...options } = {}) {
  await installWhenNeeded({ ...options, tools });
  if (!needsBuild(quick)) return;
  console.error('Building …');
  const build = [at('scripts', 'build.mjs'), ...(quick ? ['--quick'] : [])];
  if ((await run(process.execPath, build, options)) !== 0) throw new Error('The build failed');
}

/** Installs from the lock file unless node_modules already matches it. @param {Options} [options] */
export async function installWhenNeeded({ tools = true, ...options } = {}) {
  if (isInstalled(tools)) return;
  const here = at('node_modules');
  if (lstatSync(here, { throwIfNoEntry: false })?.isSymbolicLink()) {
    throw new Error(
      `node_modules is a link to ${resolve(root, readlinkSync(here))}, which has not the packages of this lock file. Installing here would replace those of whoever it belongs to: install there, or remove the link.`,
    );
  }
  // Who has the tools keeps them.
  const all = tools || existsSync(at('node_modules', 'vitest'));
  const wanted = Object.entries(packages(at('package-lock.json')))
    .filter(([path, locked]) => path !== '' && locked.optional !== true && (all || isForRunning(locked)))
    .map(([path]) => at(path, 'package.json'));
  console.error(
    `Installing ${wanted.length} packages from the lock file${all ? '' : ', those for building and running'} …`,
  );
  // None of the packages needs its scripts, and npm 11 runs also those that `allowScripts` does not list.
  const args = ['ci', all ? '--include=dev' : '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund'];
  const [program, ...words] = npmCommand();
  const stop = showProgress(wanted);
  const code = await run(program, [...words, ...args], options).finally(stop);
  if (code !== 0) throw new Error('npm ci failed');
}

/** Milliseconds between two lines about a long installation. */
const BETWEEN = 5_000;

/** Says from time to time how far npm is; returns what ends it. @param {readonly string[]} files of the packages */
function showProgress(files) {
  const began = Date.now();
  const timer = setInterval(() => {
    const seconds = Math.round((Date.now() - began) / 1000);
    console.error(`  ${seconds} s: ${files.filter((file) => existsSync(file)).length} of ${files.length} …`);
  }, BETWEEN);
  return () => clearInterval(timer);
}

/** @typedef {{ version?: string, optional?: boolean, dev?: boolean, devOptional?: boolean }} Locked */

/** @param {Locked} one */
const isForRunning = ({ dev, devOptional }) => dev !== true && devOptional !== true;

/**
 * npm leaves a lock file of the installed packages in node_modules; dates do not help, since a checkout changes them.
 *
 * @param {boolean} tools
 */
function isInstalled(tools) {
  const installed = at('node_modules', '.package-lock.json');
  if (!existsSync(installed)) return false;
  const wanted = packages(at('package-lock.json'));
  const present = packages(installed);
  return Object.entries(wanted).every(([path, locked]) => {
    if (path === '' || (!tools && !isForRunning(locked))) return true;
    const there = present[path];
    return there ? there.version === locked.version && existsSync(at(path)) : locked.optional === true;
  });
}

/**
 * @param {string} file
 * @returns {Record<string, Locked>}
 */
function packages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
  } catch {
    return {};
  }
}
