import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import type { RuleCase } from '../../../testing/rules/rule-cases.ts';
import { describeRules } from '../../../testing/rules/rule-cases.ts';
import { Charge } from '../../documents/bill/charge.ts';
import { Discount } from '../../documents/bill/discount.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import { LineCharge, LineDiscount } from '../../documents/bill/line.ts';
import { Address } from '../../documents/org/address.ts';
import { Attachment } from '../../documents/org/attachment.ts';
import { Endpoint } from '../../documents/org/endpoint.ts';
import { Inbox } from '../../documents/org/inbox.ts';
import { Item } from '../../documents/org/item.ts';
import { Party } from '../../documents/org/party.ts';
import { Instructions } from '../../documents/pay/instructions.ts';
import { Terms } from '../../documents/pay/terms.ts';
import { TaxCombo } from '../../documents/tax/set.ts';
import { en16931 } from './eu-en16931-v2017.ts';

const category = (code: string) => ({ ext: { 'untdid-tax-category': code } });

const totals = { sum: '10', total: '10', total_with_tax: '10', payable: '10.00' };
const due = { type: 'standard', totals };

function exemptTotals(ext: Readonly<Record<string, string>>, code = 'VAT') {
  const taxes = { categories: [{ code, rates: [{ base: '10', amount: '0', ext }], amount: '0' }], sum: '0' };
  return { totals: { ...totals, taxes } };
}

const exempt = { 'untdid-tax-category': 'E' };

const endpoint = (passes: Pick<RuleCase, 'accepts' | 'spares'>, rest: string): RuleCase => ({
  type: Endpoint,
  ...passes,
  rejects: { uri: `iso6523-actorid-upis${rest}` },
  at: '$',
});

