import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { at } from './paths.mjs';

export const workerName = 'service-worker.js';

/**
 * Build options of the service worker: one classic script, as browsers require. @param {string} folder @returns
 * {import('esbuild').BuildOptions}
 */
export function offlineBundle(folder) {
  return {
    entryPoints: [at('src', 'app', 'workers', 'service-worker.ts')],
    outfile: join(folder, workerName),
    bundle: true,
    minify: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    logLevel: 'warning',
    define: { 'process.env.NODE_ENV': '"production"', FILES_OF_BUILD: JSON.stringify(offlineFiles(folder)) },
  };
}

/** The East Asian families of fonts: 13 MB, of which a page takes a few slices. They are fetched when a PDF needs them. */
const ON_DEMAND = /^noto-sans-(?:jp|sc|kr)[-.]/;

/**
 * Every file of a built workbench for the worker's cache, except the fonts above and the documentation site. A hashed
 * name identifies its content. The revision of other files covers their content and their headers, which the browser
 * caches too.
 * @param {string} folder
 */
export function offlineFiles(folder) {
  const headers = readFileSync(at('src', 'server', 'http', 'headers.ts'));
  return readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile() && !/[.](?:br|gz)$/.test(entry.name) && entry.name !== workerName)
    .filter((entry) => !ON_DEMAND.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.startsWith(join(folder, 'guide') + sep))
    .sort()
    .map((file) => {
      const url = file.slice(folder.length + 1).replaceAll('\\', '/');
      if (url.startsWith('assets/')) return { url, revision: null };
      const digest = createHash('sha256').update(headers).update(readFileSync(file)).digest('hex');
      return { url, revision: digest.slice(0, 16) };
    });
}
