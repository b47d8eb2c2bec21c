import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { workerName } from '../../../scripts/offline-files.mjs';
import { chunks, codeOf, entriesOf, importsOf } from './chunks.ts';

/** Workers that the page starts, by the name of their entry: `import address from './x-worker.ts?worker&url'`. */
const workers = readdirSync('src/app', { recursive: true, encoding: 'utf8' })
  .filter((name) => /[.]tsx?$/.test(name))
  .flatMap((file) => [...readFileSync(join('src/app', file), 'utf8').matchAll(/from '([^']+)\.ts\?(?:shared)?worker/g)])
  .map(([, source = '']) => basename(source));

describe('WebKit evaluates the entry of a worker once more when another file imports it', () => {
  it('so every worker of the page is known here', () => {
    expect(workers).toEqual(['engine-worker']);
  });

  it.each(workers)('so the entry of %s only imports, and no file imports it', (worker) => {
    const entries = entriesOf(worker);
    expect(entries).toHaveLength(1);
    const [entry = ''] = entries;
    expect(codeOf(entry)).toMatch(/^(?:import\s*["'][^"']+["'];?\s*)+$/);
    const [begun] = importsOf(codeOf(entry));
    // The files that import its code are found, so those that import its entry would be.
    const importing = (name: string | undefined) =>
      chunks.filter((chunk) => importsOf(codeOf(chunk)).includes(name ?? ''));
    expect(importing(begun).length).toBeGreaterThan(10);
    expect(importing(entry)).toEqual([]);
  });

  it('so the service worker is one file without imports', () => {
    const code = readFileSync(join('dist/app', workerName), 'utf8');
    expect(code).not.toMatch(/^\s*(?:import|export)\b|\bimport\s*\(|\bimportScripts\b/m);
    expect(chunks.filter((chunk) => importsOf(codeOf(chunk)).some((name) => name.endsWith(workerName)))).toEqual([]);
  });
});
