import { describeNormalisers } from '../../../testing/normalisers/normaliser-cases.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import { TaxCombo } from '../../documents/tax/set.ts';
import { normaliseCombo } from './combo.ts';
import { normaliseInvoice } from './invoice.ts';

function ext(codes: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(codes).map(([key, code]) => [`es-verifactu-${key}`, code]));
}

const taxed = ext({ 'op-class': 'S1', regime: '01' });

function keyed(key: string, given: Readonly<Record<string, string>>, becomes: Readonly<Record<string, string>>) {
  return {
    type: TaxCombo,
    given: { cat: 'VAT', key, ext: ext(given) },
    becomes: { cat: 'VAT', key, ext: ext(becomes) },
  };
}

function keyFrom(given: Readonly<Record<string, string>>, key: string, becomes: Readonly<Record<string, string>>) {
  return {
    fact: `${Object.values(given).join(' and ')} stands for the key ${key}`,
    type: TaxCombo,
    given: { cat: 'IGIC', ext: ext(given) },
    becomes: { cat: 'IGIC', key, ext: ext(becomes) },
  };
}

describeNormalisers('taxes of VERI*FACTU', { normalisers: [normaliseCombo], addons: ['es-verifactu-v1'] }, [
  {
    fact: 'a tax without key is a standard one in the general scheme',
    type: TaxCombo,
    given: { cat: 'VAT', percent: '21%' },
    becomes: { cat: 'VAT', key: 'standard', percent: '21%', ext: taxed },
  },
  keyFrom({ exempt: 'E6' }, 'exempt', { exempt: 'E6', regime: '01' }),
  keyFrom({ exempt: 'E4' }, 'export', { exempt: 'E4', regime: '02' }),
  keyFrom({ exempt: 'E5' }, 'intra-community', { exempt: 'E5', regime: '01' }),
  keyFrom({ exempt: 'E1', 'op-class': 'S2' }, 'reverse-charge', { 'op-class': 'S2', regime: '01' }),
  keyFrom({ exempt: 'E1', 'op-class': 'N1' }, 'outside-scope', { 'op-class': 'N1', regime: '01' }),
  keyFrom({ exempt: 'E1', 'op-class': 'S1' }, 'exempt', { exempt: 'E1', regime: '01' }),
  { fact: 'zero is subject to tax', ...keyed('zero', { exempt: 'E1' }, { 'op-class': 'S1', regime: '01' }) },
  {
    fact: 'a class other than N1 gives way to N2',
    ...keyed('outside-scope', { 'op-class': 'S1' }, { 'op-class': 'N2', regime: '01' }),
  },
  {
    fact: 'an exemption other than E6 gives way to E1',
    ...keyed('exempt', { exempt: 'E2' }, { exempt: 'E1', regime: '01' }),
  },
  { fact: 'an export is in scheme 02', ...keyed('export', {}, { exempt: 'E2', regime: '02' }) },
  { fact: 'a scheme that is given stays', ...keyed('export', { regime: '07' }, { exempt: 'E2', regime: '07' }) },
  {
    fact: 'a surcharge that is given puts the tax in scheme 18',
    type: TaxCombo,
    given: { cat: 'VAT', key: 'standard', percent: '21%', surcharge: '5.2%' },
    becomes: {
      cat: 'VAT',
      key: 'standard',
      percent: '21%',
      surcharge: '5.2%',
      ext: ext({ 'op-class': 'S1', regime: '18' }),
    },
  },
  {
    fact: 'a key of another list only gets a scheme',
    type: TaxCombo,
    given: { cat: 'VAT', key: 'special', ext: ext({ exempt: 'E2' }) },
    becomes: { cat: 'VAT', key: 'special', ext: ext({ exempt: 'E2', regime: '01' }) },
  },
  {
    fact: 'a tax of another country is outside the scope',
    type: TaxCombo,
    given: { cat: 'VAT', country: 'FR', percent: '20%', ext: ext({ exempt: 'E1', regime: '02' }) },
    becomes: { cat: 'VAT', country: 'FR', percent: '20%', ext: ext({ 'op-class': 'N2', regime: '01' }) },
  },
  {
    fact: 'a tax of another country may be in the one-stop shop',
    type: TaxCombo,
    given: { cat: 'VAT', country: 'FR', ext: ext({ 'op-class': 'N2', regime: '17' }) },
  },
  {
    fact: 'a tax marked Spanish is one',
    type: TaxCombo,
    given: { cat: 'VAT', country: 'ES', key: 'standard', ext: taxed },
  },
  { fact: 'other taxes are not reported', type: TaxCombo, given: { cat: 'IRPF', percent: '15%' } },
]);

function taxedBy(given: object, codes: Readonly<Record<string, string>>) {
  return { type: Invoice, given: { ...given }, becomes: { ...given, tax: { ext: ext(codes) } } };
}

const passport = { key: 'passport', code: '123' };

describeNormalisers('invoices of VERI*FACTU', { normalisers: [normaliseInvoice], addons: ['es-verifactu-v1'] }, [
  { fact: 'a standard invoice gets its codes from scenarios', type: Invoice, given: { type: 'standard' } },
  {
    fact: 'a credit note states differences',
    ...taxedBy({ type: 'credit-note' }, { 'doc-type': 'R1', 'correction-type': 'I' }),
  },
  {
    fact: 'a corrective invoice substitutes',
    ...taxedBy({ type: 'corrective' }, { 'doc-type': 'R1', 'correction-type': 'S' }),
  },
  {
    fact: 'the author may say what a correction rests on, but not how it is made',
    type: Invoice,
    given: { type: 'debit-note', tax: { ext: ext({ 'doc-type': 'R3', 'correction-type': 'S' }) } },
    becomes: { type: 'debit-note', tax: { ext: ext({ 'doc-type': 'R3', 'correction-type': 'I' }) } },
  },
  {
    fact: 'the customer issues a self-billed invoice',
    ...taxedBy({ $tags: ['self-billed'], type: 'standard' }, { 'issuer-type': 'D' }),
  },
  {
    fact: 'an issuer counts more than the tag',
    ...taxedBy(
      { $tags: ['self-billed'], type: 'standard', ordering: { issuer: { name: 'Gestoría' } } },
      { 'issuer-type': 'T' },
    ),
  },
  {
    fact: 'the first identity of the customer gets its type',
    type: Invoice,
    given: { type: 'standard', customer: { identities: [passport, passport] } },
    becomes: {
      type: 'standard',
      customer: { identities: [{ ...passport, ext: ext({ 'identity-type': '03' }) }, passport] },
    },
  },
  {
    fact: 'a customer with a Spanish tax code needs no other identity',
    type: Invoice,
    given: {
      type: 'standard',
      customer: { tax_id: { country: 'ES', code: 'A58818501' }, identities: [passport] },
    },
  },
  {
    fact: 'only the keys themselves have types',
    type: Invoice,
    given: { type: 'standard', customer: { identities: [{ key: 'passport+old', code: '1' }] } },
  },
]);
