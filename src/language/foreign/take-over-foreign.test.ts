import { describe, expect, it } from 'vitest';
import { createStandardEngine } from '../../engine/standard.ts';
import { readJson } from '../../engine/values.ts';
import { leavesOf } from './leaves.ts';
import { shapes, stripe } from './testing/shapes.ts';
import { takeOverForeign } from './take-over-foreign.ts';

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
    'Lexware Office',
    {
      code: 'RE1019',
      issue_date: '2026-02-22',
      currency: 'EUR',
      customer: {
        name: 'Rad & Reise GmbH',
        addresses: [
          { street: 'Hafenweg 42', street_extra: 'Gebäude 10', locality: 'Freiburg', code: '79112', country: 'DE' },
        ],
      },
      lines: [
        {
          quantity: '2',
          item: { name: 'Cable lock', price: '13.4' },
          discounts: [{ percent: '50%' }],
          taxes: [{ percent: '19%' }],
        },
      ],
    },
  ],
  [
    'WooCommerce',
    {
      code: '897',
      issue_date: '2026-02-06',
      customer: {
        name: 'Inés Mora',
        emails: [{ addr: 'ines@mora.example' }],
        addresses: [{ street: 'Calle Luna 8', street_extra: '2º B', locality: 'Madrid', code: '28004', country: 'ES' }],
      },
      lines: [{ quantity: '2', item: { name: 'Hive tool', ref: 'HT-2', price: '14.99' }, taxes: [{ percent: '21%' }] }],
    },
  ],
  [
    'Shopify',
    {
      code: '1069',
      issue_date: '2026-02-19',
      tax: { prices_include: 'VAT' },
      customer: { name: 'Farland Ltd', emails: [{ addr: 'ryan@farland.example' }], addresses: [{ country: 'IE' }] },
      lines: [{ item: { name: 'Oilskin', ref: 'OS-1', price: '121.00' }, taxes: [{ percent: '23%' }] }],
    },
  ],
  [
    'Chargebee',
    {
      code: 'CB-203',
      issue_date: '2026-01-01',
      currency: 'EUR',
      ordering: { purchases: [{ code: 'PO 7' }] },
      customer: { name: 'Boulangerie Lune', tax_id: { country: 'FR', code: '83404833048' } },
      lines: [{ quantity: '2', item: { name: 'Plan, March', price: '49.50' }, taxes: [{ percent: '20%' }] }],
    },
  ],
  [
    'Oracle',
    {
      code: '300100',
      issue_date: '2026-02-20',
      currency: 'USD',
      customer: { name: 'Total Internet' },
      lines: [{ quantity: '2', item: { name: 'Laptop', price: '1299.99' } }],
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

describe('a whole invoice of Stripe', () => {
  const whole = taken(stripe());

  it('has the buyer by name, never by key', () => {
    expect(whole?.document['customer']).toEqual({
      name: 'Fjord AS',
      tax_id: { country: 'NO', code: '974760673MVA' },
      addresses: [{ street: 'Havnegata 4', locality: 'Bergen', code: '5003', country: 'NO' }],
      emails: [{ addr: 'pay@fjord.example' }],
      telephones: [{ num: '+47 55 00 00 00' }],
    });
    expect(whole?.left).toContainEqual({ from: '$.customer', value: 'cus_Nf2k9Xq7LmT4Rz', calculated: false });
  });

  it('has what its lines leave off, and the rate of what its taxes include', () => {
    expect(whole?.document).toMatchObject({
      tax: { prices_include: 'VAT' },
      lines: [
        {
          quantity: '2',
          item: { name: 'Hull paint', price: '19.99' },
          discounts: [{ amount: '3.98' }],
          taxes: [{ cat: 'VAT', percent: '19%' }],
        },
      ],
    });
  });
});

it.each([
  ['a key of Stripe', 'cus_Nf2k9Xq7LmT4Rz', undefined],
  ['a number', '88012', undefined],
  ['a UUID', '0190c9b4-0000-7000-8000-000000000000', undefined],
  ['an address', 'gid://shop/Customer/7542816964918', undefined],
  ['a name', 'Fjord AS', 'Fjord AS'],
  ['a name in small letters with a line below', 'fjord_boats', 'fjord_boats'],
  ['a name of a word and a year', 'Expo 2026', 'Expo 2026'],
])('%s where the buyer stands gives the name %#', (_, customer, name) => {
  const { customer_name: _name, ...rest } = shapes.Stripe;
  const document = taken({ ...rest, customer })?.document;
  expect((document?.['customer'] as { readonly name?: string } | undefined)?.name).toBe(name);
  expect(taken({ ...shapes.Stripe, customer })?.document['customer']).toMatchObject({ name: 'Fjord AS' });
});

it('a reference of QuickBooks without a name names nobody', () => {
  const { CustomerRef: _, ...bill } = shapes.QuickBooks.Invoice;
  const document = taken({ Invoice: { ...bill, CustomerRef: { value: '24' } } })?.document;
  expect(document?.['customer']).not.toHaveProperty('name');
});

it('says of what is left whether building works it out', () => {
  const left = new Map(taken(shapes.QuickBooks)?.left.map(({ from, calculated }) => [from, calculated]));
  expect(left.get('$.Invoice.TotalAmt')).toBe(true);
  expect(left.get('$.Invoice.CustomerRef.value')).toBe(false);
});

it('a credit note becomes a credit note, and the invoice in an event of Stripe is found', () => {
  expect(taken({ type: 'invoice.paid', data: { object: shapes.Stripe } })?.program).toBe('Stripe');
  const { InvoiceNumber: _, ...rest } = shapes.Xero.Invoices[0];
  expect(taken({ CreditNotes: [{ ...rest, CreditNoteNumber: 'CN-1' }] })?.document).toMatchObject({
    type: 'credit-note',
    code: 'CN-1',
  });
});

describe('an invoice that was received is of whom it came from', () => {
  const [xero] = shapes.Xero.Invoices;

  it.each(['ACCPAY', 'ACCPAYCREDIT', 'ACCPAYPREPAYMENT', 'ACCPAYOVERPAYMENT'])('as %s of Xero', (type) => {
    const document = taken({ Invoices: [{ ...xero, Type: type }] })?.document;
    expect(document).toMatchObject({ supplier: { name: 'City Agency', tax_id: { code: '51824753556' } } });
    expect(document?.['customer']).toBeUndefined();
  });

  it('as a bill of QuickBooks', () => {
    const { CustomerRef: _, ...bill } = shapes.QuickBooks.Invoice;
    const document = taken({ Bill: { ...bill, VendorRef: { value: '56', name: "Norton's Lumber" } } })?.document;
    expect(document).toMatchObject({ supplier: { name: "Norton's Lumber" } });
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

it('takes no key of a tax number for the number', () => {
  const document = taken({ ...shapes.Stripe, account_tax_ids: ['atxi_1Qx7Lm'] })?.document;
  expect(JSON.stringify(document)).not.toContain('atxi_1Qx7Lm');
});
