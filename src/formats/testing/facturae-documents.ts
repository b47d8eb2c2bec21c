import type { JsonObject } from '../../engine/index.ts';

/** Invoices that are written as Facturae, our own. */

const GARDENS = {
  name: 'Viveros del Genil S.L.',
  alias: 'Genil',
  tax_id: { country: 'ES', code: 'B63719405' },
  people: [{ name: { given: 'Rocío', surname: 'Vega' } }],
  addresses: [{ street: 'Camino de Ronda', num: '77', locality: 'Granada', code: '18004', country: 'ES' }],
  emails: [{ addr: 'hola@genil.example' }],
  telephones: [{ num: '+34958000111' }, { label: 'fax', num: '+34958000112' }],
  registration: {
    office: 'Granada',
    book: '4',
    sheet: 'GR-1',
    page: '12',
    section: '8',
    volume: '90',
    other: 'Insc. 2',
  },
};

const VAT = { cat: 'VAT', percent: '21.0%' };

const shared = {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  $addons: ['es-facturae-v3'],
  issue_date: '2026-10-05',
  currency: 'EUR',
  supplier: GARDENS,
};

/** To a public body with offices, by an order and a contract, with discounts, charges, a grant and a payment on account. */
export const FACTURAE_PUBLIC: JsonObject = {
  ...shared,
  series: 'P26',
  code: '31',
  op_date: '2026-09-30',
  customer: {
    name: 'Diputación de Ejemplo',
    tax_id: { country: 'ES', code: 'P1800000J' },
    identities: [
      { scope: 'tax', code: 'L02000018', description: 'Intervención' },
      { label: 'Comprador', code: 'LA0001804' },
    ],
    addresses: [
      { street: 'Plaza Mayor', num: '1', locality: 'Granada', region: 'Granada', code: '18001', country: 'ES' },
    ],
  },
  delivery: { receiver: { name: 'Parques', identities: [{ code: 'LA0001802' }] } },
  ordering: {
    period: { start: '2026-09-01', end: '2026-09-30' },
    buyer: {
      name: 'Compras',
      identities: [{ code: 'LA0001803' }],
      addresses: [
        { street: 'Calle Elvira', num: '9', locality: 'Granada', region: 'Granada', code: '18010', country: 'ES' },
      ],
    },
    purchases: [{ code: 'PED-9' }, { code: 'PED-10', issue_date: '2026-08-20', lines: [2] }],
    contracts: [{ code: 'CON-3' }],
    tender: [{ code: 'EXP-1' }],
    despatch: [{ code: 'ALB-5', issue_date: '2026-09-12', lines: [1, 2] }],
  },
  lines: [
    {
      quantity: '24',
      item: { name: 'Poda', price: '31.50', unit: 'h', ref: 'POD-1' },
      discounts: [{ reason: 'Volumen', percent: '10%' }],
      charges: [{ reason: 'Desplazamiento', amount: '20.00' }],
      taxes: [VAT],
      period: { start: '2026-09-01', end: '2026-09-15' },
    },
    {
      quantity: '40',
      item: { name: 'Olivo', description: 'De un año', price: '12.805', meta: { 'unit-label': '6-Packs' } },
      taxes: [{ cat: 'VAT', percent: '10.0%' }],
    },
    {
      quantity: '1',
      item: { name: 'Curso', price: '100.00' },
      taxes: [{ cat: 'VAT', key: 'exempt' }],
      notes: [{ key: 'legal', text: 'Exenta, artículo 20.Uno.9 de la Ley 37/1992' }],
    },
  ],
  discounts: [{ reason: 'Pronto pago', amount: '15.00', taxes: [VAT] }],
  charges: [{ amount: '3.00' }],
  payment: {
    advances: [
      { date: '2026-08-01', description: 'Pago a cuenta', amount: '100.00' },
      { description: 'Ayuda verde', amount: '50.00', ext: { 'es-facturae-subsidy': 'S' } },
    ],
    terms: {
      key: 'due-date',
      due_dates: [
        { date: '2026-11-05', percent: '50%' },
        { date: '2026-12-05', percent: '50%' },
      ],
    },
    instructions: {
      key: 'credit-transfer',
      ref: 'RF-31',
      credit_transfer: [{ iban: 'ES9121000418450200051332', bic: 'CAIXESBB' }],
    },
  },
  notes: [
    { key: 'goods', text: 'Jardines de septiembre' },
    { key: 'legal', text: 'Operación con un organismo público' },
    { key: 'general', text: 'Gracias' },
  ],
};

/** A professional, who is a person, gives money back to a company in Portugal; income tax is withheld. */
export const FACTURAE_CREDIT: JsonObject = {
  ...shared,
  type: 'credit-note',
  code: 'R-2',
  preceding: [
    {
      series: 'F',
      code: '8',
      issue_date: '2026-09-01',
      period: { start: '2026-07-01', end: '2026-09-30' },
      reason: 'Horas de más',
      ext: { 'es-facturae-correction': '16' },
      meta: { 'correction-method': '03' },
    },
  ],
  supplier: {
    name: 'Ana Ruiz Sol',
    tax_id: { country: 'ES', code: '54387763P' },
    people: [{ name: { given: 'Ana', surname: 'Ruiz', surname2: 'Sol' } }],
    addresses: [{ street: 'Calle Real', num: '2', locality: 'Ronda', code: '29400', country: 'ES' }],
  },
  customer: {
    name: 'Azulejos Lda',
    tax_id: { country: 'PT', code: '501442600' },
    addresses: [{ street: 'Rua Nova', num: '5', locality: 'Porto', code: '4000-001', country: 'PT' }],
  },
  lines: [
    {
      quantity: '2',
      item: { name: 'Proyecto', price: '61.00', unit: 'h' },
      taxes: [VAT, { cat: 'IRPF', percent: '15.0%' }],
    },
  ],
  payment: {
    terms: { due_dates: [{ date: '2026-10-30', percent: '100%' }] },
    instructions: { key: 'cheque+certified' },
  },
};

/** In dollars, issued by a third party for a shop with surcharge, paid at once. */
export const FACTURAE_DOLLARS: JsonObject = {
  ...shared,
  $tags: ['summary'],
  series: 'D26',
  code: '4',
  currency: 'USD',
  preceding: [{ series: 'D26', code: '3' }],
  exchange_rates: [{ from: 'USD', to: 'EUR', amount: '0.875' }],
  ordering: { issuer: { ...GARDENS, name: 'Gestoría Genil S.A.', tax_id: { country: 'ES', code: 'A58818501' } } },
  customer: {
    name: 'Mercería Luz S.L.',
    tax_id: { country: 'ES', code: 'B10101012' },
    addresses: [{ street: 'Calle Luz', locality: 'Ceuta', code: '51001', country: 'ES' }],
  },
  lines: [{ quantity: '7', item: { name: 'Hilo', price: '3.1416' }, taxes: [{ ...VAT, surcharge: '5.2%' }] }],
  payment: {
    terms: { key: 'instant', notes: 'A la entrega' },
    instructions: { key: 'direct-debit', direct_debit: { ref: 'M-1', account: 'ES7921000813610123456789' } },
  },
};
