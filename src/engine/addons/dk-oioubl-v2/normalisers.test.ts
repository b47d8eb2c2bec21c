import { describeNormalisers } from '../../../testing/normalisers/normaliser-cases.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import { Party } from '../../documents/org/party.ts';
import { TaxCombo } from '../../documents/tax/set.ts';
import { normaliseCombo, normaliseInvoice, normaliseParty } from './normalisers.ts';

const addons = ['dk-oioubl-v2'];
const taxId = { country: 'DK', code: '88146328' };
const danish = { name: 'Kunde ApS', tax_id: taxId };
const legal = { scope: 'legal', code: '88146328' };
const cvr = { uri: 'DK:CVR:88146328' };

describeNormalisers('parties of OIOUBL', { normalisers: [normaliseParty], addons }, [
  {
    fact: 'the tax number is endpoint and legal identity',
    type: Party,
    given: danish,
    becomes: { ...danish, identities: [legal], endpoints: [cvr] },
  },
  {
    fact: 'an endpoint and a legal identity that are given stay',
    type: Party,
    given: { ...danish, identities: [{ scope: 'legal', code: '1' }], endpoints: [{ uri: 'GLN:5798009883735' }] },
  },
  {
    fact: 'an identity of another scope is no legal one',
    type: Party,
    given: { ...danish, identities: [{ scope: 'tax', code: '1' }], endpoints: [cvr] },
    becomes: { ...danish, identities: [{ scope: 'tax', code: '1' }, legal], endpoints: [cvr] },
  },
  {
    fact: 'inboxes by scheme and code become endpoints with their names, before the tax number does',
    type: Party,
    given: {
      ...danish,
      identities: [legal],
      inboxes: [{ label: 'Hall', scheme: 'GLN', code: '5798009883735' }, { email: 'a@b.dk' }, { code: '7' }],
    },
    becomes: {
      ...danish,
      identities: [legal],
      endpoints: [{ label: 'Hall', uri: 'GLN:5798009883735' }],
      inboxes: [{ email: 'a@b.dk' }, { code: '7' }],
    },
  },
  {
    fact: 'no inbox is left where all have become endpoints, whatever the country',
    type: Party,
    given: { tax_id: { country: 'SE', code: '556188840401' }, inboxes: [{ scheme: '0088', code: '1' }] },
    becomes: { tax_id: { country: 'SE', code: '556188840401' }, endpoints: [{ uri: '0088:1' }] },
  },
  {
    fact: 'inboxes stay beside an endpoint',
    type: Party,
    given: { endpoints: [cvr], inboxes: [{ scheme: 'GLN', code: '5798009883735' }] },
  },
  { fact: 'a number of another country says neither', type: Party, given: { tax_id: { country: 'SE', code: '1' } } },
  { fact: 'a country without a number says neither', type: Party, given: { tax_id: { country: 'DK' } } },
  { fact: 'a scheme without a code is no endpoint', type: Party, given: { inboxes: [{ scheme: 'GLN' }] } },
]);

describeNormalisers('taxes of OIOUBL', { normalisers: [normaliseCombo], addons }, [
  {
    fact: 'the category of EN 16931 goes, other codes stay',
    type: TaxCombo,
    given: { cat: 'VAT', key: 'export', ext: { 'untdid-tax-category': 'G', 'cef-vatex': 'VATEX-EU-G' } },
    becomes: { cat: 'VAT', key: 'export', ext: { 'cef-vatex': 'VATEX-EU-G' } },
  },
  { fact: 'a tax without category stays', type: TaxCombo, given: { cat: 'VAT', key: 'standard' } },
]);

describeNormalisers('invoices of OIOUBL', { normalisers: [normaliseInvoice], addons }, [
  {
    fact: 'figures are rounded to the currency',
    type: Invoice,
    given: { type: 'standard', code: '1' },
    becomes: { type: 'standard', code: '1', tax: { rounding: 'currency' } },
  },
  {
    fact: 'other details of the tax stay',
    type: Invoice,
    given: { type: 'standard', tax: { prices_include: 'VAT' } },
    becomes: { type: 'standard', tax: { prices_include: 'VAT', rounding: 'currency' } },
  },
  { fact: 'a rounding that is given stays', type: Invoice, given: { type: 'standard', tax: { rounding: 'precise' } } },
]);
