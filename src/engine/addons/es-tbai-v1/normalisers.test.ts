import { describeNormalisers } from '../../../testing/normalisers/normaliser-cases.ts';
import type { JsonObject } from '../../core/json/json.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import { Line } from '../../documents/bill/line.ts';
import { TaxCombo } from '../../documents/tax/set.ts';
import { normaliseCombo } from './combo.ts';
import { normaliseInvoice } from './invoice.ts';
import { normaliseLine } from './line.ts';

const addons = ['es-tbai-v1'];

function ext(codes: Readonly<Record<string, string>>) {
  return { ext: Object.fromEntries(Object.entries(codes).map(([key, code]) => [`es-tbai-${key}`, code])) };
}

function coded(key: string, given: string, becomes: string, regime = '01') {
  return {
    fact: `${key} with ${given} has ${becomes}`,
    type: TaxCombo,
    given: { cat: 'VAT', key, ...ext({ exemption: given }) },
    becomes: { cat: 'VAT', key, ...ext({ exemption: becomes, regime }) },
  };
}

function keyed(code: string, key: string, regime = '01') {
  return {
    fact: `${code} stands for the key ${key}`,
    type: TaxCombo,
    given: { cat: 'VAT', ...ext({ exemption: code }) },
    becomes: { cat: 'VAT', key, ...ext({ exemption: code, regime }) },
  };
}

describeNormalisers('taxes of TicketBAI', { normalisers: [normaliseCombo], addons }, [
  {
    fact: 'a tax without key is a standard one in the general scheme',
    type: TaxCombo,
    given: { cat: 'VAT', percent: '21%' },
    becomes: { cat: 'VAT', key: 'standard', percent: '21%', ...ext({ regime: '01' }) },
  },
  {
    fact: 'zero has no exemption',
    type: TaxCombo,
    given: { cat: 'VAT', key: 'zero', ...ext({ exemption: 'E1' }) },
    becomes: { cat: 'VAT', key: 'zero', ...ext({ regime: '01' }) },
  },
  coded('exempt', 'OT', 'E1'),
  coded('exempt', 'E6', 'E6'),
  coded('export', 'E1', 'E2', '02'),
  coded('export', 'E4', 'E4', '02'),
  coded('intra-community', 'E1', 'E5'),
  coded('reverse-charge', 'E1', 'S2'),
  coded('outside-scope', 'E1', 'RL'),
  coded('outside-scope', 'VT', 'VT'),
  keyed('E6', 'exempt'),
  keyed('E3', 'export', '02'),
  keyed('E5', 'intra-community'),
  keyed('S2', 'reverse-charge'),
  keyed('IE', 'outside-scope'),
  {
    fact: 'a scheme that is given stays',
    type: TaxCombo,
    given: { cat: 'VAT', key: 'export', ...ext({ exemption: 'E2', regime: '07' }) },
  },
  {
    fact: 'a rate with equivalence surcharge has a scheme of its own',
    type: TaxCombo,
    given: { cat: 'VAT', key: 'standard', rate: 'general+eqs' },
    becomes: { cat: 'VAT', key: 'standard', rate: 'general+eqs', ...ext({ regime: '51' }) },
  },
  {
    fact: 'a surcharge that is given does the same',
    type: TaxCombo,
    given: { cat: 'VAT', key: 'standard', percent: '21%', surcharge: '5.2%' },
    becomes: { cat: 'VAT', key: 'standard', percent: '21%', surcharge: '5.2%', ...ext({ regime: '51' }) },
  },
  {
    fact: 'IGIC is charged outside the territory',
    type: TaxCombo,
    given: { cat: 'IGIC', percent: '7%', ...ext({ exemption: 'E1' }) },
    becomes: { cat: 'IGIC', percent: '7%', ...ext({ exemption: 'IE', regime: '08' }) },
  },
  {
    fact: 'a tax of another member state is charged there',
    type: TaxCombo,
    given: { cat: 'VAT', country: 'FR', percent: '20%' },
    becomes: { cat: 'VAT', country: 'FR', percent: '20%', ...ext({ exemption: 'IE', regime: '01' }) },
  },
  {
    fact: 'a tax of a country outside the union is outside the scope',
    type: TaxCombo,
    given: { cat: 'VAT', country: 'GB', ...ext({ regime: '17' }) },
    becomes: { cat: 'VAT', country: 'GB', ...ext({ exemption: 'RL', regime: '17' }) },
  },
  {
    fact: 'a key of another list only gets a scheme',
    type: TaxCombo,
    given: { cat: 'VAT', key: 'special', ...ext({ exemption: 'E2', regime: '01' }) },
  },
  { fact: 'other taxes are left alone', type: TaxCombo, given: { cat: 'IRPF', percent: '15%' } },
]);

