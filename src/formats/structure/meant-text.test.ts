import { expect, test } from 'vitest';
import { meantTexts } from './meant-text.ts';
import { textTypesOf } from './text-types.ts';

const typeOf = textTypesOf({
  Code: { base: 'string', enumeration: ['EUR', 'USD', 'Eur2'] },
  Mixed: { base: 'string', enumeration: ['ab', 'AB'] },
  Positive: { base: 'decimal', min: '0', fractionDigits: 2 },
  Date: { base: 'date', min: '2020-01-01' },
  Long: { base: 'string', enumeration: Array.from({ length: 1001 }, (_, index) => `C${String(index)}`) },
  Short: { base: 'string', enumeration: Array.from({ length: 1000 }, (_, index) => `C${String(index)}`) },
});

test.each([
  ['20.11.2026', 'date', ['2026-11-20']],
  ['20/11/2026', 'date', ['2026-11-20']],
  ['03/04/2026', 'date', ['2026-04-03', '2026-03-04']],
  ['20261120', 'date', ['2026-11-20']],
  ['20261320', 'date', []],
  [' 2026-11-20 ', 'date', ['2026-11-20']],
  ['31.11.2026', 'date', []],
  ['20.11.2019', 'Date', []],
  ['1.085,50', 'decimal', ['1085.50']],
  ['1,085', 'decimal', ['1.085', '1085']],
  ['4,555', 'Positive', ['4555']],
  ['-4,55', 'Positive', []],
  ['4,55', 'Positive', ['4.55']],
  ['eur', 'Code', ['EUR']],
  ['eur2', 'Code', ['Eur2']],
  ['Ab', 'Mixed', ['ab', 'AB']],
  ['c7', 'Short', ['C7']],
  ['c7', 'Long', []],
  ['TRUE', 'boolean', ['true']],
  ['yes', 'boolean', []],
  ['', 'date', []],
  [`2026-11-20${' '.repeat(200)}`, 'date', []],
])('%j as %s means %s', (text, type, meant) => {
  const found = typeOf(type);
  if (!found) throw new Error(`there is no type ${type}`);
  expect(found(text)).toBeDefined();
  expect(meantTexts(text, found).texts).toEqual(meant);
});

test.each([
  ['20.11.2026', 'date', true],
  [' 2026-11-20 ', 'date', true],
  ['03/04/2026', 'date', false],
  // The other figure has too many decimals, but may be meant.
  ['4,555', 'Positive', false],
  ['Ab', 'Mixed', false],
  ['yes', 'boolean', false],
])('%j as %s is sure: %s', (text, type, isSure) => {
  const found = typeOf(type);
  expect(found && meantTexts(text, found).isSure).toBe(isSure);
});
