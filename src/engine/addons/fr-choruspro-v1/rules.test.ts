import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import { describeRules } from '../../../testing/rules/rule-cases.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import { Party } from '../../documents/org/party.ts';
import { chorusPro } from './fr-choruspro-v1.ts';

const scheme = (code: string) => ({ ext: { 'fr-choruspro-scheme': code } });
const from = (country: string) => ({ tax_id: { country } });
const framework = (code: string) => ({ tax: { ext: { 'fr-choruspro-framework': code } } });
const totals = (due: object) => ({ totals: { sum: '1', total: '1', total_with_tax: '1', payable: '1', ...due } });
const siret = { identities: [{ type: 'SIRET', code: '73282932000074' }] };

describeRules('rules of Chorus Pro', ruleBench({ rules: chorusPro.rules ?? [] }), {
  'GOBL-FR-CHORUSPRO-BILL-INVOICE-01': [
    { type: Invoice, accepts: { customer: scheme('1') }, rejects: { customer: scheme('2') }, at: '$.customer.ext' },
    { type: Invoice, accepts: { customer: {} }, rejects: { customer: scheme('6') }, at: '$.customer.ext' },
  ],
  'GOBL-FR-CHORUSPRO-BILL-INVOICE-02': {
    type: Invoice,
    accepts: { customer: siret },
    rejects: { customer: {} },
    at: '$.customer.identities',
  },
  'GOBL-FR-CHORUSPRO-BILL-INVOICE-03': { type: Invoice, accepts: { tax: {} }, rejects: {}, at: '$.tax' },
  'GOBL-FR-CHORUSPRO-BILL-INVOICE-05': {
    type: Invoice,
    accepts: framework('A1'),
    rejects: { tax: {} },
    at: '$.tax.ext',
  },
  'GOBL-FR-CHORUSPRO-BILL-INVOICE-06': [
    {
      type: Invoice,
      accepts: { ...framework('A2'), ...totals({ due: '0.00' }) },
      rejects: { ...framework('A2'), ...totals({ due: '0.01' }) },
      at: '$.totals',
    },
    {
      type: Invoice,
      spares: { ...framework('A1'), ...totals({}) },
      rejects: { ...framework('A2'), ...totals({}) },
      at: '$.totals',
    },
  ],
  'GOBL-FR-CHORUSPRO-BILL-INVOICE-07': {
    type: Invoice,
    accepts: { currency: 'EUR' },
    rejects: { currency: 'USD' },
    at: '$',
  },
  'GOBL-FR-CHORUSPRO-ORG-PARTY-01': { type: Party, accepts: scheme('4'), rejects: {}, at: '$.ext' },
  'GOBL-FR-CHORUSPRO-ORG-PARTY-02': [
    { type: Party, accepts: { ...scheme('1'), ...siret }, rejects: scheme('1'), at: '$.identities' },
    {
      type: Party,
      spares: scheme('2'),
      rejects: { ...scheme('1'), identities: [{ type: 'SIREN', code: '732829320' }] },
      at: '$.identities',
    },
  ],
  'GOBL-FR-CHORUSPRO-ORG-PARTY-03': [
    {
      type: Party,
      accepts: { ...scheme('1'), ...from('FR') },
      rejects: { ...scheme('1'), ...from('ES') },
      at: '$.tax_id.country',
    },
    {
      type: Party,
      spares: { ...scheme('2'), ...from('ES') },
      rejects: { ...scheme('1'), ...from('ES') },
      at: '$.tax_id.country',
    },
  ],
  'GOBL-FR-CHORUSPRO-ORG-PARTY-04': [
    { type: Party, accepts: scheme('2'), rejects: { ...scheme('2'), ...siret }, at: '$.identities' },
    { type: Party, spares: siret, rejects: { ...scheme('6'), ...siret }, at: '$.identities' },
  ],
  'GOBL-FR-CHORUSPRO-ORG-PARTY-05': {
    type: Party,
    accepts: { ...scheme('2'), ...from('ES') },
    rejects: { ...scheme('2'), ...from('FR') },
    at: '$.tax_id.country',
  },
  'GOBL-FR-CHORUSPRO-ORG-PARTY-06': {
    type: Party,
    accepts: { ...scheme('2'), ...from('EL') },
    rejects: { ...scheme('2'), ...from('GB') },
    at: '$.tax_id.country',
  },
  'GOBL-FR-CHORUSPRO-ORG-PARTY-07': {
    type: Party,
    accepts: { ...scheme('3'), ...from('GB') },
    rejects: { ...scheme('3'), ...from('ES') },
    at: '$.tax_id.country',
  },
});
