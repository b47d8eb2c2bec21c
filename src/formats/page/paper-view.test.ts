import { describe, expect, it } from 'vitest';
import { createStandardEngine } from '../../engine/standard.ts';
import type { JsonObject } from '../../engine/index.ts';
import { amountIn, countryIn, dateIn, moneyIn } from './figures-in.ts';
import { regimeNames } from './page-language.ts';
import { meansIn } from './payment-words.ts';
import { paperView } from './paper-view.ts';
import type { Cell } from './place.ts';
import { languages, type Language } from './paper-words.ts';
import { quantityIn } from './units-in.ts';

const engine = createStandardEngine();
const context = { now: () => new Date('2026-01-15T12:00:00Z'), newId: () => '0190c9b4-0000-7000-8000-000000000000' };
const source: JsonObject = {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  series: 'A',
  code: '17',
  currency: 'EUR',
  issue_date: '2026-01-15',
  supplier: {
    name: 'Talleres <b>Navalón</b>',
    tax_id: { country: 'ES', code: 'B98602642' },
    addresses: [{ street: 'Calle Mayor', num: '1', code: '28001', locality: 'Madrid', country: 'ES' }],
    emails: [{ addr: 'a@example.com' }],
  },
  customer: { name: 'C', tax_id: { country: 'ES', code: '54387763P' }, identities: [{ key: 'passport', code: 'X1' }] },
  ordering: {
    code: 'REF-1',
    cost: '4711',
    period: { start: '2026-01-01', end: '2026-01-31' },
    contracts: [{ code: 'C-3' }],
    purchases: [{ series: 'PO', code: '1', issue_date: '2025-12-01', description: 'Second part' }],
  },
  attachments: [
    { name: 'hours.csv', description: 'Hours of January', url: 'data:text/csv;base64,QQ==' },
    { code: 'T-9', url: 'https://example.com/t-9' },
    { url: 'data:application/pdf;base64,QQ==' },
    { key: 'other' },
  ],
  lines: [
    {
      quantity: '3',
      item: { name: 'Pads', description: 'For brakes', price: '1010.555', unit: 'h' },
      discounts: [{ percent: '10%', reason: 'Loyal' }],
      taxes: [
        { cat: 'VAT', rate: 'general' },
        { cat: 'IRPF', percent: '15%' },
      ],
    },
  ],
  charges: [{ amount: '5', reason: 'Freight', taxes: [{ cat: 'VAT', rate: 'general' }] }],
  payment: {
    terms: { key: 'due-date', due_dates: [{ date: '2026-02-15', percent: '100%' }] },
    instructions: { key: 'credit-transfer', credit_transfer: [{ iban: 'ES06 1234', name: 'Bank' }] },
    advances: [{ amount: '7', description: 'Deposit' }],
  },
  notes: [{ key: 'general', text: 'Thank you\nall' }],
};
const built = engine.inspect({ data: source }, context).document ?? {};
const view = (language: Language, document: JsonObject = built) =>
  paperView(
    document,
    language,
    new Map([
      ['VAT', 'Impuesto sobre el Valor Añadido'],
      ['IRPF', 'Impuesto sobre la Renta'],
    ]),
  );
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
const quantity = (...given: Parameters<typeof quantityIn>) => Object.values(quantityIn(...given)).join('');
const said = (cells: readonly Cell[] = []) => cells.map(({ text }) => plain(text));

describe('keys on the page', () => {
  const italian: JsonObject = {
    $schema: 'https://gobl.org/draft-0/bill/invoice',
    $regime: 'IT',
    supplier: { name: 'S', identities: [{ key: 'it-fiscal-code', code: 'RSSGNN60R30H501U' }] },
    customer: { name: 'C', identities: [{ key: 'passport', code: 'X1' }] },
    totals: {
      taxes: { categories: [{ code: 'VAT', rates: [{ key: 'intra-community', base: '1' }, { key: 'exempt' }] }] },
    },
  };

  it.each([
    ['en', 'Fiscal Code', ['Intra-Community', 'Exempt']],
    ['es', 'Codice Fiscale', ['Intracomunitario', 'Exento']],
    ['it', 'Codice Fiscale', ['Intracomunitaria', 'Esente']],
    ['de', 'Codice Fiscale', ['Innergemeinschaftlich', 'Steuerfrei']],
  ] as const)(
    'are names in words in %s: of a tax without a percentage, and of an identity',
    (language, name, taxes) => {
      const page = paperView(italian, language, regimeNames(engine, italian, language));
      expect(page?.taxes.map(({ rate }) => rate.text)).toEqual(taxes);
      expect(page?.parties.flatMap(({ lines }) => lines.map(({ text }) => text))).toEqual([
        'S',
        `${name}: RSSGNN60R30H501U`,
        'C',
        'passport: X1',
      ]);
    },
  );
});

