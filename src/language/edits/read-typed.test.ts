import { expect, it } from 'vitest';
import type { AskInput } from '../../engine/index.ts';
import { readTyped } from './read-typed.ts';

const german = { decimalSign: ',', monthFirst: false, from: '2026-11-27' };
const american = { decimalSign: '.', monthFirst: true, from: '2026-11-27' };

it.each<[AskInput, string, string | undefined, string | undefined]>([
  ['amount', '68', '68', '68'],
  ['amount', '68.00', '68.00', '68.00'],
  ['amount', '68,50', '68.50', '68.50'],
  ['amount', '1.234,50', '1234.50', '1234.50'],
  ['amount', '1,234.50', '1234.50', '1234.50'],
  ['amount', '1 234,50 €', '1234.50', '1234.50'],
  ['amount', "1'234.50", '1234.50', '1234.50'],
  ['amount', '1.234.567', '1234567', '1234567'],
  ['amount', '1,234', '1.234', '1234'],
  ['amount', '1.234', '1.234', '1.234'],
  ['amount', '0,125', '0.125', '0.125'],
  ['amount', '−5', '-5', '-5'],
  ['amount', 'many', undefined, undefined],
  ['amount', '1,2,3.4.5', undefined, undefined],
  ['amount', '9'.repeat(50), undefined, undefined],
  ['percentage', '19', '19%', '19%'],
  ['percentage', '19,5 %', '19.5%', '19.5%'],
  ['percentage', '7.0%', '7.0%', '7.0%'],
  ['percentage', 'full', undefined, undefined],
  ['date', '2026-11-27', '2026-11-27', '2026-11-27'],
  ['date', '20261127', '2026-11-27', '2026-11-27'],
  ['date', '27.11.2026', '2026-11-27', '2026-11-27'],
  ['date', '27/11/26', '2026-11-27', '2026-11-27'],
  ['date', '27.11.', '2026-11-27', '2026-11-27'],
  ['date', '03/04/2026', '2026-04-03', '2026-03-04'],
  ['date', '+30', '2026-12-27', '2026-12-27'],
  ['date', '31.11.2026', undefined, undefined],
  ['date', 'tomorrow', undefined, undefined],
  ['text', '  two  words ', 'two  words', 'two  words'],
])('%s %s is %s in German and %s in American English', (input, typed, first, second) => {
  expect([readTyped(input, typed, german), readTyped(input, typed, american)]).toEqual([first, second]);
});
