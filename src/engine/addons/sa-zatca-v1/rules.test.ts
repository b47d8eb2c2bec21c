import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import { describeRules } from '../../../testing/rules/rule-cases.ts';
import type { JsonObject } from '../../core/json/json.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import { Line } from '../../documents/bill/line.ts';
import { Address } from '../../documents/org/address.ts';
import { TaxCombo } from '../../documents/tax/set.ts';
import { zatca } from './sa-zatca-v1.ts';

const of = (invoiceType: string): JsonObject => ({ tax: { ext: { 'sa-zatca-invoice-type': invoiceType } } });
const documentType = (code: string): JsonObject => ({ tax: { ext: { 'untdid-document-type': code } } });

const standard = of('0100000');
const simplified = of('0200000');
const simplifiedSummary = of('0200010');
const exported = of('0100100');
const selfBilled = of('0100001');

const identified = (...types: readonly string[]) => ({
  identities: types.map((type, index) => ({ type, code: `${index + 1}0203` })),
});
const taxed = { tax_id: { country: 'SA', code: '311111111100003' } };
const supplied = (supplier: JsonObject) => ({ supplier });
const bought = (customer: JsonObject, by: JsonObject = standard) => ({ ...by, customer });
const housed = (address: JsonObject, by: JsonObject = standard) => bought({ addresses: [address] }, by);
const corrects = (type: string, ...preceding: readonly JsonObject[]) => ({ type, preceding });

const vat = (ext: Readonly<Record<string, string>>) => ({ cat: 'VAT', ext });
const reason = (category: string, code?: string) =>
  vat({ 'untdid-tax-category': category, ...(code ? { 'cef-vatex': code } : {}) });
const forCitizen = (code: string, by: JsonObject = simplified): JsonObject => ({
  ...by,
  lines: [{ taxes: [{ cat: 'VAT' }] }, { taxes: [reason('Z', code)] }],
});

const riyadh = {
  street: 'Olaya Street',
  num: '7342',
  street_extra: 'Al Muruj',
  locality: 'Riyadh',
  code: '12283',
  country: 'SA',
};
const without = (name: keyof typeof riyadh): JsonObject => ({ ...riyadh, [name]: '' });
const inDubai = { country: 'AE' };

const customerRegisters = ['TIN', 'CRN', 'MOM', 'MLS', '700', 'SAG', 'NAT', 'GCC', 'IQA', 'PAS', 'OTH'];
const issuerRegisters = ['CRN', 'MOM', 'MLS', '700', 'SAG', 'OTH'];
const notIssuerRegisters = ['TIN', 'NAT', 'GCC', 'IQA', 'PAS'];

