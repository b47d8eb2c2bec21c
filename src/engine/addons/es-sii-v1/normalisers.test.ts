import { describeNormalisers } from '../../../testing/normalisers/normaliser-cases.ts';
import type { JsonObject } from '../../core/json/json.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import { Line } from '../../documents/bill/line.ts';
import { TaxCombo } from '../../documents/tax/set.ts';
import { normaliseCombo } from './combo.ts';
import { normaliseInvoice, normaliseLine } from './invoice.ts';

const addons = ['es-sii-v1'];

type Codes = Readonly<Record<string, string>>;

function ext(codes: Codes) {
  return { ext: Object.fromEntries(Object.entries(codes).map(([key, code]) => [`es-sii-${key}`, code])) };
}

function keyed(key: string, given: Codes, becomes: Codes) {
  return {
    type: TaxCombo,
    given: { cat: 'VAT', key, ...ext(given) },
    becomes: { cat: 'VAT', key, ...ext(becomes) },
  };
}

function keyFrom(given: Codes, key: string, becomes: Codes) {
  return {
    fact: `${Object.values(given).join(' and ')} stands for the key ${key}`,
    type: TaxCombo,
    given: { cat: 'IGIC', ...ext(given) },
    becomes: { cat: 'IGIC', key, ...ext(becomes) },
  };
}

describeNormalisers('taxes of the SII', { normalisers: [normaliseCombo], addons }, [
  {
    fact: 'a tax without key is a standard one in the general scheme',
    type: TaxCombo,
    given: { cat: 'VAT', percent: '21%' },
    becomes: { cat: 'VAT', key: 'standard', percent: '21%', ...ext({ regime: '01' }) },
  },
  keyFrom({ exempt: 'E6' }, 'exempt', { exempt: 'E6', regime: '01' }),
  keyFrom({ exempt: 'E4' }, 'export', { exempt: 'E4', regime: '02' }),
  keyFrom({ exempt: 'E5' }, 'intra-community', { exempt: 'E5', regime: '01' }),
  keyFrom({ exempt: 'E1', 'outside-scope': 'other' }, 'outside-scope', { 'outside-scope': 'other', regime: '01' }),
  { fact: 'zero has no exemption', ...keyed('zero', { exempt: 'E1' }, { regime: '01' }) },
  {
    fact: 'a reversed charge keeps what it says about the scope',
    ...keyed('reverse-charge', { exempt: 'E1', 'outside-scope': 'other' }, { 'outside-scope': 'other', regime: '01' }),
  },
  {
    fact: 'outside the scope is a matter of location unless stated otherwise',
    ...keyed('outside-scope', { exempt: 'E1' }, { 'outside-scope': 'location', regime: '01' }),
  },
  {
    fact: 'an exemption other than E6 gives way to E1',
    ...keyed('exempt', { exempt: 'E2', 'outside-scope': 'other' }, { exempt: 'E1', regime: '01' }),
  },
  { fact: 'an export is in scheme 02', ...keyed('export', {}, { exempt: 'E2', regime: '02' }) },
  { fact: 'a scheme that is given stays', ...keyed('export', { regime: '07' }, { exempt: 'E2', regime: '07' }) },
  { fact: 'a sale within the union is E5', ...keyed('intra-community', {}, { exempt: 'E5', regime: '01' }) },
  {
    fact: 'a tax of another country is outside the scope',
    type: TaxCombo,
    given: { cat: 'VAT', country: 'FR', percent: '20%', ...ext({ exempt: 'E1', regime: '02' }) },
    becomes: { cat: 'VAT', country: 'FR', percent: '20%', ...ext({ 'outside-scope': 'location', regime: '01' }) },
  },
  {
    fact: 'a tax of another country may be in the one-stop shop',
    type: TaxCombo,
    given: { cat: 'VAT', country: 'FR', ...ext({ 'outside-scope': 'location', regime: '17' }) },
  },
  { fact: 'other taxes are not reported', type: TaxCombo, given: { cat: 'IPSI', percent: '4%' } },
]);

function sold(key: string, taxes: readonly JsonObject[]): JsonObject {
  return { quantity: '1', item: { key, name: 'A', price: '1.00' }, taxes };
}

describeNormalisers('lines of the SII', { normalisers: [normaliseLine], addons }, [
  ...['goods', 'services'].map((key) => ({
    fact: `the key ${key} is the kind of product`,
    type: Line,
    given: sold(key, [{ cat: 'VAT', ...ext({ product: 'other' }) }]),
    becomes: sold(key, [{ cat: 'VAT', ...ext({ product: key }) }]),
  })),
  { fact: 'other keys say nothing', type: Line, given: sold('rent', [{ cat: 'VAT' }]) },
  { fact: 'only VAT tells products apart', type: Line, given: sold('goods', [{ cat: 'IGIC' }]) },
  { fact: 'a line without item stays', type: Line, given: { quantity: '1', taxes: [{ cat: 'VAT' }] } },
]);

function taxedBy(given: JsonObject, codes: Codes) {
  return { type: Invoice, given, becomes: { ...given, tax: ext(codes) } };
}

const passport = { key: 'passport', code: '123' };

describeNormalisers('invoices of the SII', { normalisers: [normaliseInvoice], addons }, [
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
    fact: 'a self-billed invoice is issued elsewhere',
    ...taxedBy({ $tags: ['self-billed'], type: 'standard' }, { 'third-party-issuer': 'S' }),
  },
  {
    fact: 'so is the invoice of an issuer',
    ...taxedBy({ type: 'standard', ordering: { issuer: { name: 'Gestoría' } } }, { 'third-party-issuer': 'S' }),
  },
  {
    fact: 'the first identity of the customer gets its type',
    type: Invoice,
    given: { type: 'standard', customer: { identities: [passport, passport] } },
    becomes: {
      type: 'standard',
      customer: { identities: [{ ...passport, ...ext({ 'identity-type': '03' }) }, passport] },
    },
  },
]);
