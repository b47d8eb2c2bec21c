import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import { describeRules } from '../../../testing/rules/rule-cases.ts';
import type { Json, JsonObject } from '../../core/json/json.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import { Payment } from '../../documents/bill/payment.ts';
import { Party } from '../../documents/org/party.ts';
import { flow10 } from './fr-ctc-flow10-v1.ts';

const ext = (codes: Readonly<Record<string, string>>): JsonObject => ({ tax: { ext: codes } });
const documentType = (code: string) => ext({ 'untdid-document-type': code });

const schemed = (scheme: string, more: JsonObject = {}): JsonObject => ({
  code: '732829320',
  ext: { 'iso-scheme-id': scheme },
  ...more,
});
const known = (...identities: readonly JsonObject[]): JsonObject => ({ identities });
const siren: JsonObject = { type: 'SIREN', code: '732829320' };
const taxCode: JsonObject = { tax_id: { country: 'FR', code: '44732829320' } };

/** Sold to a business; data of the customer do not matter here. */
const toBusiness = (more: JsonObject = {}): JsonObject => ({ customer: { name: 'Atelier Rivage' }, ...more });
const vatLines = (...percents: readonly string[]): JsonObject => ({
  lines: percents.map((percent) => ({ taxes: [{ cat: 'VAT', percent }] })),
});
const exempt = (more: JsonObject = {}): JsonObject =>
  toBusiness({
    lines: [{}, { taxes: [{ cat: 'VAT', key: 'exempt', ext: { 'untdid-tax-category': 'E' } }] }],
    ...more,
  });
const explained = (key: string, text: string): JsonObject => ({ tax: { notes: [{ cat: 'VAT', key, text }] } });

const legalSchemes = ['0002', '0223', '0227', '0228', '0229'];
const percents = ['0', '0.9', '1.05', '1.75', '2.1', '5.5', '7', '8.5', '9.2', '9.6', '10', '13', '19.6', '20', '20.6'];

/** Cases on the legal identity of a party, under its member. */
function legalCases(member: string) {
  const at = `$.${member}`;
  const as = (party: JsonObject): JsonObject => toBusiness({ [member]: party });
  return [
    ...legalSchemes.map((scheme) => ({
      type: Invoice,
      accepts: as(known(schemed('0088'), schemed(scheme))),
      rejects: as(known(schemed('0088', { scope: 'legal' }), schemed(scheme))),
      at,
    })),
    { type: Invoice, accepts: as(known(schemed('0227', { scope: 'legal' }))), rejects: as({}), at },
    {
      type: Invoice,
      accepts: as(known({ ...siren, scope: 'legal' }, schemed('0002'))),
      rejects: as(known({ ...siren, scope: 'legal' })),
      at,
    },
  ];
}

/** Cases on the tax code that belongs to the legal identity. */
function taxCodeCases(member: string) {
  const at = `$.${member}`;
  const as = (party: JsonObject): JsonObject => toBusiness({ [member]: party });
  return [
    ...['0002', '0223'].map((scheme) => ({
      type: Invoice,
      accepts: as({ ...known(schemed(scheme)), ...taxCode }),
      rejects: as({ ...known(schemed(scheme)), tax_id: { country: 'FR' } }),
      at,
    })),
    ...['0227', '0228', '0229'].map((scheme) => ({
      type: Invoice,
      accepts: as(known(schemed(scheme, { scope: 'legal' }), schemed('0002'))),
      rejects: as(known(schemed('0002', { scope: 'legal' }), schemed(scheme))),
      at,
    })),
    { type: Invoice, accepts: as({}), rejects: as(known(schemed('0002'))), at },
  ];
}

