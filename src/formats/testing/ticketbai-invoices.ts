import type { JsonObject } from '../../engine/index.ts';

/** Invoices that are written as TicketBAI, our own. */

const shared = {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  $addons: ['es-tbai-v1'],
  issue_date: '2026-10-05',
  currency: 'EUR',
  supplier: {
    name: 'Txalupa Lantegia S.L.',
    tax_id: { country: 'ES', code: 'B63719405' },
    addresses: [
      { street: 'Portu kalea', num: '4', locality: 'Donostia', region: 'Gipuzkoa', code: '20003', country: 'ES' },
    ],
  },
};

/** With discounts and charges, two rates, an exempt line, tax withheld, and a day of supply. */
export const TICKETBAI_INVOICE: JsonObject = {
  ...shared,
  series: 'T26',
  code: '18',
  op_date: '2026-09-30',
  customer: {
    name: 'Arraun Elkartea',
    tax_id: { country: 'ES', code: 'B10101017' },
    addresses: [{ street: 'Kai ibilbidea', num: '1', locality: 'Orio', code: '20810', country: 'ES' }],
  },
  lines: [
    {
      quantity: '3',
      item: { name: 'Arraun', price: '94.00' },
      discounts: [{ reason: 'Kopurua', percent: '10%' }],
      taxes: [
        { cat: 'VAT', percent: '21.0%' },
        { cat: 'IRPF', percent: '15.0%' },
      ],
    },
    { quantity: '2', item: { name: 'Liburua', price: '12.50' }, taxes: [{ cat: 'VAT', percent: '4.0%' }] },
    { quantity: '1', item: { name: 'Ikastaroa', price: '60.00' }, taxes: [{ cat: 'VAT', key: 'exempt' }] },
  ],
  discounts: [{ reason: 'Sasoia', amount: '5.00', taxes: [{ cat: 'VAT', percent: '21.0%' }] }],
  notes: [{ key: 'general', text: 'Arraunak eta ikastaroa' }],
};

/** Money back for goods that were sent to Portugal. */
export const TICKETBAI_CREDIT: JsonObject = {
  ...shared,
  type: 'credit-note',
  code: 'R-3',
  preceding: [{ series: 'T26', code: '11', issue_date: '2026-09-01', ext: { 'es-tbai-correction': 'R1' } }],
  customer: {
    name: 'Remos Lda',
    tax_id: { country: 'PT', code: '501442600' },
    addresses: [{ street: 'Rua do Mar', num: '7', locality: 'Aveiro', code: '3800-001', country: 'PT' }],
  },
  lines: [
    {
      quantity: '2',
      item: { key: 'goods', name: 'Arraun', price: '94.00' },
      taxes: [{ cat: 'VAT', key: 'intra-community' }],
    },
  ],
  notes: [{ key: 'general', text: 'Itzulketa' }],
};

const vat = (more: JsonObject): JsonObject => ({ cat: 'VAT', ...more });
const sold = (name: string, price: string, ...taxes: JsonObject[]): JsonObject => ({
  quantity: '3',
  item: { name, price },
  taxes,
});

/** Invoices whose sums alone tell the taxes of their lines. */
export const TICKETBAI_TAXES: readonly (readonly [title: string, document: JsonObject])[] = [
  [
    'sums without tax that only their bases tell apart',
    {
      ...TICKETBAI_INVOICE,
      lines: [
        sold('Ikastaroa', '60.00', vat({ key: 'exempt' })),
        sold('Lana', '17.30', vat({ key: 'reverse-charge' })),
        sold('Liburua', '8.15', vat({ key: 'exempt', ext: { 'es-tbai-exemption': 'E6' } })),
        sold('Opari', '4.00', vat({ key: 'zero' })),
        sold('Kutxa', '21.05', vat({ key: 'outside-scope', ext: { 'es-tbai-exemption': 'OT' } })),
      ],
    },
  ],
  [
    'an equivalence surcharge, a tax of the Canary Islands, and income tax on the lines of one sum',
    {
      ...TICKETBAI_INVOICE,
      lines: [
        sold('Saskia', '10.01', vat({ percent: '21.0%', surcharge: '5.2%' })),
        sold('Ahoa', '99.99', { cat: 'IGIC', percent: '7.0%' }),
        sold('Soka', '3.33', vat({ percent: '10.0%' }), { cat: 'IRPF', percent: '19.0%' }),
        sold('Mahaia', '7.77', vat({ percent: '10.0%' }), { cat: 'IRPF', percent: '19.0%' }),
      ],
    },
  ],
  [
    'shares of a line that are finer than cents, goods and services at one rate, and another scheme',
    {
      ...TICKETBAI_INVOICE,
      discounts: [],
      lines: [
        { ...sold('Txapela', '17.97', vat({ percent: '21.0%' })), discounts: [{ percent: '12.5%' }] },
        { ...sold('Brodatzea', '9.09', vat({ percent: '21.0%' })), charges: [{ percent: '1.5%' }] },
        { quantity: '1', item: { key: 'goods', name: 'Oihala', price: '5.00' }, taxes: [vat({ percent: '21.0%' })] },
        sold('Bidaia', '40.00', vat({ percent: '21.0%', ext: { 'es-tbai-regime': '05' } })),
      ],
    },
  ],
  [
    'a simplified one for nobody, which somebody else bills',
    { ...TICKETBAI_INVOICE, $tags: ['simplified', 'self-billed'], customer: null },
  ],
  [
    'one that replaces another',
    {
      ...TICKETBAI_INVOICE,
      type: 'corrective',
      preceding: [
        {
          code: '17',
          issue_date: '2026-09-01',
          ext: { 'es-tbai-correction': 'R4' },
          tax: {
            categories: [
              { code: 'VAT', rates: [{ base: '100.00', amount: '21.00' }], amount: '21.00', surcharge: '5.20' },
            ],
            sum: '26.20',
          },
        },
      ],
    },
  ],
];
