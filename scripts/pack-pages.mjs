import { existsSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { fingerprintFile, quickMark } from './fingerprint.mjs';
import { at } from './paths.mjs';

/** Packs the editor's megabytes in a few seconds of a processor. */
export const QUICK = 9;
/** Takes 20 s of a processor, and saves a tenth of every first visit. */
export const BEST = constants.BROTLI_MAX_QUALITY;

/**
 * The host sends the `.br` beside a file, instead of compressing megabytes at each first visit. All take their places
 * together at the end, because a service may be reading those of a quick build.
 *
 * @param {string} folder @param {number} quality of the compression
 * @param {{ without?: string, isWanted?: () => boolean }} [options] `without` names a folder to leave out; nothing
 * changes unless it `isWanted` at the end
 */
export async function packPages(folder, quality, { without, isWanted = () => true } = {}) {
  const pack = promisify(brotliCompress);
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /[.](?:js|css|svg|html|json)$/.test(name) && name.split(/[\\/]/, 1)[0] !== without,
  );
  const packed = await Promise.all(
    names.map(async (name) => {
      const content = readFileSync(join(folder, name));
      const data = await pack(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
      return { path: join(folder, `${name}.br`), data, isSmaller: data.length < content.length };
    }),
  );
  if (!isWanted()) return;
  const smaller = packed.filter(({ isSmaller }) => isSmaller);
  for (const { path, data } of smaller) writeFileSync(`${path}.new`, data);
  for (const { path } of smaller) renameSync(`${path}.new`, path);
}

/** Packs the page of a quick build well, unless another build begins meanwhile. */
async function packWell() {
  const build = readFileSync(fingerprintFile, 'utf8');
  const isWanted = () => existsSync(fingerprintFile) && readFileSync(fingerprintFile, 'utf8') === build;
  await packPages(at('dist', 'app'), BEST, { without: 'guide', isWanted });
  if (isWanted()) rmSync(quickMark(), { force: true });
}

// Started by `npm start` beside the service.
if (process.argv[1] === fileURLToPath(import.meta.url)) await packWell();
