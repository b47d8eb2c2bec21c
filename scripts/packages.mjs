/**
 * Writes the published packages to dist/packages, as folders and packed: the libraries from source, the command line
 * from the build. Exits with 1 if one exceeds its limit or publint reports anything.
 */
import { existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { buildWhenNeeded } from './install.mjs';
import { libraries } from './packages/definitions.mjs';
import { shortName, writeDeclarations, writeLibrary } from './packages/library.mjs';
import { weigh } from './packages/sizes.mjs';
import { writeProgram } from './packages/program.mjs';
import { tarballName } from './packages/scope.mjs';
import { at } from './paths.mjs';
import { npmOutput } from './run.mjs';

/** Most bytes of the packed command line, which a hook or a job of continuous integration installs. */
const PROGRAM_LIMIT = 30_000_000;

const started = performance.now();
const target = at('dist', 'packages');
/** @type {string[]} */
const complaints = [];

await buildWhenNeeded({ tools: true });
rmSync(target, { recursive: true, force: true });
await writeDeclarations();

const folderOf = (/** @type {string} */ name) => at('dist', 'packages', shortName(name));
for (const library of libraries) {
  mkdirSync(folderOf(library.name), { recursive: true });
  await writeLibrary(library, libraries, folderOf(library.name));
}
const program = folderOf('cli');
writeProgram(program);

for (const library of libraries) complaints.push(...(await weigh(library, target)));
for (const folder of [...libraries.map(({ name }) => folderOf(name)), program]) {
  const { messages, pkg } = await publint({ pkgDir: folder, pack: false, strict: true });
  complaints.push(...messages.map((message) => `${pkg.name}: ${formatMessage(message, pkg, { color: false })}`));
}

const folders = [...libraries.map(({ name }) => shortName(name)), 'cli'];
/** @type {readonly { name: string, filename: string }[]} */
const packed = JSON.parse(
  npmOutput(target, 'pack', '--json', '--ignore-scripts', ...folders.map((name) => `./${name}`)),
);
// Without scope and version, so that a command in the docs is the same for every release.
for (const { name, filename } of packed)
  renameSync(`${target}/${filename}`, `${target}/${tarballName(shortName(name))}`);

const weight = statSync(`${target}/${tarballName('cli')}`).size;
console.log(`${(weight / 1e6).toFixed(1)} MB of ${PROGRAM_LIMIT / 1e6} MB  the command line, packed`);
if (weight > PROGRAM_LIMIT) complaints.push(`The command line, packed: ${weight} bytes are more than ${PROGRAM_LIMIT}`);

for (const complaint of complaints) console.error(complaint);
if (complaints.length > 0 || !existsSync(program)) process.exitCode = 1;
console.log(`Packages in ${((performance.now() - started) / 1000).toFixed(1)} s`);
