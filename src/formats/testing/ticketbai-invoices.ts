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
