import { describe, expect, it } from 'vitest';
import { describeNormalisers } from '../../../testing/normalisers/normaliser-cases.ts';
import type { JsonObject } from '../../core/json/json.ts';
import { defineAddon } from '../../core/tax/addon.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import { extensions } from './extensions.codes.ts';
import { normaliseInvoice } from './invoice.ts';
import { transactionTypeOf } from './transaction-type.ts';

/** A replacement of the catalogue of exemptions, with two of its codes. */
const catalogue = defineAddon({
  key: 'x-catalogue',
  name: { en: 'Catalogue' },
  extensions: [
    {
      key: 'cef-vatex',
      name: { en: 'Reasons' },
      values: [
        { code: 'VATEX-SA-29', name: { en: 'Money business' } },
        { code: 'VATEX-SA-32', name: { en: 'Sold abroad' } },
      ],
    },
  ],
});

const TIME = '14:05:00';

function typed(invoiceType: string, more: JsonObject = {}): JsonObject {
  return { rounding: 'currency', ext: { 'sa-zatca-invoice-type': invoiceType }, ...more };
}

function tagged(...tags: readonly string[]) {
  return { type: 'standard', $tags: tags, issue_time: TIME };
}

const vat = (category: string, reason: string, key?: string) => ({
  cat: 'VAT',
  ...(key ? { key } : {}),
  ext: { 'untdid-tax-category': category, 'cef-vatex': reason },
});
const lines = (...taxes: readonly JsonObject[]) => ({ lines: taxes.map((combo) => ({ taxes: [combo] })) });
const note = (category: string, text: string, key?: string): JsonObject => ({
  cat: 'VAT',
  ...(key ? { key } : {}),
  text,
  ext: { 'untdid-tax-category': category },
});

function noted(fact: string, given: JsonObject, ...notes: readonly JsonObject[]) {
  const invoice = { type: 'standard', issue_time: TIME, tax: typed('0100000'), ...given };
  const tax = { ...typed('0100000'), ...(notes.length > 0 ? { notes } : {}) };
  return { fact, type: Invoice, given: invoice, becomes: { ...invoice, tax } };
}

describeNormalisers(
  'invoices of ZATCA',
  { normalisers: [normaliseInvoice], addons: ['sa-zatca-v1'], known: { addons: [catalogue] } },
  [
    {
      fact: 'a time that is not given is left to the calculation',
      type: Invoice,
      given: { type: 'standard' },
      becomes: { type: 'standard', tax: typed('0100000') },
      unread: { issue_time: '' },
    },
    {
      fact: 'amounts are rounded one by one, whatever is asked for',
      type: Invoice,
      given: { issue_time: TIME, tax: typed('0100000', { rounding: 'precise' }) },
      becomes: { issue_time: TIME, tax: typed('0100000') },
    },
    {
      fact: 'what is complete stays',
      type: Invoice,
      given: { issue_time: TIME, tax: typed('0100000') },
    },
    ...(
      [
        [[], '0100000'],
        [['simplified'], '0200000'],
        [['third-party'], '0110000'],
        [['nominal'], '0101000'],
        [['export'], '0100100'],
        [['summary'], '0100010'],
        [['self-billed'], '0100001'],
        [['summary', 'simplified', 'partial'], '0200010'],
      ] as const
    ).map(([tags, code]) => ({
      fact: `an invoice with the tags [${tags.join()}] is of type ${code}`,
      type: Invoice,
      given: tagged(...tags),
      becomes: { ...tagged(...tags), tax: typed(code) },
    })),
    {
      fact: 'a type that is given counts more than tags',
      type: Invoice,
      given: { ...tagged('simplified'), tax: typed('0100010') },
    },
    {
      fact: 'an empty type is none',
      type: Invoice,
      given: { ...tagged('simplified'), tax: typed('') },
      becomes: { ...tagged('simplified'), tax: typed('0200000') },
    },
    noted(
      'an exemption is explained in the words of its code, under the key of the tax',
      lines(vat('E', 'VATEX-SA-29', 'exempt')),
      note('E', 'Money business', 'exempt'),
    ),
    noted(
      'each category is explained once, in the order of the lines',
      lines(vat('Z', 'VATEX-SA-32'), vat('E', 'VATEX-SA-29'), vat('Z', 'VATEX-SA-29')),
      note('Z', 'Sold abroad'),
      note('E', 'Money business'),
    ),
    noted(
      'a note of the author about the category stays alone',
      { ...lines(vat('E', 'VATEX-SA-29')), tax: typed('0100000', { notes: [note('E', 'By law')] }) },
      note('E', 'By law'),
    ),
    noted(
      'a note about another tax does not count',
      {
        ...lines(vat('E', 'VATEX-SA-29')),
        tax: typed('0100000', { notes: [{ ...note('E', 'By law'), cat: 'GST' }, note('Z', 'Zero')] }),
      },
      { ...note('E', 'By law'), cat: 'GST' },
      note('Z', 'Zero'),
      note('E', 'Money business'),
    ),
    noted('a reason that is not listed is not explained', lines(vat('E', 'VATEX-SA-99'))),
    noted('a tax without reason is not explained', lines({ cat: 'VAT', ext: { 'untdid-tax-category': 'S' } })),
    noted('a tax without category is not explained', lines({ cat: 'VAT', ext: { 'cef-vatex': 'VATEX-SA-29' } })),
    noted('only VAT is explained', lines({ ...vat('E', 'VATEX-SA-29'), cat: 'GST' })),
  ],
);

describeNormalisers('invoices of ZATCA without catalogue', { normalisers: [normaliseInvoice] }, [
  noted('no exemption is explained', lines(vat('E', 'VATEX-SA-29'))),
]);

describe('the type of a transaction', () => {
  const codes = extensions.flatMap(({ values }) => values ?? []).map(({ code }) => code);

  it('can be one of 32', () => {
    expect(new Set(codes).size).toBe(32);
  });

  it('keeps its flags in order, whatever the order of the tags', () => {
    expect(transactionTypeOf(['self-billed', 'summary', 'nominal', 'third-party'])).toBe('0111011');
    expect(codes).toContain('0111011');
  });
});
