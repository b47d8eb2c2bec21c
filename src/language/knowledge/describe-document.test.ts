import { expect, it } from 'vitest';
import { parseJson } from '../syntax/parse-json.ts';
import { describeDocument, shortSchema } from './describe-document.ts';

const described = (text: string) => {
  const { body, ...rest } = describeDocument(parseJson(text));
  return { ...rest, body: body && text.slice(body.start, body.end) };
};

it.each<[string, Partial<ReturnType<typeof described>>]>([
  ['', { addons: [], tags: [], base: [], body: undefined }],
  ['[1]', { addons: [], tags: [], base: [], body: undefined }],
  ['{}', { addons: [], tags: [], base: [], body: '{}' }],
  ['{"$schema": "a/bill/invoice"}', { schema: 'a/bill/invoice' }],
  ['{"$schema": 1}', { body: '{"$schema": 1}' }],
  ['{"$regime": "ES", "supplier": {"tax_id": {"country": "FR"}}}', { regime: 'ES' }],
  ['{"supplier": {"tax_id": {"country": "FR"}}}', { regime: 'FR' }],
  ['{"value_date": "2026-01-01", "issue_date": "2026-02-02"}', { date: '2026-01-01' }],
  ['{"issue_date": "2026-02-02"}', { date: '2026-02-02' }],
  ['{"currency": "EUR"}', { currency: 'EUR' }],
  ['{"$addons": ["a", "", 1, "b"], "$tags": ["t"]}', { addons: ['a', 'b'], tags: ['t'] }],
  ['{"$addons": "a", "$tags": {}}', { addons: [], tags: [] }],
  [
    '{"$schema": "x/envelope", "$regime": "ES", "doc": {"$regime": "FR"}}',
    { regime: 'FR', base: ['doc'], body: '{"$regime": "FR"}' },
  ],
  ['{"$schema": "x/envelope"}', { base: ['doc'], body: undefined }],
  ['{"$schema": "x/envelope", "doc": 1}', { base: ['doc'], body: undefined }],
  ['{"$schema": "envelope", "doc": {}}', { schema: 'envelope', base: [] }],
  ['{"issue_date": "2026-02-02", "lines": [', { date: '2026-02-02' }],
])('%s', (text, expected) => {
  expect(described(text)).toMatchObject(expected);
});

it('says nothing of what the document does not say', () => {
  expect(Object.keys(describeDocument(parseJson('{}')))).toEqual(['addons', 'tags', 'body', 'base']);
});

it('looks at so many addons and tags, and at no more', () => {
  const names = Array.from({ length: 65 }, (_, index) => `n${String(index)}`);
  const { addons, tags } = describeDocument(parseJson(JSON.stringify({ $addons: names, $tags: names })));
  expect(addons).toEqual(names.slice(0, 64));
  expect(tags).toEqual(names.slice(0, 64));
});

it('calls a type by its short name', () => {
  expect(shortSchema('https://gobl.org/draft-0/bill/invoice')).toBe('bill/invoice');
  expect(shortSchema('https://other.org/bill/invoice')).toBe('https://other.org/bill/invoice');
});