describeRules('rules of ZATCA on invoices', ruleBench({ rules: (zatca.rules ?? []).filter(isAboutInvoices) }), {
  'GOBL-SA-ZATCA-BILL-INVOICE-01': {
    type: Invoice,
    accepts: { issue_time: '09:15:00' },
    rejects: {},
    at: '$.issue_time',
  },
  'GOBL-SA-ZATCA-BILL-INVOICE-02': { type: Invoice, accepts: { tax: {} }, rejects: {}, at: '$.tax' },
  'GOBL-SA-ZATCA-BILL-INVOICE-03': [
    { type: Invoice, accepts: documentType('388'), rejects: { tax: {} }, at: '$.tax.ext' },
    { type: Invoice, spares: {}, rejects: standard, at: '$.tax.ext' },
  ],
  'GOBL-SA-ZATCA-BILL-INVOICE-04': [
    { type: Invoice, accepts: standard, rejects: { tax: {} }, at: '$.tax.ext' },
    { type: Invoice, spares: {}, rejects: documentType('388'), at: '$.tax.ext' },
  ],
  'GOBL-SA-ZATCA-BILL-INVOICE-05': [
    ...['388', '386', '383', '381'].map((code) => ({
      type: Invoice,
      accepts: documentType(code),
      rejects: documentType('380'),
      at: '$.tax.ext',
    })),
    { type: Invoice, accepts: { tax: {} }, rejects: documentType('384'), at: '$.tax.ext' },
  ],
  'GOBL-SA-ZATCA-BILL-INVOICE-06': [
    { type: Invoice, accepts: standard, rejects: of('0300000'), at: '$.tax.ext' },
    { type: Invoice, accepts: of('0111110'), rejects: of('0111111'), at: '$.tax.ext' },
    { type: Invoice, accepts: of('0211010'), rejects: of('0200001'), at: '$.tax.ext' },
    { type: Invoice, accepts: { tax: {} }, rejects: of('0200100'), at: '$.tax.ext' },
    { type: Invoice, accepts: exported, rejects: of('0100101'), at: '$.tax.ext' },
    { type: Invoice, accepts: selfBilled, rejects: of('010000'), at: '$.tax.ext' },
  ],
  'GOBL-SA-ZATCA-BILL-INVOICE-07': ['credit-note', 'debit-note'].map((type) => ({
    type: Invoice,
    accepts: corrects(type, { code: '1' }),
    rejects: { type },
    at: '$.preceding',
  })),
  'GOBL-SA-ZATCA-BILL-INVOICE-08': [
    {
      type: Invoice,
      accepts: corrects('credit-note', { code: '1' }),
      rejects: corrects('credit-note', { code: '1' }, { code: '' }),
      at: '$.preceding[1].code',
    },
    {
      type: Invoice,
      spares: corrects('corrective', { code: '' }),
      rejects: corrects('debit-note', { code: '' }),
      at: '$.preceding[0].code',
    },
  ],
  'GOBL-SA-ZATCA-BILL-INVOICE-09': [
    {
      type: Invoice,
      accepts: corrects('credit-note', { code: '1', reason: 'Returned' }),
      rejects: corrects('credit-note', { code: '1', reason: 'Returned' }, { code: '2' }),
      at: '$.preceding[1].reason',
    },
    {
      type: Invoice,
      spares: corrects('standard', { code: '1' }),
      rejects: corrects('debit-note', { code: '1' }),
      at: '$.preceding[0].reason',
    },
  ],
  ...Object.fromEntries(
    (
      [
        ['10', 'street'],
        ['11', 'locality'],
        ['12', 'country'],
      ] as const
    ).map(([number, name]) => [
      `GOBL-SA-ZATCA-BILL-INVOICE-${number}`,
      [
        {
          type: Invoice,
          accepts: housed(riyadh),
          rejects: housed(without(name)),
          at: `$.customer.addresses[0].${name}`,
        },
        {
          type: Invoice,
          spares: housed(without(name), simplified),
          rejects: { customer: { addresses: [riyadh, without(name)] } },
          at: `$.customer.addresses[1].${name}`,
        },
        {
          type: Invoice,
          spares: { ...standard, supplier: { addresses: [without(name)] }, customer: {} },
          rejects: housed(without(name), exported),
          at: `$.customer.addresses[0].${name}`,
        },
      ],
    ]),
  ),
  'GOBL-SA-ZATCA-BILL-INVOICE-13': [
    { type: Invoice, accepts: bought(taxed), rejects: bought({ tax_id: { country: 'SA' } }), at: '$.customer' },
    { type: Invoice, spares: bought({}, simplified), rejects: bought({}), at: '$.customer' },
    ...customerRegisters.map((type) => ({
      type: Invoice,
      accepts: bought(identified(type)),
      rejects: bought(identified(type, type)),
      at: '$.customer',
    })),
    {
      type: Invoice,
      accepts: bought({ ...taxed, ...identified('DUNS', 'GLN') }),
      rejects: bought(identified('DUNS')),
      at: '$.customer',
    },
  ],
  'GOBL-SA-ZATCA-BILL-INVOICE-14': [
    {
      type: Invoice,
      accepts: { ...standard, lines: [{ taxes: [{ cat: 'VAT' }] }] },
      rejects: { ...standard, lines: [{ taxes: [{ cat: 'VAT' }] }, {}] },
      at: '$.lines[1].taxes',
    },
    {
      type: Invoice,
      spares: { ...simplified, lines: [{}] },
      rejects: { ...standard, lines: [{ taxes: [] }] },
      at: '$.lines[0].taxes',
    },
  ],
  'GOBL-SA-ZATCA-BILL-INVOICE-15': [
    { type: Invoice, accepts: { ...standard, delivery: {} }, rejects: standard, at: '$.delivery' },
    { type: Invoice, spares: simplified, rejects: {}, at: '$.delivery' },
  ],
  'GOBL-SA-ZATCA-BILL-INVOICE-16': [
    {
      type: Invoice,
      accepts: { ...standard, delivery: { date: '2026-03-01' } },
      rejects: { ...standard, delivery: {} },
      at: '$.delivery.date',
    },
    {
      type: Invoice,
      spares: { ...simplified, delivery: {} },
      rejects: { ...of('0100010'), delivery: { period: { start: '2026-03-01', end: '2026-03-31' } } },
      at: '$.delivery.date',
    },
  ],
  'GOBL-SA-ZATCA-BILL-INVOICE-17': [
    {
      type: Invoice,
      accepts: bought(identified('PAS'), exported),
      rejects: bought(taxed, exported),
      at: '$.customer.tax_id',
    },
    {
      type: Invoice,
      spares: bought(taxed),
      rejects: bought({ tax_id: { country: 'AE' } }, exported),
      at: '$.customer.tax_id',
    },
  ],
  'GOBL-SA-ZATCA-BILL-INVOICE-18': [
    { type: Invoice, accepts: { ...simplifiedSummary, delivery: {} }, rejects: simplifiedSummary, at: '$.delivery' },
    { type: Invoice, spares: of('0100010'), rejects: of('0211010'), at: '$.delivery' },
    { type: Invoice, spares: simplified, rejects: of('0201010'), at: '$.delivery' },
  ],
  'GOBL-SA-ZATCA-BILL-INVOICE-19': [
    {
      type: Invoice,
      accepts: { ...simplifiedSummary, delivery: { period: { start: '2026-03-01', end: '2026-03-31' } } },
      rejects: { ...simplifiedSummary, delivery: { date: '2026-03-31' } },
      at: '$.delivery.period',
    },
    {
      type: Invoice,
      spares: { ...simplified, delivery: {} },
      rejects: { ...simplifiedSummary, delivery: {} },
      at: '$.delivery.period',
    },
  ],
  'GOBL-SA-ZATCA-BILL-INVOICE-22': [
    ...['VATEX-SA-EDU', 'VATEX-SA-HEA'].map((code) => ({
      type: Invoice,
      accepts: bought(identified('CRN', 'NAT'), forCitizen(code)),
      rejects: bought(identified('CRN'), forCitizen(code)),
      at: '$.customer.identities',
    })),
    {
      type: Invoice,
      spares: bought({}, forCitizen('VATEX-SA-32')),
      rejects: bought({}, forCitizen('VATEX-SA-HEA', standard)),
      at: '$.customer.identities',
    },
  ],
  'GOBL-SA-ZATCA-BILL-INVOICE-23': [
    { type: Invoice, accepts: bought({}), rejects: standard, at: '$.customer' },
    { type: Invoice, spares: simplified, rejects: simplifiedSummary, at: '$.customer' },
    { type: Invoice, spares: forCitizen('VATEX-SA-35'), rejects: forCitizen('VATEX-SA-EDU'), at: '$.customer' },
  ],
  'GOBL-SA-ZATCA-BILL-INVOICE-24': [
    { type: Invoice, accepts: bought({ name: 'Nakheel' }), rejects: bought({}), at: '$.customer.name' },
    { type: Invoice, spares: bought({}, simplified), rejects: bought({}, simplifiedSummary), at: '$.customer.name' },
    {
      type: Invoice,
      spares: bought({}, forCitizen('VATEX-SA-36')),
      rejects: bought({}, forCitizen('VATEX-SA-HEA')),
      at: '$.customer.name',
    },
  ],
  'GOBL-SA-ZATCA-BILL-INVOICE-25': {
    type: Invoice,
    accepts: supplied(taxed),
    rejects: supplied({}),
    at: '$.supplier.tax_id',
  },
  'GOBL-SA-ZATCA-BILL-INVOICE-26': {
    type: Invoice,
    accepts: supplied(taxed),
    rejects: supplied({ tax_id: { country: 'SA' } }),
    at: '$.supplier.tax_id.code',
  },
  'GOBL-SA-ZATCA-BILL-INVOICE-27': [
    ...issuerRegisters.map((type) => ({
      type: Invoice,
      accepts: supplied(identified(type)),
      rejects: supplied(identified(type, 'CRN')),
      at: '$.supplier.identities',
    })),
    ...notIssuerRegisters.map((type) => ({
      type: Invoice,
      accepts: supplied(identified('700')),
      rejects: supplied(identified(type)),
      at: '$.supplier.identities',
    })),
  ],
  'GOBL-SA-ZATCA-BILL-INVOICE-28': [
    { type: Invoice, accepts: bought(taxed, selfBilled), rejects: bought({}, selfBilled), at: '$.customer.tax_id' },
    { type: Invoice, spares: bought({}), rejects: bought({}, of('0111011')), at: '$.customer.tax_id' },
  ],
  'GOBL-SA-ZATCA-BILL-INVOICE-29': [
    {
      type: Invoice,
      accepts: bought(taxed, selfBilled),
      rejects: bought({ tax_id: { country: 'SA' } }, selfBilled),
      at: '$.customer.tax_id.code',
    },
    {
      type: Invoice,
      spares: bought({ tax_id: { country: 'SA' } }),
      rejects: bought({ tax_id: { country: 'SA', code: '' } }, of('0100011')),
      at: '$.customer.tax_id.code',
    },
  ],
  'GOBL-SA-ZATCA-BILL-INVOICE-30': [
    ...issuerRegisters.map((type) => ({
      type: Invoice,
      accepts: bought(identified(type), selfBilled),
      rejects: bought(identified(type, 'MOM'), selfBilled),
      at: '$.customer.identities',
    })),
    ...notIssuerRegisters.map((type) => ({
      type: Invoice,
      spares: bought(identified(type)),
      rejects: bought(identified(type), selfBilled),
      at: '$.customer.identities',
    })),
  ],
});

