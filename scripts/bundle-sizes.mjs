/** What each chunk of the workbench weighs on the wire (brotli 11) and unpacked. Build first. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { at } from './paths.mjs';

const folder = at('dist', 'app');
const rows = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => /[.](?:js|css|html)$/.test(name))
  .map((name) => {
    const content = readFileSync(join(folder, name));
    return { name, packed: brotliCompressSync(content).length, unpacked: content.length };
  })
  .sort((a, b) => b.packed - a.packed);

const kilobytes = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} kB`.padStart(12);
for (const { name, packed, unpacked } of rows) console.log(`${kilobytes(packed)}${kilobytes(unpacked)}  ${name}`);
const total = (/** @type {'packed' | 'unpacked'} */ key) => rows.reduce((sum, row) => sum + row[key], 0);
console.log(`${kilobytes(total('packed'))}${kilobytes(total('unpacked'))}  total`);
