import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../core/json/json.ts';
import { createSomeCountriesEngine } from '../../testing/engines/some-countries.ts';

const engine = createSomeCountriesEngine();
let ids = 0;
// Half past midnight in Madrid, the day before in UTC.
const context = {
  now: () => new Date('2026-03-14T23:30:00Z'),
  newId: () => `019f9a11-4c7b-7dde-9f11-${String(++ids).padStart(12, '0')}`,
};

const ORIGINAL_ID = '019bc1a2-0000-7000-8000-000000000000';
const SOURCE: JsonObject = {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  uuid: ORIGINAL_ID,
  series: 'F',
  code: '17',
  issue_date: '2026-01-15',
  preceding: [{ code: 'EARLIER' }],
  supplier: { name: 'Marta Soler', tax_id: { country: 'ES', code: 'B98602642' } },
  customer: { name: 'Café Central', tax_id: { country: 'ES', code: '54387763P' } },
  lines: [
    {
      quantity: '3',
      item: { name: 'Chair', price: '10.00' },
      taxes: [
        { cat: 'VAT', rate: 'general' },
        { cat: 'IRPF', rate: 'pro' },
      ],
    },
  ],
  payment: { advances: [{ description: 'Deposit', amount: '5.00' }] },
};

function built(change: JsonObject = {}, envelop = false): JsonObject {
  const outcome = engine.build({ data: { ...SOURCE, ...change }, envelop }, context);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.error));
  return outcome.value;
}

function corrected(options: JsonObject, data: JsonObject = built()): JsonObject {
  const outcome = engine.correct({ data, options }, context);
  if (!outcome.ok || !outcome.value) throw new Error(JSON.stringify(outcome));
  return outcome.value;
}

/** The key of the error and its faults with their places. */
function refusal(options: JsonObject | undefined, data: JsonObject): readonly string[] {
  const outcome = engine.correct({ data, ...(options && { options }) }, context);
  if (outcome.ok) throw new Error('corrected');
  return [outcome.error.key, ...outcome.error.faults.map(({ code, properties }) => `${code} ${properties.join(' ')}`)];
}

const reference = (document: JsonObject) => (document['preceding'] as readonly JsonObject[])[0] ?? {};

describe('a credit note', () => {
  test('is the invoice under another type, with a reference to it in place of earlier ones', () => {
    const original = built();
    const credit = corrected({ type: 'credit-note', reason: 'Broken' }, original);
    expect(credit).toMatchObject({
      type: 'credit-note',
      series: 'F',
      lines: original['lines'] as object,
      totals: original['totals'] as object,
      payment: original['payment'] as object,
      preceding: [
        { uuid: ORIGINAL_ID, type: 'standard', issue_date: '2026-01-15', series: 'F', code: '17', reason: 'Broken' },
      ],
    });
    expect(credit['preceding']).toHaveLength(1);
    expect(Object.keys(credit)).not.toEqual(expect.arrayContaining(['uuid']));
    expect(Object.keys(credit)).not.toEqual(expect.arrayContaining(['code']));
  });

  test('is dated today in UTC unless the options say when', () => {
    expect(corrected({ type: 'credit-note' })['issue_date']).toBe('2026-03-14');
    expect(corrected({ type: 'credit-note', issue_date: '2026-02-01' })['issue_date']).toBe('2026-02-01');
    expect(corrected({ type: 'credit-note', issue_date: '' })['issue_date']).toBe('2026-03-15');
  });

  test('has the series of the options, if any', () => {
    const credit = corrected({ type: 'credit-note', series: 'R' });
    expect([credit['series'], reference(credit)['series']]).toEqual(['R', 'F']);
  });

  test('copies the tax totals when asked, and works them out anew with every calculation', () => {
    const options = { type: 'credit-note', copy_tax: true };
    const retained = (document: JsonObject) => (reference(document)['tax'] as JsonObject)['retained'];
    expect(reference(corrected({ type: 'credit-note' }))).not.toHaveProperty('tax');
    expect(reference(corrected(options))).toMatchObject({ tax: { sum: '6.30' } });
    expect(retained(corrected(options))).toBe('4.50');
    expect(retained(corrected(options, built({}, true))['doc'] as JsonObject)).toBe('4.50');
  });

  test('carries extensions of any key in the reference', () => {
    expect(reference(corrected({ type: 'credit-note', ext: { 'foo-bar': 'x' } }))).toMatchObject({
      ext: { 'foo-bar': 'x' },
    });
  });

  test('ignores options that do not exist', () => {
    expect(corrected({ type: 'credit-note', credit: true })['type']).toBe('credit-note');
  });
});

