/**
 * Builds the workbench and the servers into dist. With `--quick`, as `npm start` needs it, the page is packed in a sixth
 * of the time and a tenth larger.
 */
import { copyFileSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { build as buildApp } from 'vite';
import { buildInputs } from './build-inputs.mjs';
import { fingerprintFile, noteBuild, quickMark } from './fingerprint.mjs';
import { writeGuide } from './docs.mjs';
import { at, root } from './paths.mjs';
import { writeFontFiles } from './font-files.mjs';
import { writeLicences } from './licences.mjs';
import { offlineBundle } from './offline-files.mjs';
import { nodeBundle, workerdBundle } from './server-bundle.mjs';

/** Packs the megabytes of the documentation in half a second; the highest level would take much longer for little. */
const QUICK_QUALITY = 9;
const isQuick = process.argv.includes('--quick');

// Not the caller's: Vitest sets `test`, and React Aria then draws every row of a list.
process.env['NODE_ENV'] = 'production';

const began = Date.now();
const inputs = buildInputs(root);
rmSync(fingerprintFile, { force: true });
rmSync(quickMark(), { force: true });
const started = performance.now();

/** Names the part that begins; a busy machine takes a minute for some. @param {string} part */
const tell = (part) => console.error(`  ${((performance.now() - started) / 1000).toFixed(0)} s: ${part} …`);

for (const folder of ['server', 'cli', 'mcp', 'lsp', 'chunks', 'workerd', 'licences'])
  rmSync(at('dist', folder), { recursive: true, force: true });
tell('service and command line');
await inputs.addProgram('scripts/build.mjs');
await inputs.bundle(nodeBundle());
await inputs.bundle(workerdBundle());
const workerdConfig = at('src', 'server', 'workerd', 'config.capnp');
inputs.add(workerdConfig);
copyFileSync(workerdConfig, at('dist', 'workerd', 'config.capnp'));
tell('workbench');
await buildApp({ root, logLevel: 'warn', mode: 'production', plugins: inputs.plugins });
// The page is served for every address, so its files have absolute paths.
const page = at('dist', 'app', 'index.html');
writeFileSync(page, readFileSync(page, 'utf8').replace(/\b(src|href)="[.]\//g, '$1="/'));
writeFontFiles(at('dist', 'app', 'fonts'));
// Last, because it lists every other file.
await inputs.bundle(offlineBundle(at('dist', 'app')));
tell('compression');
// The highest level takes 20 s of a processor for the editor's megabytes, and saves a tenth of every first visit.
await packPages(at('dist', 'app'), isQuick ? QUICK_QUALITY : constants.BROTLI_MAX_QUALITY);
tell('guide');
// After the list of offline files: the documentation is read online.
const guide = at('dist', 'app', 'guide');
await writeGuide(guide, { besideWorkbench: true, bundle: inputs.bundle, noteInput: inputs.add });
await packPages(guide, QUICK_QUALITY);
await writeLicences();

noteBuild(inputs.list(), began);
if (isQuick) writeFileSync(quickMark(), 'npm run build packs the page smaller.\n');
console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s`);

/**
 * The host sends the `.br` beside a file, instead of compressing megabytes at each first visit.
 *
 * @param {string} folder @param {number} quality of the compression
 */
async function packPages(folder, quality) {
  const pack = promisify(brotliCompress);
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /[.](?:js|css|svg|html|json)$/.test(name),
  );
  await Promise.all(
    names.map(async (name) => {
      const content = readFileSync(join(folder, name));
      const packed = await pack(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
      if (packed.length < content.length) writeFileSync(join(folder, `${name}.br`), packed);
    }),
  );
}
