import { describe, expect, it } from 'vitest';
import { createStandardEngine } from '../standard.ts';
import type { JsonObject } from '../core/json/json.ts';
import type { Outcome } from './outcome.ts';
import { PLACEHOLDER } from '../core/faults/placeholder.ts';

const engine = createStandardEngine();
const context = { now: () => new Date('2026-01-15T12:00:00Z'), newId: () => '0190c9b4-0000-7000-8000-000000000000' };
const line = { quantity: '3', item: { name: 'Pads', price: '10.55' }, taxes: [{ cat: 'VAT', rate: 'general' }] };
const base = {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  series: 'A',
  code: '1042',
  issue_date: '2026-01-15',
  supplier: { name: 'Talleres', tax_id: { country: 'ES', code: 'B98602642' } },
  customer: { name: 'Café', tax_id: { country: 'ES', code: '54387763P' } },
  lines: [line],
};

const inspect = (members: object) => engine.inspect({ data: { ...base, ...members }, include: ['changes'] }, context);
const faultsOf = (members: object) =>
  inspect(members).faults.map(({ code, properties }) => `${code} ${properties.join()}`);
const errors = (members: object) =>
  inspect(members).faults.flatMap(({ code, properties, severity }) =>
    severity === 'error' ? [`${code} ${properties.join()}`] : [],
  );

describe('a placeholder', () => {
  it.each<[string, object, string]>([
    ['a text', { supplier: { ...base.supplier, name: PLACEHOLDER } }, '$.supplier.name'],
    ['a tax number', { supplier: { name: 'T', tax_id: { country: 'ES', code: ' <?> ' } } }, '$.supplier.tax_id.code'],
    ['a date', { issue_date: PLACEHOLDER }, '$.issue_date'],
    ['an amount', { lines: [{ ...line, quantity: PLACEHOLDER }] }, '$.lines[0].quantity'],
    ['a price', { lines: [{ ...line, item: { name: 'Pads', price: PLACEHOLDER } }] }, '$.lines[0].item.price'],
    ['a rate', { lines: [{ ...line, taxes: [{ cat: 'VAT', rate: PLACEHOLDER }] }] }, '$.lines[0].taxes[0].rate'],
    ['a country', { customer: { name: 'C', tax_id: { country: PLACEHOLDER } } }, '$.customer.tax_id.country'],
  ])('in place of %s is the one error, and nothing else is said of it', (_, members, path) => {
    expect(faultsOf(members)).toEqual([`ASSAY-PLACEHOLDER ${path}`]);
  });

  it('is reported in an envelope, also where the document cannot be read', () => {
    const data = { $schema: 'https://gobl.org/draft-0/envelope', doc: { ...base, issue_date: PLACEHOLDER } };
    expect(engine.inspect({ data }, context).faults.map(({ code }) => code)).toContain('ASSAY-PLACEHOLDER');
  });

  it.each(['<?', '?', 'What <?> is', ''])('is not %j', (text) => {
    expect(faultsOf({ notes: [{ key: 'general', text }] }).filter((fault) => fault.startsWith('ASSAY-PLACE'))).toEqual(
      [],
    );
  });

  it('leaves the other members of its entry judged', () => {
    const item = { name: PLACEHOLDER, price: '1,5', unit: 'xx yy' };
    expect(errors({ lines: [{ ...line, item }] })).toEqual([
      'ASSAY-PLACEHOLDER $.lines[0].item.name',
      'ASSAY-INPUT-NUMBER $.lines[0].item.price',
      'GOBL-ORG-UNIT-01 $.lines[0].item.unit',
    ]);
  });

  it('is not signed, whatever holds it', async () => {
    const { private: key } = await engine.keygen(context);
    const data: JsonObject = { ...base, supplier: { ...base.supplier, name: PLACEHOLDER } };
    const outcome = await engine.sign({ data, privatekey: { ...key } }, context);
    expect(outcome.ok ? [] : [outcome.error.key, ...outcome.error.faults.map(({ code }) => code)]).toEqual([
      'validation',
      'ASSAY-PLACEHOLDER',
    ]);
  });
});

describe('a document with a placeholder is not handed on', () => {
  const places: readonly JsonObject[] = [
    { ...base, supplier: { ...base.supplier, name: PLACEHOLDER } },
    // Building would drop it from a tax number, and no trace would be left.
    { ...base, supplier: { name: 'T', tax_id: { country: 'ES', code: PLACEHOLDER } } },
  ];
  const codes = (outcome: Outcome<unknown>) => (outcome.ok ? [] : outcome.error.faults.map(({ code }) => code));

  it.each(places)('nor built, corrected or copied: %#', (data) => {
    expect(codes(engine.build({ data }, context))).toEqual(['ASSAY-PLACEHOLDER']);
    expect(codes(engine.correct({ data, options: { type: 'credit-note' } }, context))).toEqual(['ASSAY-PLACEHOLDER']);
    expect(codes(engine.replicate({ data }, context))).toEqual(['ASSAY-PLACEHOLDER']);
  });

  it('nor called valid', () => {
    const built = engine.build({ data: base }, context);
    const data = { ...(built.ok ? built.value : {}), notes: [{ key: 'general', text: PLACEHOLDER }] };
    expect(codes(engine.validate({ data }))).toEqual(['ASSAY-PLACEHOLDER']);
  });
});

