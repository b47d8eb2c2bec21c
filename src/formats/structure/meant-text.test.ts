import { expect, test } from 'vitest';
import { meantText } from './meant-text.ts';
import { textTypesOf } from './text-types.ts';

const typeOf = textTypesOf({
  Code: { base: 'string', enumeration: ['EUR', 'USD', 'Eur2'] },
  Mixed: { base: 'string', enumeration: ['ab', 'AB'] },
  Positive: { base: 'decimal', min: '0', fractionDigits: 2 },
  Date: { base: 'date', min: '2020-01-01' },
});

test.each([
  ['20.11.2026', 'date', '2026-11-20'],
  ['20/11/2026', 'date', '2026-11-20'],
  ['03/04/2026', 'date', undefined],
  ['20261120', 'date', '2026-11-20'],
  ['20261320', 'date', undefined],
  [' 2026-11-20 ', 'date', '2026-11-20'],
  ['31.11.2026', 'date', undefined],
  ['20.11.2019', 'Date', undefined],
  ['1.085,50', 'decimal', '1085.50'],
  ['1,085', 'decimal', undefined],
  ['4,555', 'Positive', undefined],
  ['-4,55', 'Positive', undefined],
  ['4,55', 'Positive', '4.55'],
  ['eur', 'Code', 'EUR'],
  ['eur2', 'Code', 'Eur2'],
  ['Ab', 'Mixed', undefined],
  ['TRUE', 'boolean', 'true'],
  ['yes', 'boolean', undefined],
  ['', 'date', undefined],
  [`2026-11-20${' '.repeat(200)}`, 'date', undefined],
])('%j as %s means %s', (text, type, meant) => {
  const found = typeOf(type);
  if (!found) throw new Error(`there is no type ${type}`);
  expect(found(text)).toBeDefined();
  expect(meantText(text, found)).toBe(meant);
});
