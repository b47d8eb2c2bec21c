import { describeNormalisers } from '../../../testing/normalisers/normaliser-cases.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import { Address } from '../../documents/org/address.ts';
import { Instructions } from '../../documents/pay/instructions.ts';
import { Record as PaymentRecord } from '../../documents/pay/record.ts';
import { TaxCombo } from '../../documents/tax/set.ts';
import { sdi } from './it-sdi-v1.ts';

const parts = { normalisers: sdi.normalisers ?? [], addons: ['it-sdi-v1'] };

const exempt = (code: string) => ({ ext: { 'it-sdi-exempt': code } });

function coded(key: string, given: string, becomes: string) {
  return {
    fact: `${key} with ${given} has ${becomes}`,
    type: TaxCombo,
    given: { cat: 'VAT', key, ...exempt(given) },
    becomes: { cat: 'VAT', key, ...exempt(becomes) },
  };
}

function keyed(code: string, key: string) {
  const combo = { cat: 'VAT', key, ...exempt(code) };
  return {
    fact: `${code} stands for the key ${key}`,
    type: TaxCombo,
    given: { cat: 'VAT', ...exempt(code) },
    becomes: combo,
  };
}

describeNormalisers('taxes of the SDI', parts, [
  {
    fact: 'a tax without key is a standard one',
    type: TaxCombo,
    given: { cat: 'VAT', percent: '22%' },
    becomes: { cat: 'VAT', key: 'standard', percent: '22%' },
  },
  {
    fact: 'a standard tax has no exemption',
    type: TaxCombo,
    given: { cat: 'VAT', key: 'standard', ...exempt('N4') },
    becomes: { cat: 'VAT', key: 'standard' },
  },
  coded('zero', 'N4', 'N1'),
  coded('outside-scope', 'N1', 'N2.1'),
  coded('outside-scope', 'N7', 'N7'),
  coded('export', 'N3.2', 'N3.1'),
  coded('export', 'N3.5', 'N3.5'),
  coded('intra-community', 'N3.1', 'N3.2'),
  coded('intra-community', 'N3.6', 'N3.6'),
  coded('exempt', 'N9', 'N4'),
  coded('exempt', 'N5', 'N5'),
  coded('reverse-charge', 'N4', 'N6.9'),
  coded('reverse-charge', 'N6.3', 'N6.3'),
  keyed('N2.2', 'outside-scope'),
  keyed('N3.4', 'export'),
  keyed('N3.6', 'intra-community'),
  keyed('N5', 'exempt'),
  keyed('N6.1', 'reverse-charge'),
  {
    fact: 'N1 is taxed at nothing',
    type: TaxCombo,
    given: { cat: 'VAT', ...exempt('N1') },
    becomes: { cat: 'VAT', key: 'zero', percent: '0%', ...exempt('N1') },
  },
  {
    fact: 'the key exempt gives way to a code that says more',
    type: TaxCombo,
    given: { cat: 'VAT', key: 'exempt', ...exempt('N3.3') },
    becomes: { cat: 'VAT', key: 'export', ...exempt('N3.3') },
  },
  { fact: 'an unknown code gives no key', type: TaxCombo, given: { cat: 'VAT', ...exempt('N9') } },
  {
    fact: 'a tax of another member state is N7',
    type: TaxCombo,
    given: { cat: 'VAT', country: 'FR', percent: '20%' },
    becomes: { cat: 'VAT', country: 'FR', percent: '20%', ...exempt('N7') },
  },
  {
    fact: 'a tax of a country outside the union is N2.1',
    type: TaxCombo,
    given: { cat: 'VAT', country: 'CH', ...exempt('N4') },
    becomes: { cat: 'VAT', country: 'CH', ...exempt('N2.1') },
  },
  { fact: 'other taxes are left alone', type: TaxCombo, given: { cat: 'IRPEF', percent: '20%', ...exempt('N4') } },
]);

const means = (code: string) => ({ ext: { 'it-sdi-payment-means': code } });

describeNormalisers('payments of the SDI', parts, [
  {
    fact: 'the key of the instructions gives the means',
    type: Instructions,
    given: { key: 'online+pagopa', ...means('MP01') },
    becomes: { key: 'online+pagopa', ...means('MP23') },
  },
  {
    fact: 'an unlisted kind of a means is that means',
    type: Instructions,
    given: { key: 'card+debit' },
    becomes: { key: 'card+debit', ...means('MP08') },
  },
  {
    fact: 'a payment made has a means too',
    type: PaymentRecord,
    given: { key: 'cash+treasury', amount: '10.00' },
    becomes: { key: 'cash+treasury', amount: '10.00', ...means('MP04') },
  },
  { fact: 'for other means the author states the code', type: Instructions, given: { key: 'other', ...means('MP15') } },
]);

const place = (code: string, country = 'IT') => ({ street: 'Via Roma', code, country });

describeNormalisers('addresses of the SDI', parts, [
  {
    fact: 'an Italian postal code gets its zeros back',
    type: Address,
    given: place('185'),
    becomes: place('00185'),
  },
  { fact: 'a sign counts as a digit', type: Address, given: place('-12'), becomes: place('-0012') },
  { fact: 'what is no number stays', type: Address, given: place('1A') },
  { fact: 'a full code stays', type: Address, given: place('00185') },
  { fact: 'codes of other countries stay', type: Address, given: place('185', 'SM') },
]);

const ordinary = { ext: { 'it-sdi-fiscal-regime': 'RF01' } };
const italian = { tax_id: { country: 'IT' } };

describeNormalisers('suppliers of the SDI', parts, [
  {
    fact: 'a supplier is under the ordinary regime',
    type: Invoice,
    given: { type: 'standard', supplier: { name: 'A' } },
    becomes: { type: 'standard', supplier: { name: 'A', ...ordinary } },
  },
  {
    fact: 'a supplier may state another regime',
    type: Invoice,
    given: { type: 'standard', supplier: { name: 'A', ext: { 'it-sdi-fiscal-regime': 'RF19' } } },
  },
  {
    fact: 'telephone numbers of Italian suppliers lose the prefix, and nothing else',
    type: Invoice,
    given: { type: 'standard', supplier: { ...italian, telephones: [{ num: '+39 06123' }, { num: '06124' }] } },
    becomes: {
      type: 'standard',
      supplier: { ...italian, telephones: [{ num: ' 06123' }, { num: '06124' }], ...ordinary },
    },
  },
  {
    fact: 'telephone numbers of other suppliers stay',
    type: Invoice,
    given: {
      type: 'standard',
      supplier: { tax_id: { country: 'FR' }, telephones: [{ num: '+3906123' }], ...ordinary },
    },
  },
  { fact: 'an invoice without supplier stays', type: Invoice, given: { type: 'standard' } },
]);
