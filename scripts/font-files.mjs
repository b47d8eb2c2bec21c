import { copyFileSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { at } from './paths.mjs';

/** Font families of invoice pages, and the files used: see `src/formats/pdf-pages/fonts/font-files.ts`. */
const FAMILIES = [
  { name: 'noto-sans', weights: ['400', '600'], slices: /-(?:latin|greek|cyrillic|vietnamese)/ },
  { name: 'noto-sans-jp', weights: ['400'], slices: /-\d+-/ },
  { name: 'noto-sans-sc', weights: ['400'], slices: /-\d+-/ },
  { name: 'noto-sans-kr', weights: ['400'], slices: /-\d+-/ },
];

/**
 * Copies the font files of the packages into a folder, with the list of slices beside each large family. @param
 * {string} folder
 */
export function writeFontFiles(folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const { name, weights, slices } of FAMILIES) {
    const files = at('node_modules', '@fontsource', name, 'files');
    for (const file of readdirSync(files)) {
      const isUsed = weights.some((weight) => file.endsWith(`-${weight}-normal.woff`)) && slices.test(file);
      if (isUsed) copyFileSync(join(files, file), join(folder, file));
    }
    if (name !== 'noto-sans') writeFileSync(join(folder, `${name}.json`), JSON.stringify(slicesOf(name)));
  }
}

/** Character ranges by slice, without the letters before each. @param {string} family */
export function slicesOf(family) {
  /** @type {Record<string, string>} */
  const ranges = JSON.parse(readFileSync(at('node_modules', '@fontsource', family, 'unicode.json'), 'utf8'));
  return Object.fromEntries(
    Object.entries(ranges).flatMap(([slice, range]) => {
      const number = /^\[(\d+)\]$/.exec(slice)?.[1];
      return number === undefined ? [] : [[`${family}-${number}`, range.replaceAll('U+', '').toLowerCase()]];
    }),
  );
}
