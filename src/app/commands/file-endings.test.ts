import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const APP = new URL('..', import.meta.url).pathname;

/**
 * Finds endings that are added by hand: `.replace(/(\.json)?$/, '.json')` turns `untitled.yaml` into
 * `untitled.yaml.json`.
 */
const BY_HAND = /\.replace\(\/[^/\n]*\\\.(?:json|xml)[^\n]*\$\/|\$\{(?!stemOf|stem\b)[^}\n]*\}\.(?:json|xml)`/;

/** Addresses of models and of the service, and names of examples; they contain no names of documents. */
const NO_NAMES = new Set([
  'api/read-file.ts',
  'editor/ResultEditor.tsx',
  'editor/document-state.ts',
  'pages/docs/Answer.tsx',
  'state/examples.ts',
  'state/first-example.ts',
  'state/starts.ts',
]);

it('names get their endings by withEnding alone, so that none is put on twice', () => {
  const files = readdirSync(APP, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.') && !file.startsWith('texts/'));
  const byHand = (line: string): boolean => BY_HAND.test(line) && !line.includes('withEnding(');
  const found = files.filter((file) => readFileSync(join(APP, file), 'utf8').split('\n').some(byHand));
  expect(found.filter((file) => !NO_NAMES.has(file))).toEqual([]);
});
