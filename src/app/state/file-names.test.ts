import { expect, it } from 'vitest';
import { endingOf, stemOf, withEnding } from './file-names.ts';

it.each<[string, `.${string}`, string]>([
  ['untitled.json', '.json', 'untitled.json'],
  ['untitled.json.json', '.json', 'untitled.json'],
  ['untitled.json', '.xml', 'untitled.xml'],
  ['March.JSON', '.built.json', 'March.built.json'],
  ['March.xml', '.signed.json', 'March.signed.json'],
  ['March', '.json', 'March.json'],
  ['March.built.json', '.built.json', 'March.built.json'],
  ['March.built.json', '.signed.json', 'March.built.signed.json'],
  ['carried.pdf.xml', '.json', 'carried.json'],
  ['a.json.txt', '.json', 'a.json.txt.json'],
  ['v1.2', '.json', 'v1.2.json'],
  ['F26-0143 · Cafés', '.signed.json', 'F26-0143 · Cafés.signed.json'],
  ['.json', '.json', 'untitled.json'],
  ['.signed.json', '.signed.json', 'untitled.signed.json'],
])('%s with the ending %s is %s', (name, ending, file) => {
  expect(withEnding(name, ending)).toBe(file);
});

it.each([
  ['a.json', '.json'],
  ['a.YML', '.YML'],
  ['a.json.txt', '.txt'],
  ['a', undefined],
  ['v1.2', undefined],
  ['Cafés S.A.', undefined],
])('%s ends with %s', (name, ending) => {
  expect(endingOf(name)).toBe(ending);
});

it('a stem has none of the endings that were put on one by one', () => {
  expect(stemOf(`${'a.json'.repeat(3)}.json.xml`)).toBe('a.jsona.jsona');
});