describe('addons', () => {
  const verifactu = () => built({ $addons: ['es-verifactu-v1'], preceding: null });

  test('put extensions on the new document rather than the reference', () => {
    const credit = corrected(
      { type: 'credit-note', copy_tax: true, ext: { 'es-verifactu-doc-type': 'R4', 'foo-bar': 'x' } },
      verifactu(),
    );
    expect(credit['tax']).toMatchObject({ ext: { 'es-verifactu-doc-type': 'R4' } });
    expect(reference(credit)['ext']).toEqual({ 'foo-bar': 'x' });
  });

  test('judge the correction: here the tax totals of the original are needed', () => {
    expect(refusal({ type: 'corrective' }, verifactu())).toEqual([
      'validation',
      'GOBL-ES-VERIFACTU-BILL-INVOICE-03 $.preceding[0].tax',
    ]);
  });
});

describe('an envelope', () => {
  test('gives a new one: other identifiers, no stamps, tags or signatures', () => {
    const source = built({}, true);
    const head: JsonObject = { ...(source['head'] as JsonObject), stamps: [{ prv: 'x', val: 'y' }], tags: ['a'] };
    const next = corrected({ type: 'credit-note' }, { ...source, head, sigs: ['eyJhbGciOiJFUzI1NiJ9.e30.AA'] });
    const newHead = next['head'] as JsonObject;
    expect(Object.keys(next)).toEqual(['$schema', 'head', 'doc']);
    expect(Object.keys(newHead)).toEqual(['uuid', 'dig']);
    expect(newHead['uuid']).not.toBe(head['uuid']);
    expect((next['doc'] as JsonObject)['uuid']).not.toBe(ORIGINAL_ID);
    expect(engine.validate({ data: next })).toMatchObject({ ok: true });
  });

  test.each<[string, JsonObject, readonly string[]]>([
    ['without a document', {}, ['validation', 'ASSAY-INPUT-CORRECTION $.doc.$schema']],
    ['with an empty document', { doc: {} }, ['no-document']],
  ])('%s is refused', (_, more, expected) => {
    const data = { $schema: 'https://gobl.org/draft-0/envelope', head: { uuid: ORIGINAL_ID }, ...more };
    expect(refusal({ type: 'credit-note' }, data)).toEqual(expected);
  });
});

describe('what is in the way of a correction is reported all at once', () => {
  const message: JsonObject = { $schema: 'https://gobl.org/draft-0/note/message', content: 'Hi' };
  test.each<[string, JsonObject | undefined, JsonObject, readonly string[]]>([
    ['no options', undefined, SOURCE, ['ASSAY-INPUT-CORRECTION-TYPE request.options.type']],
    ['a type of no correction', { type: 'standard' }, SOURCE, ['ASSAY-INPUT-CORRECTION-TYPE request.options.type']],
    [
      'no type and no code',
      {},
      { ...SOURCE, code: '' },
      ['ASSAY-INPUT-CORRECTION-CODE $.code', 'ASSAY-INPUT-CORRECTION-TYPE request.options.type'],
    ],
    [
      'options that cannot be read',
      { type: 'credit-note', issue_date: '2026-13-01', copy_tax: 'yes' },
      SOURCE,
      ['ASSAY-INPUT-DATE request.options.issue_date', 'ASSAY-INPUT-TYPE request.options.copy_tax'],
    ],
    ['another type of document', { type: 'credit-note' }, message, ['ASSAY-INPUT-CORRECTION $.$schema']],
    [
      'a calculation that fails',
      { type: 'credit-note' },
      { ...SOURCE, $tags: ['nonsense'] },
      ['ASSAY-CALC-TAG $.$tags[0]'],
    ],
  ])('%s', (_, options, data, faults) => {
    expect(refusal(options, data)).toEqual(['validation', ...faults]);
  });

  test('without a regime any type will do, until the rules judge it', () => {
    const data = {
      ...SOURCE,
      currency: 'EUR',
      supplier: { name: 'N' },
      lines: [{ quantity: '1', item: { name: 'x', price: '1' } }],
    };
    expect(refusal({ type: 'foo' }, data)).toContain('GOBL-BILL-INVOICE-02 $.type');
  });
});

