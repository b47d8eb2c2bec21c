import { describe, expect, it } from 'vitest';
import { createStandardEngine } from '../../engine/standard.ts';
import { readJson } from '../../engine/values.ts';
import { leavesOf } from './leaves.ts';
import { takeOverForeign } from './take-over-foreign.ts';

/** Shaped as the public descriptions of the programs say, with values of our own. */
const shapes = {
  Stripe: {
    object: 'invoice',
    account_country: 'DE',
    account_name: 'Werkstatt Nord GmbH',
    account_tax_ids: [{ type: 'eu_vat', value: 'DE136695976' }],
    created: 1767225600,
    currency: 'eur',
    customer_name: 'Fjord AS',
    customer_email: 'pay@fjord.example',
    customer_address: { city: 'Bergen', country: 'NO', line1: 'Havnegata 4', postal_code: '5003' },
    number: 'WN-0007',
    due_date: 1769904000,
    lines: {
      object: 'list',
      data: [
        {
          description: 'Hull paint',
          quantity: 2,
          amount: 3998,
          pricing: { unit_amount_decimal: '1999' },
          taxes: [{ amount: 760 }],
        },
      ],
    },
    total: 4758,
  },
  QuickBooks: {
    Invoice: {
      DocNumber: '1037',
      TxnDate: '2026-03-01',
      DueDate: '2026-03-31',
      CurrencyRef: { value: 'USD', name: 'United States Dollar' },
      CustomerRef: { value: '24', name: 'Sonnenschein Family Store' },
      BillAddr: {
        Line1: '5647 Cypress Hill Ave.',
        City: 'Middlefield',
        CountrySubDivisionCode: 'CA',
        PostalCode: '94303',
      },
      Line: [
        {
          Description: 'Rock Fountain',
          Amount: 275.5,
          DetailType: 'SalesItemLineDetail',
          SalesItemLineDetail: { ItemRef: { value: '5', name: 'Rock Fountain' }, UnitPrice: 137.75, Qty: 2 },
        },
        { Amount: 275.5, DetailType: 'SubTotalLineDetail', SubTotalLineDetail: {} },
      ],
      TotalAmt: 275.5,
    },
  },
  Xero: {
    Invoices: [
      {
        Type: 'ACCREC',
        InvoiceNumber: 'INV-0041',
        Reference: 'PO 12',
        Date: '/Date(1772323200000+0000)/',
        CurrencyCode: 'AUD',
        LineAmountTypes: 'Inclusive',
        Contact: {
          Name: 'City Agency',
          TaxNumber: '51824753556',
          Addresses: [
            { AddressType: 'POBOX' },
            { AddressType: 'STREET', AddressLine1: '1 Pitt St', City: 'Sydney', Country: 'Australia' },
          ],
        },
        LineItems: [
          {
            Description: 'Audit',
            Quantity: 1.0,
            UnitAmount: 110.0,
            TaxAmount: 10.0,
            LineAmount: 110.0,
            ItemCode: 'AUD-1',
          },
        ],
        SubTotal: 100.0,
      },
    ],
  },
  Zoho: {
    invoice: {
      invoice_id: '982000000567114',
      invoice_number: 'INV-000003',
      date: '2026-02-17',
      due_date: '2026-03-04',
      currency_code: 'INR',
      customer_name: 'Bowman & Co',
      billing_address: { address: '4900 Hopyard Rd', city: 'Chennai', zip: '600017', country: 'India' },
      line_items: [
        {
          name: 'Hard Drive',
          description: '500GB, USB 2.0',
          quantity: 3,
          rate: 120.5,
          tax_percentage: 18,
          discount: 0,
        },
      ],
      notes: 'Looking forward to your business.',
    },
  },
  'another program': {
    invoiceNo: 77,
    issueDate: '2026-01-31',
    currency: 'EUR',
    seller: { name: 'Talleres Navalón S.L.', vatNumber: 'ES B85412070', country: 'Spain' },
    buyer: {
      companyName: 'Cafés del Puerto S.A.',
      vat_id: 'ESA41028366',
      address: { street: 'Muelle 3', city: 'Cádiz', countryCode: 'ES' },
    },
    items: [{ title: 'Grinder overhaul', qty: '3', unit_price: '1,010.50', vat_rate: 0.21, discount_percent: '5' }],
  },
} as const;

const jsonOf = (value: unknown) => {
  const read = readJson(JSON.stringify(value));
  if (!read.ok) throw new Error('no JSON');
  return read.value;
};
const taken = (value: unknown) => takeOverForeign(jsonOf(value));

describe.each(Object.entries(shapes))('an invoice of %s', (program, shape) => {
  it('is known, and every value of it is taken or left, once', () => {
    const result = taken(shape);
    expect(result?.program).toBe(program);
    const places = [...(result?.taken ?? []), ...(result?.left ?? [])].map(({ from }) => from).toSorted();
    expect(places).toEqual([...new Set(leavesOf({ at: '$', value: jsonOf(shape) }).map(({ at }) => at))].toSorted());
  });

  it('becomes a document that the engine reads', () => {
    const document = taken(shape)?.document ?? {};
    const { faults } = createStandardEngine().inspect(
      { data: document, include: ['changes'] },
      { now: () => new Date('2026-04-01T00:00:00Z'), newId: () => '' },
    );
    expect(faults.filter(({ code }) => /^ASSAY-(?:INPUT|LINT)/.test(code))).toEqual([]);
  });
});

