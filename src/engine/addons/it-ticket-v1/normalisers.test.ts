import { describeNormalisers } from '../../../testing/normalisers/normaliser-cases.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import { Item } from '../../documents/org/item.ts';
import { TaxCombo } from '../../documents/tax/set.ts';
import { normaliseCombo } from './combo.ts';
import { normaliseInvoice, normaliseItem } from './invoice.ts';

const addons = ['it-ticket-v1'];

const exempt = (code: string) => ({ ext: { 'it-ticket-exempt': code } });

function coded(key: string, given: string, becomes: string) {
  return {
    fact: `${key} with ${given} has ${becomes}`,
    type: TaxCombo,
    given: { cat: 'VAT', key, ...exempt(given) },
    becomes: { cat: 'VAT', key, ...exempt(becomes) },
  };
}

function keyed(code: string, key: string) {
  return {
    fact: `${code} stands for the key ${key} and has no rate`,
    type: TaxCombo,
    given: { cat: 'VAT', rate: 'general', ...exempt(code) },
    becomes: { cat: 'VAT', key, ...exempt(code) },
  };
}

describeNormalisers('taxes of Italian receipts', { normalisers: [normaliseCombo], addons }, [
  {
    fact: 'a tax without key is a standard one',
    type: TaxCombo,
    given: { cat: 'VAT', rate: 'general' },
    becomes: { cat: 'VAT', key: 'standard', rate: 'general' },
  },
  {
    fact: 'zero has no exemption',
    type: TaxCombo,
    given: { cat: 'VAT', key: 'zero', ...exempt('N4') },
    becomes: { cat: 'VAT', key: 'zero' },
  },
  coded('outside-scope', 'N4', 'N1'),
  coded('outside-scope', 'N2', 'N2'),
  coded('export', 'N4', 'N3'),
  coded('intra-community', 'N4', 'N3'),
  coded('exempt', 'N1', 'N4'),
  coded('exempt', 'N5', 'N5'),
  coded('reverse-charge', 'N1', 'N6'),
  keyed('N1', 'outside-scope'),
  keyed('N2', 'outside-scope'),
  keyed('N3', 'export'),
  keyed('N4', 'exempt'),
  keyed('N5', 'exempt'),
  keyed('N6', 'reverse-charge'),
  { fact: 'an unknown code gives no key', type: TaxCombo, given: { cat: 'VAT', rate: 'general', ...exempt('N7') } },
  {
    fact: 'a tax of another country is N2',
    type: TaxCombo,
    given: { cat: 'VAT', country: 'FR', percent: '20%', ...exempt('N4') },
    becomes: { cat: 'VAT', country: 'FR', percent: '20%', ...exempt('N2') },
  },
  { fact: 'other taxes are left alone', type: TaxCombo, given: { cat: 'IRPEF', percent: '20%' } },
]);

const product = (code: string) => ({ name: 'A', ext: { 'it-ticket-product': code } });

describeNormalisers('items of Italian receipts', { normalisers: [normaliseItem], addons }, [
  { fact: 'items are services', type: Item, given: { name: 'A' }, becomes: product('services') },
  { fact: 'unless stated otherwise', type: Item, given: product('goods') },
]);

const lottery = (code: string) => ({
  type: 'standard',
  tax: { prices_include: 'VAT', ext: { 'it-ticket-lottery': code } },
});

describeNormalisers('Italian receipts', { normalisers: [normaliseInvoice], addons }, [
  {
    fact: 'prices include VAT',
    type: Invoice,
    given: { type: 'standard' },
    becomes: { type: 'standard', tax: { prices_include: 'VAT' } },
  },
  { fact: 'a tax that is stated stays', type: Invoice, given: { type: 'standard', tax: { prices_include: 'GST' } } },
  {
    fact: 'a lottery code has capitals and digits only',
    type: Invoice,
    given: lottery('abcd-1234'),
    becomes: lottery('ABCD1234'),
  },
]);