describe('the page of an invoice', () => {
  const en = view('en');

  it('says who, what, when', () => {
    expect(en?.title).toBe('Invoice');
    expect(en?.facts.map(({ label, text }) => `${label} ${text}`)).toEqual([
      'Number A-17',
      'Issued 15 January 2026',
      'Period 1 January 2026 – 31 January 2026',
      'Your reference REF-1',
      'Cost centre 4711',
      'Your order PO-1, 1 December 2025, Second part',
      'Contract C-3',
      'Attachment hours.csv, Hours of January',
      'Attachment T-9, https://example.com/t-9',
      'Attachment application/pdf',
    ]);
    expect(en?.parties.map(({ label, lines }) => [label, ...said(lines)])).toEqual([
      [
        'From',
        'Talleres <b>Navalón</b>',
        'Calle Mayor 1',
        '28001 Madrid',
        'Spain',
        'Tax number: ES B98602642',
        'a@example.com',
      ],
      ['To', 'C', 'Tax number: ES 54387763P', 'passport: X1'],
    ]);
  });

  it('names the seller before its tax representative', () => {
    const seller = { name: 'Zwahlen AG', tax_id: { country: 'CH', code: 'E284156502' } };
    const parties = view('de', { ...built, ordering: { seller } })?.parties;
    expect(parties?.map(({ label, lines }) => [label, lines[0]?.text, lines[0]?.path])).toEqual([
      ['Von', 'Zwahlen AG', '$.ordering.seller.name'],
      ['Steuerlicher Vertreter', 'Talleres <b>Navalón</b>', '$.supplier.name'],
      ['An', 'C', '$.customer.name'],
    ]);
    expect(said(parties?.[0]?.lines)).toContain('USt-IdNr.: CHE-284.156.502 MWST');
  });

  it('has each line with what is below it, every figure as it was calculated', () => {
    const [line] = en?.lines ?? [];
    if (!line) throw new Error('no line');
    expect(said([line.item, line.quantity, line.price, line.taxes, line.amount])).toEqual([
      'Pads',
      '3 h',
      '1,010.555',
      'VAT 21.0%, IRPF 15%',
      '€2,728.499',
    ]);
    expect(said(line.below)).toEqual(['For brakes', 'Loyal 10%: −€303.167']);
  });

  it('sums up taxes and totals, what is left to pay last', () => {
    expect(en?.taxes.map(({ name, base, rate, amount }) => [name, ...said([base, rate, amount])])).toEqual([
      ['VAT', '€2,733.50', '21.0%', '€574.03'],
      ['IRPF, Impuesto sobre la Renta', '€2,728.50', '15%', '−€409.27'],
    ]);
    const totals = en?.totals.map(({ label, text, main }) => `${label} ${plain(text)}${main ? ' !' : ''}`);
    expect(totals?.[0]).toBe('Freight +€5.00');
    expect(totals).toContain('Tax withheld −€409.27');
    expect(totals?.at(-1)).toMatch(/^Left to pay €2,891\.\d\d !$/);
  });

  it('says how to pay, and the notes', () => {
    expect(en?.payment.map(({ label, text }) => `${label}: ${plain(text)}`)).toEqual([
      expect.stringMatching(/^Due: 15 February 2026, €2,898/),
      'Method: Bank transfer',
      'IBAN: Bank, ES06 1234',
    ]);
    expect(said(en?.notes)).toEqual(['Thank you\nall']);
  });

  it('leads from every figure to a place of the document, also within its envelope', () => {
    const paths = (given: typeof en) =>
      [...(given?.facts ?? []), ...(given?.totals ?? []), ...(given?.payment ?? []), ...(given?.notes ?? [])].map(
        ({ path }) => path,
      );
    expect(paths(en)).toEqual(
      expect.arrayContaining(['$.code', '$.totals.due', '$.charges[0].amount', '$.notes[0].text']),
    );
    const enveloped = view('en', { $schema: 'https://gobl.org/draft-0/envelope', doc: built });
    expect(paths(enveloped)).toEqual(paths(en).map((path) => path.replace('$', '$.doc')));
  });

  it('speaks Spanish, with figures and days as they are written there', () => {
    const es = view('es');
    expect(es?.title).toBe('Factura');
    expect(plain(es?.facts[1]?.text ?? '')).toBe('15 de enero de 2026');
    expect(plain(es?.lines[0]?.amount.text ?? '')).toBe('2728,499 €');
    expect(plain(es?.taxes[0]?.rate.text ?? '')).toBe('21,0 %');
    expect(es?.parties[0]?.lines[3]?.text).toBe('España');
  });

  it.each([
    ['ES', '15 January 2026'],
    ['GB', '15 January 2026'],
    ['US', 'January 15, 2026'],
    ['CA', 'January 15, 2026'],
  ])('in English has the days as %s writes them', (country, day) => {
    expect(view('en', { ...built, $regime: country })?.facts[1]?.text).toBe(day);
  });

  it.each([
    ['FR', undefined, '14 Rue des Tanneurs'],
    ['DE', undefined, 'Rue des Tanneurs 14'],
    ['FR', { 'line-order': 'street num' }, 'Rue des Tanneurs 14'],
  ])('has street and number as %s writes them', (country, meta, line) => {
    const address = { street: 'Rue des Tanneurs', num: '14', country, ...(meta && { meta }) };
    expect(view('fr', { ...built, customer: { addresses: [address] } })?.parties[1]?.lines[0]?.text).toBe(line);
  });

  it('knows the place of each value of a cell', () => {
    const partsOf = ({ parts }: Cell) => parts.map(({ text, path }) => [plain(text), path]);
    const [line] = en?.lines ?? [];
    if (!line) throw new Error('no line');
    expect(partsOf(line.quantity)).toEqual([
      ['3', '$.lines[0].quantity'],
      [' ', undefined],
      ['h', '$.lines[0].item.unit'],
    ]);
    expect(partsOf(line.taxes)).toEqual([
      ['VAT', '$.lines[0].taxes[0].cat'],
      [' ', undefined],
      ['21.0%', '$.lines[0].taxes[0].percent'],
      [', ', undefined],
      ['IRPF', '$.lines[0].taxes[1].cat'],
      [' ', undefined],
      ['15%', '$.lines[0].taxes[1].percent'],
    ]);
    const lines = en?.parties[0]?.lines ?? [];
    expect(
      lines
        .slice(1, 5)
        .flatMap(partsOf)
        .filter(([, path]) => path !== undefined),
    ).toEqual([
      ['Calle Mayor', '$.supplier.addresses[0].street'],
      ['1', '$.supplier.addresses[0].num'],
      ['28001', '$.supplier.addresses[0].code'],
      ['Madrid', '$.supplier.addresses[0].locality'],
      ['Spain', '$.supplier.addresses[0].country'],
      ['ES B98602642', '$.supplier.tax_id.code'],
    ]);
    expect(lines[4]?.parts[1]?.also).toContain('$.supplier.tax_id.country');
    const due = en?.payment[0];
    if (!due) throw new Error('no due date');
    expect(partsOf(due).map(([, path]) => path)).toEqual([
      '$.payment.terms.due_dates[0].date',
      undefined,
      '$.payment.terms.due_dates[0].amount',
    ]);
  });

  it('of a document that cannot be calculated has its values as written, and a dash for each figure', () => {
    const written = {
      ...source,
      issue_date: '2026-11-31',
      lines: [{ quantity: '2', item: { name: 'X', price: '5' } }],
    };
    const page = paperView(written, 'en', new Map(), { unfinished: true, working: true });
    expect(page?.facts[1]?.text).toBe('2026-11-31');
    expect([page?.lines[0]?.price.text, page?.lines[0]?.amount.text]).toEqual(['5', '–']);
    expect(page?.totals.filter(({ text }) => text === '–').map(({ path }) => path)).toEqual([
      '$.totals.sum',
      '$.totals.tax',
      '$.totals.total_with_tax',
      '$.totals.payable',
    ]);
  });

  it('to work on has both parties, also those that are missing', () => {
    const page = paperView({ $schema: 'https://gobl.org/draft-0/bill/invoice' }, 'en', new Map(), { working: true });
    expect(page?.parties.map(({ label, path, lines }) => [label, path, lines])).toEqual([
      ['From', '$.supplier', []],
      ['To', '$.customer', []],
    ]);
  });

  it('names the kinds of documents', () => {
    const titled = (change: JsonObject) => view('de', { ...built, ...change })?.title;
    expect(titled({ type: 'credit-note' })).toBe('Gutschrift');
    expect(titled({ type: 'other' })).toBe('Rechnung');
    expect(titled({ $schema: 'https://gobl.org/draft-0/bill/order' })).toBe('Bestellung');
  });

  it('has a surcharge as a row of its own, on the same base', () => {
    const [line] = source['lines'] as readonly JsonObject[];
    const taxes = [{ cat: 'VAT', rate: 'general+eqs' }];
    const data = { ...source, charges: [], lines: [{ ...line, taxes }] };
    const rows = view('en', engine.inspect({ data }, context).document)?.taxes;
    expect(rows?.map(({ base, rate, amount }) => said([base, rate, amount]))).toEqual([
      ['€2,728.50', '21.0%', '€572.98'],
      ['€2,728.50', '5.2%', '€141.88'],
    ]);
    expect(rows?.[1]?.amount.path).toBe('$.totals.taxes.categories[0].rates[0].surcharge.amount');
  });

  it('calls an account by what it says: a number that is no IBAN is none', () => {
    const account = (ways: JsonObject) =>
      view('en', { ...built, payment: { instructions: { credit_transfer: [ways] } } })?.payment.map(
        ({ label, text }) => `${label}: ${text}`,
      );
    expect(account({ iban: 'ES06', bic: 'B' })).toEqual(['IBAN: ES06, B']);
    expect(account({ iban: 'DE89370400440532013000' })).toEqual(['IBAN: DE89 3704 0044 0532 0130 00']);
    expect(account({ number: '12-34', name: 'Bank' })).toEqual(['Account: Bank, 12-34']);
  });

  it('has as many lines as are asked for, and says how many there are beyond', () => {
    const many = { ...built, lines: Array.from({ length: 5 }, () => ({ quantity: '1', item: { name: 'X' } })) };
    const counted = (most?: number) => {
      const made = paperView(many, 'en', new Map(), most === undefined ? {} : { mostLines: most });
      return [made?.lines.length, made?.more];
    };
    expect([counted(2), counted(5), counted(9), counted()]).toEqual([
      [2, 3],
      [5, 0],
      [5, 0],
      [5, 0],
    ]);
  });

  it('is not drawn of a document without parties, and is drawn of odd ones whatever they say', () => {
    expect(view('en', { $schema: 'x' })).toBeUndefined();
    const odd = view('en', { supplier: {}, lines: 'no', totals: [1], payment: null, notes: [null, { text: 1 }] });
    expect([odd?.lines, odd?.totals, said(odd?.notes)]).toEqual([[], [], ['1']]);
  });
});

