/**
 * The command line alone, as hooks of pre-commit and the action run it: the first run in a checkout installs the few
 * packages that it needs, bundles it and removes them again. A whole build, where there is one, is used as it is.
 */
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { createRequire } from 'node:module';
import { relative } from 'node:path';
import { isBuilt, noteBuild } from './fingerprint.mjs';
import { lockOf } from './lock-of.mjs';
import { at, root } from './paths.mjs';
import { npmCommand, run } from './run.mjs';
import { nodeBundle } from './server-bundle.mjs';

/** What the command line imports, and what bundles it; `command-line.test.ts` compares it with the imports. */
export const neededPackages = [
  '@hono/node-server',
  '@modelcontextprotocol/server',
  '@noble/hashes',
  '@opentelemetry/api',
  '@opentelemetry/exporter-trace-otlp-http',
  '@opentelemetry/otlp-exporter-base',
  '@opentelemetry/otlp-transformer',
  '@opentelemetry/resources',
  '@opentelemetry/sdk-metrics',
  '@opentelemetry/sdk-trace-base',
  '@remix-run/multipart-parser',
  'chokidar',
  'commander',
  'esbuild',
  'fflate',
  'fontoxpath',
  'hono',
  'ignore',
  'jose',
  'picomatch',
  'prom-client',
  'qr',
  'saxes',
  'undici',
  'vscode-languageserver',
  'vscode-languageserver-textdocument',
  'yaml',
  'zod',
];

const folder = at('dist', 'command-line');
const program = 'cli/assay.js';

/** Where the built command line is, which is made if need be. */
export async function commandLine() {
  if (isBuilt()) return at('dist', program);
  if (!isBuilt(root, folder)) await make();
  return at('dist', 'command-line', program);
}

async function make() {
  const began = Date.now();
  const seconds = () => `${((Date.now() - began) / 1000).toFixed(0)} s`;
  const { manifest, lock, needed } = lockOf(neededPackages, root);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/package.json`, JSON.stringify(manifest));
  const isInstalled = [...needed].every(([place, version]) => versionOf(at(place, 'package.json')) === version);
  const packages = isInstalled ? at('node_modules') : `${folder}/node_modules`;
  if (!isInstalled) {
    printError(
      `Assay: first run in this checkout. Installing the ${needed.size} packages that the command line needs …`,
    );
    writeFileSync(`${folder}/package-lock.json`, JSON.stringify(lock));
    const [npm, ...words] = npmCommand();
    const args = ['ci', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
    if ((await run(npm, [...words, ...args], { silent: true })) !== 0) throw new Error('npm ci failed');
  }
  printError(`Assay: bundling the command line (after ${seconds()}) …`);
  /** @type {typeof import('esbuild')} */
  const { build } = createRequire(`${packages}/`)('esbuild');
  const { entryPoints, ...options } = nodeBundle(folder);
  const { metafile } = await build({
    ...options,
    entryPoints: Object.fromEntries(Object.entries(entryPoints).filter(([name]) => name.startsWith('cli/'))),
    // The checkout may have none.
    nodePaths: [packages],
    sourcemap: false,
    metafile: true,
  });
  if (!isInstalled) rmSync(packages, { recursive: true, force: true });
  const inputs = Object.keys(metafile.inputs).filter((path) => !path.includes('node_modules/'));
  noteBuild([...inputs, relative(root, import.meta.filename)], began, root, folder);
  const bytes = Object.values(metafile.outputs).reduce((sum, output) => sum + output.bytes, 0);
  printError(`Assay: ready after ${seconds()}, ${(bytes / 1e6).toFixed(0)} MB in ${relative(root, folder)}.`);
}

/** The version of an installed package; undefined if it is not there. @param {string} file its manifest */
function versionOf(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).version : undefined;
}

/**
 * Says something to whoever waits. pre-commit keeps what a hook prints until its end, so it is said on the terminal
 * itself, where there is one. @param {string} text
 */
function printError(text) {
  console.error(text);
  if (process.stderr.isTTY || !existsSync('/dev/tty')) return;
  try {
    const terminal = openSync('/dev/tty', 'w');
    writeSync(terminal, `\n${text}`);
    closeSync(terminal);
  } catch {
    // A process without a terminal, as in continuous integration.
  }
}
