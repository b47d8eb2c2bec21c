/**
 * Builds the workbench and the servers into dist. With `--quick`, as `npm start` needs it, the page is packed in a sixth
 * of the time and a tenth larger; `pack-pages.mjs` then packs it well.
 */
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { build as buildApp } from 'vite';
import { buildInputs } from './build-inputs.mjs';
import { fingerprintFile, noteBuild, quickMark } from './fingerprint.mjs';
import { writeGuide } from './docs.mjs';
import { BEST, packPages, QUICK } from './pack-pages.mjs';
import { at, root } from './paths.mjs';
import { writeFontFiles } from './font-files.mjs';
import { writeLicences } from './licences.mjs';
import { offlineBundle } from './offline-files.mjs';
import { nodeBundle, workerdBundle } from './server-bundle.mjs';

const isQuick = process.argv.includes('--quick');

// Not the caller's: Vitest sets `test`, and React Aria then draws every row of a list.
process.env['NODE_ENV'] = 'production';

const began = Date.now();
const inputs = buildInputs(root);
rmSync(fingerprintFile, { force: true });
rmSync(quickMark(), { force: true });
const started = performance.now();

/** Names the part that begins; a busy machine takes a minute for some. @param {string} part */
const log = (part) => console.error(`  ${((performance.now() - started) / 1000).toFixed(0)} s: ${part} …`);

for (const folder of ['server', 'cli', 'mcp', 'lsp', 'chunks', 'workerd', 'licences'])
  rmSync(at('dist', folder), { recursive: true, force: true });
log('service and command line');
await inputs.addProgram('scripts/build.mjs');
await inputs.bundle(nodeBundle());
await inputs.bundle(workerdBundle());
const workerdConfig = at('src', 'server', 'workerd', 'config.capnp');
inputs.add(workerdConfig);
copyFileSync(workerdConfig, at('dist', 'workerd', 'config.capnp'));
log('workbench');
await buildApp({ root, logLevel: 'warn', mode: 'production', plugins: inputs.plugins });
// The page is served for every address, so its files have absolute paths.
const page = at('dist', 'app', 'index.html');
writeFileSync(page, readFileSync(page, 'utf8').replace(/\b(src|href)="[.]\//g, '$1="/'));
writeFontFiles(at('dist', 'app', 'fonts'));
// Last, because it lists every other file.
await inputs.bundle(offlineBundle(at('dist', 'app')));
log('compression');
await packPages(at('dist', 'app'), isQuick ? QUICK : BEST);
log('guide');
// After the list of offline files: the documentation is read online.
const guide = at('dist', 'app', 'guide');
await writeGuide(guide, { besideWorkbench: true, bundle: inputs.bundle, noteInput: inputs.add });
// The highest level would take much longer for little: the documentation has megabytes.
await packPages(guide, QUICK);
await writeLicences();

noteBuild(inputs.list(), began);
if (isQuick) writeFileSync(quickMark(), 'node scripts/pack-pages.mjs packs the page smaller.\n');
console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