describe('the schema of the options', () => {
  function schemaOf(data: JsonObject): JsonObject | null {
    const outcome = engine.correct({ data, schema: true }, context);
    if (!outcome.ok) throw new Error(outcome.error.message);
    return outcome.value;
  }
  const definition = (data: JsonObject) =>
    (schemaOf(data)?.['$defs'] as Record<string, { properties: Record<string, JsonObject> }> | undefined)?.[
      'bill.CorrectionOptions'
    ];

  test('offers the types of the regime, the series of the invoice and the extensions of the addons', () => {
    const data = built({ $addons: ['es-verifactu-v1'], preceding: null });
    expect(schemaOf(data)?.['$id']).toBe('https://gobl.org/draft-0/bill/correction-options?tax_regime=es');
    expect(definition(data)).toMatchObject({
      required: ['type'],
      recommended: ['series', 'ext', 'copy_tax'],
      properties: {
        type: {
          default: 'credit-note',
          oneOf: [{ const: 'credit-note' }, { const: 'corrective' }, { const: 'debit-note' }],
        },
        series: { default: 'F' },
        ext: { type: 'object', recommended: ['es-verifactu-doc-type'] },
      },
    });
    expect(definition(data)?.properties['ext']).not.toHaveProperty('$ref');
  });

  test('leaves extensions out where none matter', () => {
    expect(Object.keys(definition(SOURCE)?.properties ?? {})).not.toContain('ext');
  });

  test('without a regime allows everything', () => {
    const data = { ...SOURCE, supplier: { name: 'N' } };
    expect(schemaOf(data)?.['$id']).toBe('https://gobl.org/draft-0/bill/correction-options?tax_regime=');
    expect(definition(data)?.properties['ext']).toHaveProperty('$ref');
    expect(definition(data)?.properties['type']).not.toHaveProperty('oneOf');
  });

  test('does not ask the invoice to be right', () => {
    expect(schemaOf({ ...SOURCE, lines: null, code: '' })).not.toBeNull();
  });

  test('is null for what cannot be corrected', () => {
    expect(schemaOf({ $schema: 'https://gobl.org/draft-0/note/message' })).toBeNull();
  });
});

describe('an envelope', () => {
  const ENVELOPE = 'https://gobl.org/draft-0/envelope';

  test('without a document has nothing whose options could be described', () => {
    const keyOf = (data: JsonObject) => {
      const outcome = engine.correct({ data, schema: true }, context);
      return outcome.ok ? 'described' : outcome.error.key;
    };
    expect(keyOf({ $schema: ENVELOPE })).toBe('no-document');
    expect(keyOf({ $schema: ENVELOPE, doc: {} })).toBe('no-document');
    expect(keyOf(built({}, true))).toBe('described');
    expect(refusal({ type: 'credit-note' }, { $schema: ENVELOPE })).toEqual([
      'validation',
      'ASSAY-INPUT-CORRECTION $.doc.$schema',
    ]);
  });

  test('without a head is corrected like one that has it', () => {
    const { head: _, ...headless } = built({}, true);
    expect(corrected({ type: 'credit-note' }, headless)).toMatchObject({ doc: { type: 'credit-note', series: 'F' } });
  });
});