it.each([
  [
    'Stripe',
    {
      code: 'WN-0007',
      issue_date: '2026-01-01',
      currency: 'EUR',
      supplier: { name: 'Werkstatt Nord GmbH', tax_id: { country: 'DE', code: '136695976' } },
    },
  ],
  [
    'Stripe',
    {
      lines: [{ quantity: '2', item: { name: 'Hull paint', price: '19.99' }, taxes: [{ cat: 'VAT', percent: '19%' }] }],
    },
  ],
  [
    'Stripe',
    {
      customer: {
        name: 'Fjord AS',
        emails: [{ addr: 'pay@fjord.example' }],
        addresses: [{ street: 'Havnegata 4', locality: 'Bergen', code: '5003', country: 'NO' }],
      },
    },
  ],
  [
    'QuickBooks',
    { code: '1037', issue_date: '2026-03-01', currency: 'USD', customer: { name: 'Sonnenschein Family Store' } },
  ],
  ['QuickBooks', { lines: [{ quantity: '2', item: { name: 'Rock Fountain', price: '137.75' } }] }],
  ['Xero', { code: 'INV-0041', issue_date: '2026-03-01', tax: { prices_include: 'VAT' }, ordering: { code: 'PO 12' } }],
  [
    'Xero',
    {
      customer: {
        name: 'City Agency',
        tax_id: { country: 'AU', code: '51824753556' },
        addresses: [{ street: '1 Pitt St', locality: 'Sydney', country: 'AU' }],
      },
    },
  ],
  [
    'Zoho',
    {
      code: 'INV-000003',
      lines: [
        {
          quantity: '3',
          item: { name: 'Hard Drive', description: '500GB, USB 2.0', price: '120.5' },
          taxes: [{ percent: '18%' }],
        },
      ],
    },
  ],
  [
    'Zoho',
    {
      payment: { terms: { due_dates: [{ date: '2026-03-04', percent: '100%' }] } },
      notes: [{ text: 'Looking forward to your business.' }],
    },
  ],
  [
    'another program',
    {
      code: '77',
      supplier: { tax_id: { country: 'ES', code: 'B85412070' } },
      customer: { name: 'Cafés del Puerto S.A.', tax_id: { country: 'ES', code: 'A41028366' } },
    },
  ],
  [
    'another program',
    {
      lines: [
        {
          quantity: '3',
          item: { price: '1010.50' },
          discounts: [{ percent: '5%' }],
          taxes: [{ cat: 'VAT', percent: '21%' }],
        },
      ],
    },
  ],
] as const)('of %s is taken %o', (program, part) => {
  expect(taken(shapes[program])?.document).toMatchObject(part);
});

it('says of what is left whether building works it out', () => {
  const left = new Map(taken(shapes.QuickBooks)?.left.map(({ from, calculated }) => [from, calculated]));
  expect(left.get('$.Invoice.TotalAmt')).toBe(true);
  expect(left.get('$.Invoice.CustomerRef.value')).toBe(false);
});

it('a credit note is one, and an event of Stripe holds an invoice', () => {
  expect(taken({ type: 'invoice.paid', data: { object: shapes.Stripe } })?.program).toBe('Stripe');
  const { InvoiceNumber: _, ...rest } = shapes.Xero.Invoices[0];
  expect(taken({ CreditNotes: [{ ...rest, CreditNoteNumber: 'CN-1' }] })?.document).toMatchObject({
    type: 'credit-note',
    code: 'CN-1',
  });
});

it.each([
  [
    'a document of the format',
    { $schema: 'https://gobl.org/draft-0/bill/invoice', code: '1', currency: 'EUR', lines: [{}], customer: {} },
  ],
  ['an envelope', { head: {}, doc: { code: '1' } }],
  ['a package', { name: 'x', version: '1', dependencies: {}, description: 'no invoice' }],
  ['a list of numbers', [1, 2, 3]],
  ['a text', 'invoice'],
  ['nothing', null],
])('%s is no foreign invoice', (_, value) => {
  expect(taken(value)).toBeUndefined();
});

const head = { number: '1', date: '2026-01-01', currency: 'EUR', customer: { name: 'x' } };

it.each<[string, object]>([
  [
    'many members',
    { ...head, ...Object.fromEntries(Array.from({ length: 30_000 }, (_, index) => [`a${String(index)}`, index])) },
  ],
  ['a long name over many values', { ...head, ['x'.repeat(200_000)]: Array.from({ length: 100_000 }, () => 1) }],
  ['a long name that ends as none does', { ...head, [`${'total'.repeat(40_000)}"`]: 'a'.repeat(200_000) }],
  ['many lines', { ...head, lines: Array.from({ length: 10_000 }, () => ({ name: 'Bolt', quantity: 1, price: 2 })) }],
])('%s are read in one go, and as many values are listed as may be', (_, value) => {
  const result = taken(value);
  expect(result?.document).toMatchObject({ code: '1', issue_date: '2026-01-01' });
  expect(result?.left.length).toBeLessThanOrEqual(10_000);
});