it('every language has every word', () => {
  for (const { words } of Object.values(languages)) {
    expect(Object.keys(words)).toEqual(Object.keys(languages.en.words));
    expect(Object.values(words).filter((word) => word.trim() === '')).toEqual([]);
  }
});

it.each([
  [amountIn('de', '1234567890123456789.10'), '1.234.567.890.123.456.789,10'],
  [amountIn('en', 'abc'), 'abc'],
  [moneyIn('en', '-12.5', 'USD'), '-$12.5'],
  [moneyIn('en', '12.50', 'odd'), '12.50 odd'],
  [moneyIn('en', '12.50', ''), '12.50'],
  [dateIn('fr', '2026-01-15'), '15 janvier 2026'],
  [dateIn('fr', '2026-02-31'), '2026-02-31'],
  [dateIn('fr', 'soon'), 'soon'],
  [countryIn('en', 'EL'), 'Greece'],
  [countryIn('en', 'Spain'), 'Spain'],
  [quantity('de', '1200', 'one'), '1.200'],
  [quantity('de', '1200', 'piece'), '1.200 Stk.'],
  [quantity('fr', '1', 'day'), '1\u00a0jour'],
  [quantity('de', '2.5', 'mon'), '2,5 Monate'],
  [quantity('en', 'many', 'day'), 'many day'],
  [quantity('es', '3', 'm2'), '3 m²'],
  [quantity('es', '3', 'XBX'), '3 XBX'],
  [quantity('es', '3', 'constructor'), '3 constructor'],
  [meansIn('de', 'credit-transfer+sepa'), 'SEPA-Überweisung'],
  [meansIn('it', 'card+bancomat'), 'Carta'],
  [meansIn('it', 'gift-card+x'), 'gift card, x'],
  [meansIn('it', 'constructor'), 'constructor'],
])('%s', (shown, expected) => {
  expect(shown).toBe(expected);
});

it.each([
  ['en', 'VAT'],
  ['es', 'IVA'],
  ['de', 'USt.'],
  ['fr', 'TVA'],
  ['it', 'IVA'],
  ['pt', 'IVA'],
] as const)('in %s the tax is called %s', (language, word) => {
  const page = view(language);
  expect(page?.taxes[0]?.name).toMatch(new RegExp(`^${word.replace('.', '[.]')}`));
  expect(page?.lines[0]?.taxes.text).toContain(`${word} `);
});