/** Cases on the SIREN of a supplier. */
function sirenCases(type: typeof Invoice | typeof Payment) {
  return [
    {
      type,
      accepts: { supplier: known(schemed('0009'), siren) },
      rejects: { supplier: known({ ...siren, type: 'SIRET' }) },
      at: '$.supplier',
    },
    {
      type,
      accepts: { supplier: known(schemed('0002')) },
      rejects: { supplier: known(schemed('0223')) },
      at: '$.supplier',
    },
  ];
}

describeRules('rules of flow 10 on invoices', ruleBench({ rules: (flow10.rules ?? []).filter(isAbout(Invoice)) }), {
  'GOBL-FR-CTC-FLOW10-BILL-INVOICE-01': [
    { type: Invoice, accepts: { currency: 'EUR' }, rejects: { currency: 'XPF' }, at: '$' },
    {
      type: Invoice,
      accepts: { currency: 'XPF', exchange_rates: [{ from: 'XPF', to: 'EUR', amount: '0.00838' }] },
      rejects: { currency: 'XPF', exchange_rates: [{ from: 'EUR', to: 'XPF', amount: '119.33' }] },
      at: '$',
    },
  ],
  ...Object.fromEntries(
    (
      [
        ['02', 'supplier'],
        ['03', 'customer'],
      ] as const
    ).map(([number, member]) => [
      `GOBL-FR-CTC-FLOW10-BILL-INVOICE-${number}`,
      {
        type: Invoice,
        accepts: { [member]: { addresses: [{ country: 'FR' }] } },
        rejects: { [member]: { addresses: [{ country: 'FR' }, { locality: 'Brest' }] } },
        at: `$.${member}.addresses[1].country`,
      },
    ]),
  ),
  'GOBL-FR-CTC-FLOW10-BILL-INVOICE-04': [
    {
      type: Invoice,
      accepts: ext({ 'fr-ctc-flow10-b2c-category': 'TPS1' }),
      rejects: documentType('380'),
      at: '$.tax.ext',
    },
    { type: Invoice, spares: toBusiness({ tax: {} }), rejects: { tax: {} }, at: '$.tax.ext' },
  ],
  'GOBL-FR-CTC-FLOW10-BILL-INVOICE-05': [
    { type: Invoice, accepts: { supplier: {} }, rejects: {}, at: '$.supplier' },
    { type: Invoice, spares: toBusiness(), rejects: { type: 'standard' }, at: '$.supplier' },
  ],
  'GOBL-FR-CTC-FLOW10-BILL-INVOICE-06': [
    ...sirenCases(Invoice),
    { type: Invoice, spares: toBusiness({ supplier: {} }), rejects: { supplier: {} }, at: '$.supplier' },
  ],
  'GOBL-FR-CTC-FLOW10-BILL-INVOICE-07': [
    ...percents.map((percent) => ({
      type: Invoice,
      accepts: vatLines(`${percent}%`, `${percent}0%`.replace(/^(\d+)0%$/, '$1.0%')),
      rejects: vatLines(`${percent}%`, '21%'),
      at: '$',
    })),
    {
      type: Invoice,
      accepts: { lines: [{}, { taxes: [{ cat: 'VAT' }, { cat: 'IRPF', percent: '15%' }] }] },
      rejects: { lines: [{ taxes: [{ cat: 'IRPF' }, { cat: 'VAT', percent: '15%' }] }] },
      at: '$',
    },
    { type: Invoice, spares: toBusiness(vatLines('21%')), rejects: vatLines('5.6%'), at: '$' },
  ],
  'GOBL-FR-CTC-FLOW10-BILL-INVOICE-08': [
    ...['380', '386', '384', '381', '503'].map((code) => ({
      type: Invoice,
      accepts: toBusiness(documentType(code)),
      rejects: toBusiness(documentType('383')),
      at: '$.tax.ext',
    })),
    { type: Invoice, accepts: toBusiness({ tax: {} }), rejects: toBusiness(documentType('389')), at: '$.tax.ext' },
    { type: Invoice, spares: documentType('383'), rejects: toBusiness(documentType('500')), at: '$.tax.ext' },
  ],
  'GOBL-FR-CTC-FLOW10-BILL-INVOICE-09': [
    {
      type: Invoice,
      accepts: toBusiness(ext({ 'fr-ctc-billing-mode': 'B1' })),
      rejects: toBusiness(documentType('380')),
      at: '$.tax.ext',
    },
    { type: Invoice, spares: { tax: {} }, rejects: toBusiness({ tax: {} }), at: '$.tax.ext' },
  ],
  'GOBL-FR-CTC-FLOW10-BILL-INVOICE-10': ['B4', 'S4', 'M4'].flatMap((mode) =>
    ['386', '500', '503'].flatMap((type) => {
      const final = ext({ 'fr-ctc-billing-mode': mode, 'untdid-document-type': type });
      const rejected = { type: Invoice, rejects: toBusiness(final), at: '$.tax.ext' };
      return [
        { ...rejected, accepts: toBusiness(ext({ 'fr-ctc-billing-mode': mode, 'untdid-document-type': '380' })) },
        { ...rejected, spares: toBusiness(ext({ 'fr-ctc-billing-mode': 'M1', 'untdid-document-type': type })) },
        { ...rejected, spares: final },
      ];
    }),
  ),
  'GOBL-FR-CTC-FLOW10-BILL-INVOICE-11': [
    { type: Invoice, accepts: toBusiness({ supplier: {} }), rejects: toBusiness(), at: '$.supplier' },
    { type: Invoice, spares: {}, rejects: { customer: {} }, at: '$.supplier' },
  ],
  'GOBL-FR-CTC-FLOW10-BILL-INVOICE-12': [
    ...legalCases('supplier'),
    { type: Invoice, spares: { supplier: {} }, rejects: toBusiness({ supplier: {} }), at: '$.supplier' },
  ],
  'GOBL-FR-CTC-FLOW10-BILL-INVOICE-13': [
    ...taxCodeCases('supplier'),
    {
      type: Invoice,
      spares: { supplier: known(schemed('0002')) },
      rejects: toBusiness({ supplier: known(schemed('0002')) }),
      at: '$.supplier',
    },
  ],
  'GOBL-FR-CTC-FLOW10-BILL-INVOICE-14': [
    {
      type: Invoice,
      accepts: exempt({ supplier: taxCode }),
      rejects: exempt({ supplier: { tax_id: { country: 'FR' } } }),
      at: '$',
    },
    {
      type: Invoice,
      accepts: exempt({ ordering: { seller: taxCode } }),
      rejects: exempt({ ordering: { buyer: taxCode } }),
      at: '$',
    },
    { type: Invoice, spares: toBusiness(vatLines('20%')), rejects: exempt(), at: '$' },
    { type: Invoice, spares: withoutCustomer(exempt()), rejects: exempt(), at: '$' },
  ],
  'GOBL-FR-CTC-FLOW10-BILL-INVOICE-15': [
    {
      type: Invoice,
      accepts: exempt(explained('exempt', 'Article 261 du CGI')),
      rejects: exempt(explained('reverse-charge', 'Autoliquidation')),
      at: '$',
    },
    { type: Invoice, spares: toBusiness(vatLines('20%')), rejects: exempt(explained('exempt', '')), at: '$' },
    { type: Invoice, spares: withoutCustomer(exempt()), rejects: exempt(), at: '$' },
  ],
  'GOBL-FR-CTC-FLOW10-BILL-INVOICE-17': legalCases('customer'),
  'GOBL-FR-CTC-FLOW10-BILL-INVOICE-18': taxCodeCases('customer'),
});

