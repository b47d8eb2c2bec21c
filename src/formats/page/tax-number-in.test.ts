import { expect, it } from 'vitest';
import { taxNumberIn } from './tax-number-in.ts';

it.each([
  ['de', 'CH', 'E284156502', 'CHE-284.156.502 MWST'],
  ['fr', 'CH', 'E284156502', 'CHE-284.156.502 TVA'],
  ['it', 'CH', 'E284156502', 'CHE-284.156.502 IVA'],
  ['en', 'CH', 'E284156502', 'CHE-284.156.502 MWST'],
  ['de', 'CH', 'E28415650', 'CH E28415650'],
  ['de', 'CH', '12345', 'CH 12345'],
  ['fr', 'ES', 'E284156502', 'ES E284156502'],
  ['de', '', '12345', '12345'],
] as const)('in %s the number %s %s is printed %s', (language, country, code, printed) => {
  expect(taxNumberIn(language, country, code)).toBe(printed);
});
