import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { at } from './paths.mjs';

/** Everything a build reads. */
const sources = [
  'src',
  'public',
  'examples',
  'index.html',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
  'scripts/build.mjs',
  'scripts/server-bundle.mjs',
  'scripts/licences.mjs',
  'scripts/offline-files.mjs',
];
const unbuilt = /[.]test[.]tsx?$|^(?:node_modules|testing)$/;

/** Where a build notes what it was made from. */
export const fingerprintFile = at('dist', 'fingerprint');

/** A digest of everything a build reads: content counts, dates do not. */
export function fingerprint() {
  const digest = createHash('sha256');
  for (const source of sources) if (existsSync(at(source))) add(source);
  return digest.digest('hex');

  /** @param {string} path */
  function add(path) {
    if (statSync(at(path)).isDirectory()) {
      for (const name of readdirSync(at(path)).sort()) if (!unbuilt.test(name)) add(join(path, name));
    } else {
      const content = readFileSync(at(path));
      digest.update(`${path}\0${content.length}\0`).update(content);
    }
  }
}

/** Whether dist was made from the sources as they are. */
export const isBuilt = () => existsSync(fingerprintFile) && readFileSync(fingerprintFile, 'utf8') === fingerprint();