function withoutCustomer({ customer: _, ...invoice }: JsonObject): JsonObject {
  return invoice;
}

/** Receipt of an amount charged at the percentage of a tax. */
const paid = (code: string, percent: string): JsonObject => ({
  lines: [{}, { tax: { categories: [{ code, rates: [{ base: '1', percent, amount: '0' }], amount: '0' }], sum: '0' } }],
});
const settles = (document?: Json): JsonObject => ({ lines: [document === undefined ? {} : { document }] });

describeRules('rules of flow 10 on payments', ruleBench({ rules: (flow10.rules ?? []).filter(isAbout(Payment)) }), {
  'GOBL-FR-CTC-FLOW10-BILL-PAYMENT-01': ['request', 'advice', ''].map((type) => ({
    type: Payment,
    accepts: { type: 'receipt' },
    rejects: { type },
    at: '$.type',
  })),
  'GOBL-FR-CTC-FLOW10-BILL-PAYMENT-02': {
    type: Payment,
    accepts: { value_date: '2026-09-30' },
    rejects: { issue_date: '2026-09-30' },
    at: '$.value_date',
  },
  'GOBL-FR-CTC-FLOW10-BILL-PAYMENT-03': percents.map((percent) => ({
    type: Payment,
    accepts: paid('VAT', `${percent}%`),
    rejects: paid('VAT', '21%'),
    at: '$',
  })),
  'GOBL-FR-CTC-FLOW10-BILL-PAYMENT-04': { type: Payment, accepts: { supplier: {} }, rejects: {}, at: '$.supplier' },
  'GOBL-FR-CTC-FLOW10-BILL-PAYMENT-05': sirenCases(Payment),
  'GOBL-FR-CTC-FLOW10-BILL-PAYMENT-06': [
    {
      type: Payment,
      accepts: toBusiness(settles({ code: '1' })),
      rejects: toBusiness(settles()),
      at: '$.lines[0].document',
    },
    { type: Payment, spares: settles(), rejects: toBusiness(settles()), at: '$.lines[0].document' },
  ],
  'GOBL-FR-CTC-FLOW10-BILL-PAYMENT-07': [
    {
      type: Payment,
      accepts: toBusiness(settles({ code: '1' })),
      rejects: toBusiness(settles({ code: '' })),
      at: '$.lines[0].document.code',
    },
    {
      type: Payment,
      spares: settles({ code: '' }),
      rejects: toBusiness(settles({ code: '' })),
      at: '$.lines[0].document.code',
    },
  ],
  'GOBL-FR-CTC-FLOW10-BILL-PAYMENT-08': [
    {
      type: Payment,
      accepts: toBusiness(settles({ code: '1', issue_date: '2026-09-01' })),
      rejects: toBusiness(settles({ code: '1' })),
      at: '$.lines[0].document.issue_date',
    },
    {
      type: Payment,
      spares: settles({ code: '1' }),
      rejects: toBusiness(settles({ code: '1' })),
      at: '$.lines[0].document.issue_date',
    },
  ],
});

describeRules('rules of flow 10 on parties', ruleBench({ rules: (flow10.rules ?? []).filter(isAbout(Party)) }), {
  'GOBL-FR-CTC-FLOW10-ORG-PARTY-01': [
    {
      type: Party,
      accepts: known(schemed('0002'), schemed('0009')),
      rejects: known(schemed('0002'), schemed('0009'), schemed('0002')),
      at: '$.identities',
    },
    {
      type: Party,
      accepts: known(siren, siren),
      rejects: known(schemed('0088'), siren, schemed('0088')),
      at: '$.identities',
    },
  ],
  'GOBL-FR-CTC-FLOW10-ORG-PARTY-02': [
    {
      type: Party,
      accepts: known(schemed('0002')),
      rejects: known(schemed('0002'), siren),
      at: '$.identities[1].ext',
    },
    {
      type: Party,
      spares: {},
      rejects: known({ ...siren, ext: { 'x-other': '0002' } }),
      at: '$.identities[0].ext',
    },
  ],
});

function isAbout(type: unknown) {
  return (set: { readonly type: unknown }): boolean => set.type === type;
}
