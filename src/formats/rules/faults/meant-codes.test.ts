import { expect, test } from 'vitest';
import type { CodeList } from '../../en16931/rules/code-lists.ts';
import { meantCodes } from './meant-codes.ts';

test.each<[text: string, list: CodeList, codes: readonly string[]]>([
  ['hur', 'UNITS', ['HUR']],
  ['HOUR', 'UNITS', ['HUR']],
  ['Stk.', 'UNITS', ['H87']],
  ['eur', 'CURRENCIES', ['EUR']],
  [' be ', 'COUNTRIES', ['BE']],
  ['Stk.', 'CURRENCIES', []],
  ['EURO', 'CURRENCIES', []],
  ['', 'UNITS', []],
  [' '.repeat(1000), 'UNITS', []],
])('%j in %s means %j', (text, list, codes) => {
  expect(meantCodes(text, new Set(), list)).toEqual(codes);
});

test('a short list of its own is compared too', () => {
  expect(meantCodes('ab', new Set(['AB', 'CD']), undefined)).toEqual(['AB']);
});