describeRules('rules of EN 16931', ruleBench({ rules: en16931.rules ?? [] }), {
  'GOBL-EU-EN16931-BILL-INVOICE-01': { type: Invoice, accepts: { tax: {} }, rejects: {}, at: '$.tax' },
  'GOBL-EU-EN16931-BILL-INVOICE-02': [
    {
      type: Invoice,
      accepts: { tax: { ext: { 'untdid-document-type': '380' } } },
      rejects: { tax: {} },
      at: '$.tax.ext',
    },
    { type: Invoice, spares: {}, rejects: { tax: { ext: { 'es-other': '1' } } }, at: '$.tax.ext' },
  ],
  'GOBL-EU-EN16931-BILL-INVOICE-03': { type: Invoice, accepts: { lines: [{}] }, rejects: {}, at: '$.lines' },
  'GOBL-EU-EN16931-BILL-INVOICE-04': {
    type: Invoice,
    accepts: { supplier: { addresses: [{ country: 'DE' }] } },
    rejects: { supplier: {} },
    at: '$.supplier.addresses',
  },
  'GOBL-EU-EN16931-BILL-INVOICE-05': [
    {
      type: Invoice,
      accepts: { customer: { addresses: [{ country: 'DE' }] } },
      rejects: { customer: {} },
      at: '$.customer.addresses',
    },
    { type: Invoice, spares: {}, rejects: { customer: { name: 'A' } }, at: '$.customer.addresses' },
  ],
  'GOBL-EU-EN16931-BILL-INVOICE-06': [
    { type: Invoice, accepts: { ...due, payment: {} }, rejects: due, at: '$.payment' },
    { type: Invoice, spares: { ...due, type: 'credit-note' }, rejects: due, at: '$.payment' },
    {
      type: Invoice,
      spares: { type: 'standard', totals: { ...totals, due: '0.00' } },
      rejects: { type: 'standard', totals: { ...totals, payable: '0', due: '-1.00' } },
      at: '$.payment',
    },
    {
      type: Invoice,
      spares: { type: 'standard', totals: { ...totals, payable: '0.00' } },
      rejects: due,
      at: '$.payment',
    },
  ],
  'GOBL-EU-EN16931-BILL-INVOICE-07': [
    {
      type: Invoice,
      accepts: { ...due, payment: { terms: { notes: 'At once' } } },
      rejects: { ...due, payment: {} },
      at: '$.payment.terms',
    },
    { type: Invoice, spares: due, rejects: { ...due, payment: {} }, at: '$.payment.terms' },
  ],
  'GOBL-EU-EN16931-BILL-INVOICE-08': [
    {
      type: Invoice,
      accepts: { ...exemptTotals(exempt), tax: { notes: [{ text: 'Art. 20', ext: exempt }] } },
      rejects: { ...exemptTotals(exempt), tax: { notes: [{ cat: 'VAT', key: 'exempt', text: 'Art. 20' }] } },
      at: '$',
    },
    {
      type: Invoice,
      accepts: exemptTotals({ ...exempt, 'cef-vatex': 'VATEX-EU-132' }),
      rejects: exemptTotals({ 'untdid-tax-category': 'AE' }),
      at: '$',
    },
    { type: Invoice, accepts: exemptTotals(exempt, 'IRPF'), rejects: exemptTotals(exempt), at: '$' },
    { type: Invoice, accepts: {}, rejects: exemptTotals(exempt), at: '$' },
  ],
  'GOBL-EU-EN16931-BILL-DISCOUNT-01': {
    type: Discount,
    accepts: { taxes: [{ cat: 'VAT' }] },
    rejects: {},
    at: '$.taxes',
  },
  'GOBL-EU-EN16931-BILL-DISCOUNT-02': [
    { type: Discount, accepts: { reason: 'Loyalty' }, rejects: {}, at: '$' },
    { type: Discount, accepts: { ext: { 'untdid-allowance': '67' } }, rejects: { ext: { other: '67' } }, at: '$' },
  ],
  'GOBL-EU-EN16931-BILL-LINEDISCOUNT-01': { type: LineDiscount, accepts: { reason: 'Loyalty' }, rejects: {}, at: '$' },
  'GOBL-EU-EN16931-BILL-CHARGE-01': [
    { type: Charge, accepts: { reason: 'Freight' }, rejects: {}, at: '$' },
    {
      type: Charge,
      accepts: { ext: { 'untdid-charge': 'DL' } },
      rejects: { ext: { 'untdid-allowance': '67' } },
      at: '$',
    },
  ],
  'GOBL-EU-EN16931-BILL-LINECHARGE-01': { type: LineCharge, accepts: { reason: 'Freight' }, rejects: {}, at: '$' },
  'GOBL-EU-EN16931-PAY-INSTRUCTIONS-01': {
    type: Instructions,
    accepts: { key: 'other', ext: { 'untdid-payment-means': '97' } },
    rejects: { key: 'other' },
    at: '$.ext',
  },
  'GOBL-EU-EN16931-PAY-TERMS-01': [
    { type: Terms, accepts: { notes: 'At once' }, rejects: { key: 'instant' }, at: '$' },
    { type: Terms, accepts: { due_dates: [{ date: '2026-02-01', amount: '1' }] }, rejects: {}, at: '$' },
    { type: Terms, accepts: { due_dates: [null] }, rejects: { due_dates: [] }, at: '$' },
  ],
  'GOBL-EU-EN16931-ORG-ITEM-01': [
    { type: Item, accepts: { unit: 'kg' }, rejects: {}, at: '$.unit' },
    {
      type: Item,
      spares: { ext: { 'untdid-unit': 'XPP' } },
      rejects: { ext: { 'untdid-text-subject': 'AAI' } },
      at: '$.unit',
    },
  ],
  'GOBL-EU-EN16931-ORG-ATTACHMENT-01': { type: Attachment, accepts: { code: 'A1' }, rejects: {}, at: '$.code' },
  'GOBL-EU-EN16931-ORG-PARTY-01': {
    type: Party,
    accepts: { inboxes: [{ code: '1' }] },
    rejects: { inboxes: [{ code: '1' }, { code: '2' }] },
    at: '$.inboxes',
  },
  'ASSAY-EU-EN16931-ORG-PARTY-11': [
    {
      type: Party,
      accepts: { identities: [{ scope: 'legal', code: '1' }, { scope: 'tax', code: '2' }, null, { code: '3' }] },
      rejects: { identities: [{ scope: 'legal', code: '1' }, null, { code: '3' }, { scope: 'legal', code: '2' }] },
      at: '$.identities',
    },
  ],
  'ASSAY-EU-EN16931-ORG-PARTY-13': {
    type: Party,
    accepts: { endpoints: [{ uri: 'iso6523-actorid-upis::0088:1' }, { uri: 'mailto:a@b.example' }, null] },
    rejects: { endpoints: [{ uri: 'iso6523-actorid-upis::0088:1' }, { uri: 'ISO6523-actorid-upis::0088:1' }] },
    at: '$.endpoints',
  },
  'ASSAY-EU-EN16931-ORG-ENDPOINT-01': [
    endpoint({ spares: { uri: 'mailto:a@b.example' } }, '::0088:'),
    ...[':', '::', '::0088', '::0088:', '::0088: 1', ':0088:1', '::00 88:1'].map((rest) =>
      endpoint({ accepts: { uri: 'iso6523-actorid-upis::0184:DK:1' } }, rest),
    ),
  ],
  'ASSAY-EU-EN16931-ORG-PARTY-12': [
    {
      type: Party,
      accepts: { identities: [{ scope: 'tax', code: '1' }, { scope: 'legal', code: '2' }, { code: '3' }] },
      rejects: {
        identities: [
          { scope: 'tax', code: '1' },
          { scope: 'tax', code: '2' },
        ],
      },
      at: '$.identities',
    },
  ],
  'GOBL-EU-EN16931-ORG-INBOX-01': [
    { type: Inbox, accepts: { scheme: '0088', code: '1' }, rejects: { code: '1' }, at: '$' },
    { type: Inbox, accepts: { email: 'a@b.example' }, rejects: { code: '1' }, at: '$' },
  ],
  'GOBL-EU-EN16931-ORG-INBOX-02': {
    type: Inbox,
    accepts: { scheme: '0088', code: '1' },
    rejects: { scheme: '0088' },
    at: '$',
  },
  'GOBL-EU-EN16931-ORG-ADDRESS-01': { type: Address, accepts: { country: 'DE' }, rejects: {}, at: '$.country' },
  'GOBL-EU-EN16931-TAX-COMBO-01': {
    type: TaxCombo,
    accepts: { cat: 'VAT', ...category('S') },
    rejects: { cat: 'VAT' },
    at: '$.ext',
  },
  'GOBL-EU-EN16931-TAX-COMBO-02': [
    {
      type: TaxCombo,
      accepts: { cat: 'VAT', ...category('AE') },
      rejects: { cat: 'VAT', ...category('L') },
      at: '$.ext',
    },
    { type: TaxCombo, accepts: { cat: 'VAT' }, rejects: { cat: 'VAT', ...category('M') }, at: '$.ext' },
  ],
  'GOBL-EU-EN16931-TAX-COMBO-03': {
    type: TaxCombo,
    accepts: { cat: 'IGIC', ...category('L') },
    rejects: { cat: 'IGIC', ...category('S') },
    at: '$.ext',
  },
  'GOBL-EU-EN16931-TAX-COMBO-04': {
    type: TaxCombo,
    accepts: { cat: 'IPSI', ...category('M') },
    rejects: { cat: 'IPSI', ...category('L') },
    at: '$.ext',
  },
  'GOBL-EU-EN16931-TAX-COMBO-05': {
    type: TaxCombo,
    accepts: { cat: 'IRPF', ...category('O') },
    rejects: { cat: 'IRPF', ...category('S') },
    at: '$.ext',
  },
  'GOBL-EU-EN16931-TAX-COMBO-07': ['S', 'Z', 'L', 'M'].flatMap((category) => {
    const rejects = { cat: 'VAT', ext: { 'untdid-tax-category': category, 'cef-vatex': 'VATEX-EU-132' } };
    return [
      { type: TaxCombo, accepts: { cat: 'VAT', ext: { 'untdid-tax-category': category } }, rejects, at: '$.ext' },
      {
        type: TaxCombo,
        spares: { cat: 'VAT', ext: { 'untdid-tax-category': 'E', 'cef-vatex': 'VATEX-EU-132' } },
        rejects,
        at: '$.ext',
      },
    ];
  }),
});
