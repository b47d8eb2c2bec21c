import type { Json, JsonObject } from '../../engine/index.ts';

const SUPPLIER = {
  name: 'CERVECERIA DEL BAJIO',
  tax_id: { country: 'MX', code: 'EKU9003173C9' },
  ext: { 'mx-cfdi-fiscal-regime': '601' },
};

const CUSTOMER = {
  name: 'ABARROTES LA LUZ',
  tax_id: { country: 'MX', code: 'K&A010301I16' },
  addresses: [{ code: '48300' }],
  ext: { 'mx-cfdi-fiscal-regime': '601', 'mx-cfdi-use': 'G01' },
};

const item = (name: string, price: string, more: JsonObject = {}): JsonObject => ({
  name,
  price,
  ext: { 'mx-cfdi-prod-serv': '50202201' },
  ...more,
});

/** A Mexican invoice, without figures; `more` replaces its members. */
export const mexican = (more: JsonObject): JsonObject => ({
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  $addons: ['mx-cfdi-v4'],
  series: 'B',
  code: '31',
  issue_date: '2026-10-05',
  issue_time: '09:30:00',
  currency: 'MXN',
  tax: { ext: { 'mx-cfdi-issue-place': '36000' } },
  supplier: SUPPLIER,
  customer: CUSTOMER,
  lines: [{ quantity: '3', item: item('Cerveza clara', '21.55'), taxes: [{ cat: 'VAT', percent: '16%' }] }],
  ...more,
});

const FOLIO = (val: string): readonly Json[] => [{ prv: 'sat-uuid', val }];

const paid = { description: 'Pago en una sola exhibición', percent: '100%', key: 'cash' };

/** One document for each part of the format. */
export const MEXICAN_DOCUMENTS: Readonly<Record<string, JsonObject>> = {
  'an invoice with discounts that do not round': mexican({
    lines: [
      {
        quantity: '1',
        item: item('Barril', '3482.7586'),
        discounts: [{ amount: '348.2759' }],
        taxes: [{ cat: 'VAT', percent: '16%' }],
      },
      {
        quantity: '1',
        item: item('Grifo', '870.6897', { unit: 'piece', ref: 'G-7' }),
        discounts: [{ amount: '87.0690' }],
        taxes: [{ cat: 'VAT', percent: '16%' }],
      },
    ],
  }),
  'an invoice with IEPS, taxes withheld, and exempt and untaxed lines': mexican({
    lines: [
      {
        quantity: '12',
        item: item('Cerveza oscura', '30.00', { unit: 'l' }),
        charges: [
          { code: 'IEPS', percent: '26.5%' },
          { code: 'IEPS', quantity: '4', rate: '1.2500' },
        ],
        taxes: [{ cat: 'VAT', percent: '16%' }],
      },
      {
        quantity: '1',
        item: item('Flete', '100.00'),
        taxes: [
          { cat: 'VAT', percent: '16%' },
          { cat: 'RVAT', percent: '4%' },
          { cat: 'ISR', percent: '1.25%' },
        ],
      },
      { quantity: '1', item: item('Libro', '50.00'), taxes: [{ cat: 'VAT', key: 'exempt' }] },
      { quantity: '1', item: item('Envase', '5.00') },
    ],
    payment: { terms: { notes: '30 días' } },
  }),
  'a credit note for a customer abroad in another currency': mexican({
    type: 'credit-note',
    currency: 'USD',
    exchange_rates: [{ from: 'USD', to: 'MXN', amount: '18.2534' }],
    preceding: [{ code: '30', stamps: FOLIO('0195ce71-dc9c-42c8-bf2c-9890a4a9f0a2') }],
    customer: { name: 'ATHENS BEER SA', tax_id: { country: 'EL', code: '925667500' } },
    lines: [{ quantity: '2', item: item('Cerveza', '10.00'), taxes: [{ cat: 'VAT', percent: '0%' }] }],
  }),
  'a global invoice': mexican({
    $tags: ['global'],
    customer: null,
    tax: {
      ext: {
        'mx-cfdi-issue-place': '36000',
        'mx-cfdi-global-period': '04',
        'mx-cfdi-global-month': '09',
        'mx-cfdi-global-year': '2026',
      },
    },
    lines: [
      { quantity: '1', item: { ref: 'T-1', name: 'Venta', price: '80.00' }, taxes: [{ cat: 'VAT', percent: '16%' }] },
    ],
    payment: { advances: [paid] },
  }),
  'an invoice for a third party with legal texts, paid at once': mexican({
    lines: [
      {
        quantity: '1',
        item: item('Mezcal', '200.00'),
        seller: {
          ...CUSTOMER,
          name: 'DESTILERIA',
          tax_id: { country: 'MX', code: 'JUFA7608212V6' },
          ext: { 'mx-cfdi-fiscal-regime': '612' },
        },
        taxes: [{ cat: 'VAT', percent: '16%' }],
      },
    ],
    notes: [{ key: 'legal', code: 'LISR', text: 'Efectos fiscales al pago' }],
    payment: { advances: [{ ...paid, key: 'card' }] },
  }),
  'an invoice with local taxes, charged and withheld': mexican({
    lines: [{ quantity: '2', item: item('Noche', '502.50'), taxes: [{ cat: 'VAT', percent: '16%' }] }],
    charges: [
      { key: 'tax', reason: 'ISH', percent: '3%' },
      { key: 'tax', reason: 'Saneamiento', base: '500.00', percent: '1.25%' },
    ],
    discounts: [{ key: 'tax', reason: '5 al millar', percent: '0.5%' }],
  }),
  'an invoice with food vouchers': mexican({
    complements: [
      {
        $schema: 'https://gobl.org/draft-0/regimes/mx/food-vouchers',
        account_number: '0123456789',
        lines: [
          {
            e_wallet_id: 'ABC1234',
            issue_date_time: '2026-09-19T10:20:30',
            employee: {
              tax_code: 'JUFA7608212V6',
              curp: 'JUFA760821MDFRRR00',
              name: 'Adriana Juarez Fernández',
              social_security: '12345678901',
            },
            amount: '10.12',
          },
        ],
      },
    ],
  }),
};

