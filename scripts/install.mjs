import { existsSync, lstatSync, readFileSync, readlinkSync } from 'node:fs';
import { resolve } from 'node:path';
import { isBuilt } from './fingerprint.mjs';
import { at, root } from './paths.mjs';
import { npmCommand, run } from './run.mjs';

/** @typedef {{ silent?: boolean }} Options `silent` leaves standard output to the following program */

/** Builds unless dist matches the current sources. @param {Options} [options] */
export async function buildWhenNeeded(options = {}) {
  await installWhenNeeded(options);
  if (isBuilt()) return;
  console.error('Building …');
  if ((await run(process.execPath, [at('scripts', 'build.mjs')], options)) !== 0) throw new Error('The build failed');
}

/** Installs from the lock file unless node_modules already matches it. @param {Options} [options] */
export async function installWhenNeeded(options = {}) {
  if (isInstalled()) return;
  const here = at('node_modules');
  if (lstatSync(here, { throwIfNoEntry: false })?.isSymbolicLink()) {
    throw new Error(
      `node_modules is a link to ${resolve(root, readlinkSync(here))}, which has not the packages of this lock file. Installing here would replace those of whoever it belongs to: install there, or remove the link.`,
    );
  }
  console.error('Installing packages from the lock file …');
  // None of the packages needs its scripts, and npm 11 runs also those that `allowScripts` does not list.
  const args = ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund'];
  const [program, ...words] = npmCommand();
  const code = await run(program, [...words, ...args], options);
  if (code !== 0) throw new Error('npm ci failed');
}

/**
 * npm leaves a lock file of the installed packages in node_modules; dates do not help, since a checkout changes them.
 */
function isInstalled() {
  const installed = at('node_modules', '.package-lock.json');
  if (!existsSync(installed)) return false;
  const wanted = packages(at('package-lock.json'));
  const present = packages(installed);
  return Object.entries(wanted).every(([path, { version, optional }]) => {
    if (path === '') return true;
    const there = present[path];
    return there ? there.version === version && existsSync(at(path)) : optional === true;
  });
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean }>}
 */
function packages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
  } catch {
    return {};
  }
}
