import type { JsonObject } from '../../engine/index.ts';

/** Invoices that are written as Finvoice, our own. */

const BOATS = {
  name: 'Saimaan Puuveneet ja Purjeet Osakeyhtiö',
  alias: 'Puuveneet',
  tax_id: { country: 'FI', code: '20774740' },
  endpoints: [{ uri: 'iso6523-actorid-upis::0216:003720774740' }],
  addresses: [
    { street: 'Satamakatu', num: '3', street_extra: '2. krs', locality: 'Savonlinna', code: '57130', country: 'FI' },
  ],
  people: [{ name: { given: 'Aino', surname: 'Kähkönen' } }],
  telephones: [{ num: '+358 15 000 111' }, { label: 'fax', num: '+358 15 000 112' }],
  emails: [{ addr: 'aino@veneet.example' }, { addr: 'laskut@veneet.example' }],
  websites: [{ url: 'https://veneet.example' }],
  registration: { other: 'Kotipaikka Savonlinna' },
};

const VAT = { cat: 'VAT', percent: '25.5%' };

const shared = {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  $addons: ['fi-finvoice-v3'],
  issue_date: '2026-10-05',
  currency: 'EUR',
  supplier: BOATS,
};

const instructions = {
  key: 'credit-transfer+sepa',
  ref: 'RF18539007547034',
  credit_transfer: [
    { iban: 'FI2112345600000785', bic: 'NDEAFIHH', name: 'Merenkulkijain Pankki' },
    { number: '15903000000776', bic: 'OKOYFIHH' },
  ],
};

/** With an operator, references, discounts and charges, three rates, a fine price, a part paid, and another payee. */
export const FINVOICE_FULL: JsonObject = {
  ...shared,
  series: '26',
  code: '71',
  customer: {
    name: 'Saariston Majatalo Oy',
    tax_id: { country: 'FI', code: '01120389' },
    endpoints: [{ uri: 'iso6523-actorid-upis::0216:003701120389' }],
    identities: [{ code: 'AS-9' }],
    addresses: [{ po_box: 'PL 4', locality: 'Nauvo', region: 'Varsinais-Suomi', code: '21660', country: 'FI' }],
    people: [{ name: { given: 'Eero' } }],
    emails: [{ addr: 'eero@majatalo.example' }],
    ext: { 'fi-finvoice-operator': '003700010001' },
  },
  delivery: {
    date: '2026-09-30',
    receiver: {
      name: 'Majatalon laituri ja venevaja saaren pohjoisrannalla',
      addresses: [{ street: 'Laituritie 1', locality: 'Nauvo', code: '21660', country: 'FI' }],
    },
  },
  ordering: {
    code: 'Eero / venevaja',
    cost: '4510',
    period: { start: '2026-09-01', end: '2026-09-30' },
    purchases: [{ code: 'T-88', issue_date: '2026-08-14' }],
    contracts: [{ code: 'SOP-2' }],
    sales: [{ code: 'M-31' }],
    projects: [{ code: 'VENE' }],
    tender: [{ code: 'TARJ-1' }],
    despatch: [{ code: 'LÄH-5' }],
    identities: [{ code: 'V-1', ext: { 'untdid-reference': 'AAJ' } }],
  },
  lines: [
    {
      quantity: '5.5',
      item: { name: 'Kunnostus', description: 'Tervaus ja tilkitseminen', price: '62.00', unit: 'h', ref: 'K-1' },
      discounts: [{ reason: 'Kanta-asiakas', percent: '10%', ext: { 'untdid-allowance': '100' } }],
      charges: [{ reason: 'Ilta', amount: '12.00' }],
      taxes: [VAT],
      period: { start: '2026-09-01', end: '2026-09-12' },
      order: '1',
      cost: '77',
      notes: [{ text: 'Tehty laiturilla' }],
    },
    {
      quantity: '12000',
      item: {
        name: 'Naula',
        price: '0.0012345',
        unit: 'piece',
        identities: [
          { key: 'gtin', code: '6410000000012', ext: { 'iso-scheme-id': '0160' } },
          { label: 'HS', code: '7317' },
          { code: 'N-3' },
        ],
      },
      taxes: [{ cat: 'VAT', percent: '13.5%' }],
    },
    {
      quantity: '1',
      item: { name: 'Vakuutus', price: '80.00', meta: { 'unit-label': 'kausi' } },
      taxes: [{ cat: 'VAT', key: 'exempt', ext: { 'cef-vatex': 'VATEX-EU-135-1' } }],
    },
  ],
  discounts: [{ reason: 'Kampanja', amount: '9.00', taxes: [VAT] }],
  charges: [{ reason: 'Toimitus', amount: '15.00', taxes: [VAT] }],
  tax: { notes: [{ cat: 'VAT', key: 'exempt', text: 'Vakuutuspalvelu on vapautettu arvonlisäverosta, AVL 44 §' }] },
  payment: {
    payee: { name: 'Rahoitus Oyj' },
    advances: [{ description: 'Prepaid Amount', amount: '50.00' }],
    terms: { notes: '14 päivää netto', due_dates: [{ date: '2026-10-19', percent: '100%' }] },
    instructions: { ...instructions, detail: 'Tilisiirto' },
  },
  notes: [{ key: 'general', text: 'Kiitos €' }],
};

/** Money back for two invoices, with several discounts in a row and a reference without right check digits. */
export const FINVOICE_CREDIT: JsonObject = {
  ...shared,
  type: 'credit-note',
  code: 'H-2',
  preceding: [{ series: '26', code: '44', issue_date: '2026-08-03' }, { code: '45' }],
  customer: { name: 'Yksityinen Ostaja', addresses: [{ locality: 'Turku', code: '20100', country: 'FI' }] },
  lines: [
    {
      quantity: '3',
      item: { name: 'Airo', price: '94.00', unit: 'piece' },
      discounts: [
        { reason: 'Määrä', percent: '5%' },
        { reason: 'Kampanja', amount: '10.00' },
      ],
      taxes: [VAT],
    },
  ],
  payment: {
    terms: { due_dates: [{ date: '2026-10-19', percent: '100%' }] },
    instructions: { key: 'credit-transfer', ref: 'H2', credit_transfer: [{ iban: 'FI2112345600000785' }] },
  },
};

/** By the customer itself, from Sweden in its currency, with a Finnish reference number. */
export const FINVOICE_SELF_BILLED: JsonObject = {
  ...shared,
  $tags: ['self-billed'],
  code: '90',
  currency: 'SEK',
  supplier: { ...BOATS, ext: { 'fi-finvoice-operator': '003721291126' } },
  customer: {
    name: 'Segel AB',
    tax_id: { country: 'SE', code: '556703748501' },
    endpoints: [{ uri: 'iso6523-actorid-upis::0007:5567037485' }],
    ext: { 'fi-finvoice-operator': 'SWEDSESS' },
    addresses: [{ street: 'Hamngatan 1', locality: 'Luleå', code: '972 31', country: 'SE' }],
  },
  exchange_rates: [{ from: 'SEK', to: 'EUR', amount: '0.09' }],
  lines: [
    { quantity: '2', item: { name: 'Purje', price: '1250.00' }, taxes: [{ cat: 'VAT', key: 'intra-community' }] },
  ],
  tax: { notes: [{ cat: 'VAT', key: 'intra-community', text: 'Yhteisömyynti, AVL 72 a §' }] },
  payment: {
    terms: { due_dates: [{ date: '2026-11-04', percent: '100%' }] },
    instructions: { ...instructions, ref: '202020202' },
  },
};
