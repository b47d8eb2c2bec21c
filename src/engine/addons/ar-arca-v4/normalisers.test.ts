import { expect, test } from 'vitest';
import { describeNormalisers } from '../../../testing/normalisers/normaliser-cases.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import { TaxCombo } from '../../documents/tax/set.ts';
import { arca } from './ar-arca-v4.ts';
import { prepareCorrection } from './correction.ts';

const parts = { normalisers: arca.normalisers ?? [], addons: ['ar-arca-v4'] };

const ext = (codes: object) => ({
  ext: Object.fromEntries(Object.entries(codes).map(([key, code]) => [`ar-arca-${key}`, String(code)])),
});
const argentinian = { tax_id: { country: 'AR', code: '30500010912' } };

function voucher(fact: string, given: object, docType: string, status?: string) {
  const { customer } = given as { customer?: object };
  return {
    fact,
    type: Invoice,
    given: { ...given },
    becomes: {
      ...given,
      ...(customer ? { customer: { ...customer, ...ext({ 'vat-status': status }) } } : {}),
      tax: ext({ 'doc-type': docType }),
    },
  };
}

describeNormalisers('vouchers of ARCA', parts, [
  voucher('without customer the class is B', { type: 'standard' }, '6'),
  voucher('a registered customer gets class A', { type: 'credit-note', customer: argentinian }, '3', '1'),
  voucher('a foreign customer gets class B', { type: 'debit-note', customer: { tax_id: { country: 'UY' } } }, '7', '9'),
  voucher('a final consumer gets class B', { type: 'standard', customer: { name: 'Ana' } }, '6', '5'),
  voucher('the monotributo gets class C', { $tags: ['monotax'], type: 'standard', customer: argentinian }, '11', '1'),
  {
    fact: 'other types have no voucher',
    type: Invoice,
    given: { type: 'proforma' },
    becomes: { type: 'proforma', tax: {} },
  },
  {
    fact: 'what is stated stays if it goes with the customer',
    type: Invoice,
    given: {
      type: 'standard',
      customer: { ...argentinian, ...ext({ 'vat-status': 4 }) },
      tax: ext({ 'doc-type': '49' }),
    },
  },
  ...[
    [['goods', 'goods'], '1'],
    [['services', undefined], '2'],
    [['goods', undefined], '3'],
  ].map(([keys, concept]) => {
    const lines = (keys as (string | undefined)[]).map((key) => ({
      quantity: '1',
      item: key === undefined ? { name: 'A' } : { name: 'A', key },
    }));
    return {
      fact: `the concept of ${String(keys)} is ${String(concept)}`,
      type: Invoice,
      given: { type: 'standard', lines },
      becomes: { type: 'standard', lines, tax: ext({ 'doc-type': 6, concept }) },
    };
  }),
]);

describeNormalisers('VAT rates of ARCA', parts, [
  ...[
    [{ rate: 'reduced' }, '4'],
    [{ rate: 'general' }, '5'],
    [{ rate: 'increased' }, '6'],
    [{ key: 'zero' }, '3'],
  ].map(([combo, code]) => ({
    fact: `${JSON.stringify(combo)} is ${String(code)}`,
    type: TaxCombo,
    given: { cat: 'VAT', ...(combo as object) },
    becomes: { cat: 'VAT', ...(combo as object), ...ext({ 'vat-rate': code }) },
  })),
  { fact: 'a percentage alone has none', type: TaxCombo, given: { cat: 'VAT', percent: '21%' } },
]);

test('a correction asks for the new voucher and refers to the old one', () => {
  const document = { 'ar-arca-doc-type': '1', 'ar-arca-concept': '2' };
  const asked = { 'ar-arca-doc-type': '3', other: '1' };
  expect(prepareCorrection({ requested: asked, document, preceding: asked })).toEqual({
    requested: asked,
    document: { ...document, 'ar-arca-doc-type': '3' },
    preceding: { ...document, other: '1' },
  });
  expect(prepareCorrection({ requested: {}, document, preceding: {} })).toEqual({
    requested: {},
    document,
    preceding: document,
  });
});