const rate = (base: string, percent: string, amount: string): JsonObject => ({ base, percent, amount });

/** A receipt of a payment for two documents, with taxes withheld. */
export const MEXICAN_PAYMENT: JsonObject = {
  $schema: 'https://gobl.org/draft-0/bill/payment',
  $addons: ['mx-cfdi-v4'],
  type: 'receipt',
  series: 'P',
  code: '8',
  issue_date: '2026-10-06',
  issue_time: '12:00:00',
  currency: 'USD',
  exchange_rates: [{ from: 'USD', to: 'MXN', amount: '18.5' }],
  ext: { 'mx-cfdi-issue-place': '36000' },
  preceding: [{ code: '7', stamps: FOLIO('0195ce71-dc9c-42c8-bf2c-9890a4a9f0a3') }],
  supplier: SUPPLIER,
  customer: { ...CUSTOMER, ext: { 'mx-cfdi-fiscal-regime': '601' } },
  methods: [{ key: 'credit-transfer', date: '2026-10-02', ref: 'SPEI-1', amount: '168.00' }],
  lines: [
    {
      document: { series: 'B', code: '29', stamps: FOLIO('0195ce71-dc9c-42c8-bf2c-9890a4a9f0a4') },
      installment: 2,
      payable: '232.00',
      advances: '116.00',
      amount: '106.00',
      tax: {
        categories: [
          { code: 'VAT', rates: [rate('100.00', '16%', '16.00')], amount: '16.00' },
          { code: 'ISR', retained: true, rates: [rate('100.00', '10%', '10.00')], amount: '10.00' },
        ],
        sum: '16.00',
        retained: '10.00',
      },
    },
    {
      document: { series: 'B', code: '30', stamps: FOLIO('0195ce71-dc9c-42c8-bf2c-9890a4a9f0a5') },
      installment: 1,
      payable: '62.00',
      amount: '62.00',
    },
  ],
};
