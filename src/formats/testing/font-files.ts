import { readFile } from 'node:fs/promises';
import type { FontFiles } from '../pdf-pages/fonts/font-files.ts';

/** The font files of the packages, as collected by the build. */
export const fontFiles: FontFiles = async (name) => {
  const family = /^noto-sans(?:-(?:jp|sc|kr))?(?=[-.])/.exec(name)?.[0] ?? '';
  const folder = `node_modules/@fontsource/${family}`;
  if (!name.endsWith('.json')) return new Uint8Array(await readFile(`${folder}/files/${name}`));
  const ranges = JSON.parse(await readFile(`${folder}/unicode.json`, 'utf8')) as Readonly<Record<string, string>>;
  const rows = Object.entries(ranges).flatMap(([slice, range]) => {
    const number = /^\[(\d+)\]$/.exec(slice)?.[1];
    return number === undefined ? [] : [[`${family}-${number}`, range.replaceAll('U+', '').toLowerCase()]];
  });
  return new TextEncoder().encode(JSON.stringify(Object.fromEntries(rows)));
};
