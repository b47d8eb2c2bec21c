import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { AUTHORITIES, authorityByKey, codesOf, nameOf } from './authorities.ts';
import { conditionsOf } from './conditions/conditions.ts';
import { SPANISH_CODES } from './words.es.ts';

const docs = readFileSync('docs/refusals.md', 'utf8');

const all = AUTHORITIES.flatMap((authority) => authority.codes.map((row) => ({ authority, row })));

it('every authority has a key, a name and a dated source of its own', () => {
  expect(new Set(AUTHORITIES.map(({ key }) => key)).size).toBe(AUTHORITIES.length);
  for (const { sources } of AUTHORITIES) {
    expect(sources.length).toBeGreaterThan(0);
    for (const { read } of sources) expect(read).toMatch(/^\d{4}-\d\d-\d\d$/);
  }
});

it('a code stands once in a list, and is found in any case', () => {
  const names = all.map(({ authority, row }) => `${authority.key} ${row.kind} ${row.code}`);
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  const [row] = codesOf(authorityByKey('SAT')!, 'cfdi40147');
  expect(row?.code).toBe('CFDI40147');
});

it('words are sentences, and places begin with a member', () => {
  for (const { row } of all) {
    for (const words of [row.meaning, row.next]) if (words !== undefined) expect(words).toMatch(/^[A-Z`].*[.]$/s);
    if (row.place !== undefined) expect(row.place).toMatch(/^[a-z_]+(?:[.](?:[a-z_]+|[*]|\d+))*$/);
    for (const words of row.sentence ?? []) expect(words).toBe(words.toLowerCase());
  }
});

it('the code for a broken schema is one of the authority', () => {
  for (const authority of AUTHORITIES) {
    if (authority.schemaCode !== undefined) expect(codesOf(authority, authority.schemaCode)).not.toEqual([]);
  }
});

it('the table of the docs counts as the lists do', () => {
  const listed = Object.fromEntries(
    [...docs.matchAll(/^\|[^|]+\| `([\w-]+)` +\| (\d+) +\| (\d+) +\| (\d+) +\| (\d+) +\|$/gm)].map(
      ([, key, ...counts]) => [key, counts.map(Number)],
    ),
  );
  const counted = AUTHORITIES.filter(({ codes }) => codes.length > 0).map(({ key, codes }) => [
    key,
    [
      codes.length,
      codes.filter(({ meaning, next, rules }) => (meaning ?? rules) !== undefined && next !== undefined).length,
      codes.filter(({ element, place }) => (element ?? place) !== undefined).length,
      codes.filter(({ rules }) => rules !== undefined).length,
    ],
  ]);
  expect(listed).toEqual(Object.fromEntries(counted));
});

it('every code has Spanish words, and no code that is not there has any', () => {
  expect(AUTHORITIES.filter(({ codes, key }) => codes.length > 0 && !SPANISH_CODES[key])).toEqual([]);
  for (const [key, words] of Object.entries(SPANISH_CODES)) {
    const authority = authorityByKey(key)!;
    const codes = authority.codes.map((row) => nameOf(authority, row));
    expect(Object.keys(words).sort()).toEqual([...codes].sort());
    for (const texts of Object.values(words))
      for (const text of texts) if (text !== undefined) expect(text).toMatch(/^[A-ZÁÉÍÓÚ`].*[.]$/s);
  }
});

it('every condition is read, and is of a code that the authority has', () => {
  const counts = AUTHORITIES.map(({ key }) => [key, conditionsOf(key).size] as const).filter(([, count]) => count > 0);
  expect(counts).toEqual([
    ['ksef', 13],
    ['sdi', 40],
    ['aeat-verifactu', 75],
    ['sat', 143],
    ['nav', 198],
  ]);
  const strays = counts.flatMap(([key]) =>
    [...conditionsOf(key).keys()].filter((code) => codesOf(authorityByKey(key)!, code).length === 0),
  );
  expect(strays).toEqual([]);
});

it.each([
  ['sdi', '00421', { kind: 'product', effect: 'refuses', tolerance: 'eur-0.01', certainty: 'text' }],
  ['sdi', '00422', { kind: 'sum', effect: 'refuses', tolerance: 'below-eur-1', certainty: 'text' }],
  ['sdi', '00448', { effect: 'silent' }],
  ['ksef', 'processing-instruction', { since: '2026-07-16' }],
  ['aeat-verifactu', '2004', { effect: 'warns', tolerance: 'seconds-240' }],
  [
    'nav',
    'INCORRECT_HEAD_DATA_EXCHANGE_RATE_1',
    { effect: 'warns', places: ['InvoiceData/invoiceMain/invoice/invoiceHead/invoiceDetail/currencyCode'] },
  ],
  ['sat', 'CRP20240', { kind: 'decimals', tolerance: 'currency-decimals' }],
])('the condition of %s %s has the facts that a rule needs', (key, code, facts) => {
  expect(conditionsOf(key).get(code)).toMatchObject(facts);
});
