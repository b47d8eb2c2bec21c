import { expect, test } from 'vitest';
import { euInvoiceRules } from './eu-invoice-rules.ts';
import { beTaxCode } from './tax-identity-rules.ts';

test.each([
  ['01', { tax_id: { country: '', code: '' } }],
  ['03', { addresses: [{ street: '', locality: '' }] }],
  ['04', { name: '', addresses: [{ street: '', locality: '' }] }],
])('rule %s of the Union shows the party that would be there', (key, like) => {
  expect(euInvoiceRules('LU').rows[key]?.must.expected).toEqual({ kind: 'present', like });
});

test('check digits are at the end of a number unless its country says otherwise', () => {
  expect(beTaxCode('a number', () => true).checkDigits).toBe('end');
  expect(beTaxCode('a number', () => true, 'front').checkDigits).toBe('front');
});