const reasons: readonly (readonly [string, string])[] = [
  ...['29', '29-7', '30'].map((code) => ['E', code] as const),
  ...['32', '33', '34-1', '34-2', '34-3', '34-4', '34-5', '35', '36', 'EDU', 'HEA', 'MLTRY'].map(
    (code) => ['Z', code] as const,
  ),
  ['O', 'OOS'],
];

const foreign = (address: JsonObject) => ({ ...address, country: 'AE' });

describeRules(
  'rules of ZATCA on parts',
  ruleBench({ rules: (zatca.rules ?? []).filter((set) => !isAboutInvoices(set)) }),
  {
    'GOBL-SA-ZATCA-BILL-LINE-01': {
      type: Line,
      accepts: { discounts: [{ amount: '1.00' }], charges: [] },
      rejects: { charges: [{ amount: '1.00' }] },
      at: '$.charges',
    },
    'GOBL-SA-ZATCA-ORG-ADDRESS-01': { type: Address, accepts: inDubai, rejects: without('country'), at: '$.country' },
    ...Object.fromEntries(
      (
        [
          ['02', 'street', []],
          ['03', 'num', ['734', '73421', '734A', ' 7342-1']],
          ['04', 'code', ['1228', '122833', '1228A']],
          ['05', 'locality', []],
          ['06', 'street_extra', []],
        ] as const
      ).map(([number, name, malformed]) => [
        `GOBL-SA-ZATCA-ORG-ADDRESS-${number}`,
        ['', ...malformed].map((text) => ({
          type: Address,
          ...(text === '' ? { accepts: riyadh } : { spares: foreign({ ...riyadh, [name]: text }) }),
          rejects: { ...riyadh, [name]: text },
          at: `$.${name}`,
        })),
      ]),
    ),
    'GOBL-SA-ZATCA-TAX-COMBO-01': [
      ...reasons.map(([category, code]) => ({
        type: TaxCombo,
        accepts: reason(category, `VATEX-SA-${code}`),
        rejects: reason(category === 'E' ? 'Z' : 'E', `VATEX-SA-${code}`),
        at: '$.ext',
      })),
      ...['Z', 'E', 'O'].map((category) => ({
        type: TaxCombo,
        accepts: reason('S'),
        rejects: reason(category),
        at: '$.ext',
      })),
      {
        type: TaxCombo,
        accepts: reason('AE', 'VATEX-SA-32'),
        rejects: reason('S', 'VATEX-SA-32'),
        at: '$.ext',
      },
      { type: TaxCombo, accepts: { cat: 'VAT' }, rejects: reason('O', 'VATEX-SA-32'), at: '$.ext' },
    ],
    'GOBL-SA-ZATCA-TAX-COMBO-02': [
      ...['S', 'Z', 'E', 'O'].map((category) => ({
        type: TaxCombo,
        accepts: reason(category),
        rejects: reason('AE'),
        at: '$.ext',
      })),
      { type: TaxCombo, accepts: { cat: 'VAT' }, rejects: reason('G'), at: '$.ext' },
    ],
    'GOBL-SA-ZATCA-TAX-COMBO-03': [
      { type: TaxCombo, accepts: { cat: 'VAT' }, rejects: { cat: 'GST' }, at: '$.cat' },
      { type: TaxCombo, accepts: { cat: 'VAT' }, rejects: { cat: '' }, at: '$.cat' },
    ],
  },
);

function isAboutInvoices({ type }: NonNullable<typeof zatca.rules>[number]): boolean {
  return type === Invoice;
}