function sold(item: JsonObject, taxes: readonly JsonObject[]): JsonObject {
  return { quantity: '1', item: { name: 'A', price: '1.00', ...item }, taxes };
}

function produced(key: string, given: Readonly<Record<string, string>>, product: string) {
  return {
    type: Line,
    given: sold({ key }, [{ cat: 'VAT', ...ext(given) }]),
    becomes: sold({ key }, [{ cat: 'VAT', ...ext({ product }) }]),
  };
}

describeNormalisers('lines of TicketBAI', { normalisers: [normaliseLine], addons }, [
  { fact: 'goods are goods', ...produced('goods', { product: 'services' }, 'goods') },
  { fact: 'goods may be resold', ...produced('goods', { product: 'resale' }, 'resale') },
  { fact: 'services are services', ...produced('services', { product: 'goods' }, 'services') },
  {
    fact: 'what has no key is a service',
    type: Line,
    given: sold({}, [{ cat: 'IRPF' }, { cat: 'VAT' }]),
    becomes: sold({}, [{ cat: 'IRPF' }, { cat: 'VAT', ...ext({ product: 'services' }) }]),
  },
  { fact: 'other keys say nothing', type: Line, given: sold({ key: 'rent' }, [{ cat: 'VAT' }]) },
  { fact: 'only VAT tells products apart', type: Line, given: sold({}, [{ cat: 'IGIC' }]) },
  { fact: 'a line without item stays', type: Line, given: { quantity: '1', taxes: [{ cat: 'VAT' }] } },
]);

function from(region: string) {
  return { supplier: { addresses: [{ region }] } };
}

const passport = { key: 'passport', code: '1' };

describeNormalisers('invoices of TicketBAI', { normalisers: [normaliseInvoice], addons }, [
  ...Object.entries({ Álava: 'VI', Bizkaia: 'BI', GUIPÚZCOA: 'SS', ss: 'SS' }).map(([region, code]) => ({
    fact: `a supplier in ${region} reports to ${code}`,
    type: Invoice,
    given: { type: 'standard', ...from(region) },
    becomes: { type: 'standard', ...from(region), tax: ext({ region: code }) },
  })),
  {
    fact: 'a supplier elsewhere reports to none of them',
    type: Invoice,
    given: { type: 'standard', ...from('Soria') },
  },
  {
    fact: 'a territory that is given stays',
    type: Invoice,
    given: { type: 'standard', ...from('Bizkaia'), tax: ext({ region: 'VI' }) },
  },
  {
    fact: 'a simplified invoice is marked',
    type: Invoice,
    given: { type: 'standard', $tags: ['simplified'] },
    becomes: { type: 'standard', $tags: ['simplified'], tax: ext({ simplified: 'S' }) },
  },
  {
    fact: 'the first identity of the customer gets its type',
    type: Invoice,
    given: { type: 'standard', customer: { identities: [passport] } },
    becomes: { type: 'standard', customer: { identities: [{ ...passport, ...ext({ 'identity-type': '03' }) }] } },
  },
]);