describe('one round tells all', () => {
  it('of a line whose price cannot be read, the taxes too', () => {
    const broken = {
      quantity: 'x',
      item: { price: '31,40' },
      taxes: [{ cat: 'VAT', rate: 'unknown' }, { cat: 'XXX' }],
      discounts: [{ percent: 'a', reason: 'r' }],
    };
    expect(faultsOf({ lines: [broken] })).toEqual([
      'ASSAY-INPUT-NUMBER $.lines[0].quantity',
      'ASSAY-INPUT-NUMBER $.lines[0].item.price',
      'GOBL-ORG-ITEM-01 $.lines[0].item.name',
      'ASSAY-CALC-RATE $.lines[0].taxes[0].rate',
      'ASSAY-CALC-CATEGORY $.lines[0].taxes[1].cat',
      'ASSAY-INPUT-NUMBER $.lines[0].discounts[0].percent',
    ]);
  });
});

describe('the kind of a fix', () => {
  it.each<[string, object, string, object]>([
    [
      'is certain where the document says what was meant',
      { lines: [{ ...line, quantity: '1,5' }] },
      '$.lines[0].quantity',
      { kind: 'certain', safe: true, edits: [{ op: 'replace', path: '$.lines[0].quantity', value: '1.5' }] },
    ],
    [
      'is to ask where only the author knows, and what is written then is a placeholder',
      { supplier: { tax_id: base.supplier.tax_id } },
      '$.supplier.name',
      {
        kind: 'ask',
        safe: false,
        edits: [{ op: 'add', path: '$.supplier.name', value: PLACEHOLDER }],
        ask: { place: '$.supplier.name', form: [{ place: '$.supplier.name', input: 'text' }] },
      },
    ],
    [
      'is to ask for one of the values that the law has',
      { lines: [{ ...line, taxes: [{ cat: 'XXX' }] }] },
      '$.lines[0].taxes[0].cat',
      {
        kind: 'ask',
        title: 'Choose cat',
        ask: { form: [{ input: 'text', choices: [{ value: 'VAT' }, {}, {}, {}, {}] }] },
      },
    ],
    [
      'is to ask for the members that a missing address is to people',
      { $addons: ['de-xrechnung-v3'], supplier: { ...base.supplier, tax_id: { country: 'DE', code: '111111125' } } },
      '$.supplier.addresses',
      {
        kind: 'ask',
        edits: [
          {
            op: 'add',
            path: '$.supplier.addresses',
            value: [{ street: PLACEHOLDER, locality: PLACEHOLDER, code: PLACEHOLDER, country: PLACEHOLDER }],
          },
        ],
        ask: { place: '$.supplier.addresses' },
      },
    ],
    [
      'is to ask for the names of a missing person',
      { $addons: ['de-xrechnung-v3'], supplier: { ...base.supplier, tax_id: { country: 'DE', code: '111111125' } } },
      '$.supplier.people',
      {
        kind: 'ask',
        edits: [
          {
            op: 'add',
            path: '$.supplier.people',
            value: [{ name: { given: PLACEHOLDER, surname: PLACEHOLDER } }],
          },
        ],
      },
    ],
    [
      'is to ask for an amount',
      { lines: [{ ...line, quantity: 'many' }] },
      '$.lines[0].quantity',
      { kind: 'ask', ask: { form: [{ input: 'amount' }] } },
    ],
    [
      'is to ask for a date',
      { issue_date: 'soon' },
      '$.issue_date',
      { kind: 'ask', ask: { form: [{ input: 'date' }] } },
    ],
    [
      'is to ask for a name that building writes as an empty text',
      { lines: [{ ...line, item: { price: '1.00' } }] },
      '$.lines[0].item.name',
      { kind: 'ask', edits: [{ op: 'add', path: '$.lines[0].item.name', value: PLACEHOLDER }] },
    ],
    [
      'is to ask for what an entry of a missing list needs',
      { $addons: ['de-xrechnung-v3'] },
      '$.supplier',
      {
        kind: 'ask',
        edits: [{ op: 'add', path: '$.supplier.telephones', value: [{ num: PLACEHOLDER }] }],
        ask: { form: [{ place: '$.supplier.telephones[0].num', input: 'text' }] },
      },
    ],
    [
      'is to ask for a rate between two currencies that are known',
      { $addons: ['mx-cfdi-v4'], currency: 'EUR' },
      '$',
      {
        kind: 'ask',
        edits: [
          {
            op: 'add',
            path: '$.exchange_rates',
            value: [{ from: PLACEHOLDER, to: 'MXN', amount: PLACEHOLDER }],
          },
        ],
        ask: { form: [{ input: 'text' }, { place: '$.exchange_rates[0].amount', input: 'amount' }] },
      },
    ],
  ])('%s', (_, members, path, fix) => {
    const fault = inspect(members).faults.find(({ properties }) => properties.includes(path));
    expect(fault?.fixes).toMatchObject([fix]);
  });
});
