import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../core/json/json.ts';
import { createSomeCountriesEngine } from '../../testing/engines/some-countries.ts';

const engine = createSomeCountriesEngine();
const NEW_ID = '019f9a11-4c7b-7dde-9f11-2b6a7e1d2c3b';
// Half past midnight in Madrid, the day before in UTC.
const context = { now: () => new Date('2026-03-14T23:30:00Z'), newId: () => NEW_ID };

const OLD_ID = '019bc1a2-0000-7000-8000-000000000000';
const ISSUED = {
  uuid: OLD_ID,
  series: 'A',
  code: '17',
  issue_date: '2026-01-15',
  issue_time: '10:00:00',
  value_date: '2026-01-10',
};
const PARTIES = {
  supplier: { name: 'Marta Soler', tax_id: { country: 'ES', code: 'B98602642' } },
  customer: { name: 'Café Central', tax_id: { country: 'ES', code: '54387763P' } },
};
const LINES = [{ quantity: '3', item: { name: 'Chair', price: '10.00' }, taxes: [{ cat: 'VAT', rate: 'general' }] }];
const PAID = { lines: [{ amount: '10.00' }], methods: [{ key: 'cash' }] };

const typed = (type: string, more: JsonObject): JsonObject => ({
  $schema: `https://gobl.org/draft-0/${type}`,
  ...ISSUED,
  ...PARTIES,
  ...more,
});

function built(data: JsonObject, envelop = false): JsonObject {
  const outcome = engine.build({ data, envelop }, context);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.error));
  return outcome.value;
}

function replica(data: JsonObject): JsonObject {
  const outcome = engine.replicate({ data }, context);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.error));
  return outcome.value;
}

describe('a replica', () => {
  test.each<[string, JsonObject]>([
    ['invoice', typed('bill/invoice', { lines: LINES, op_date: '2026-01-02', type: 'proforma' })],
    ['order', typed('bill/order', { lines: LINES, op_date: '2026-01-02', type: 'sale' })],
    ['delivery', typed('bill/delivery', { lines: LINES, type: 'note', despatch_date: '2026-01-03' })],
    ['payment', typed('bill/payment', { ...PAID, type: 'advice' })],
  ])('of an %s is a draft of today in the zone of its regime', (_, data) => {
    const original = built(data);
    const { code: _code, issue_time: _time, value_date: _value, op_date: _op, ...kept } = original;
    expect(replica(original)).toEqual({ ...kept, uuid: NEW_ID, issue_date: '2026-03-15' });
  });

  test.each<[string, JsonObject]>([
    ['status', { ...typed('bill/status', { type: 'update', lines: [{ key: 'paid' }] }), value_date: null }],
    ['message', { $schema: 'https://gobl.org/draft-0/note/message', uuid: OLD_ID, content: 'Hi' }],
    ['party', { $schema: 'https://gobl.org/draft-0/org/party', uuid: OLD_ID, name: 'Marta' }],
  ])('of a %s is the same once more', (_, data) => {
    const original = built(data);
    expect(replica(original)).toEqual(original);
  });

  test('of a document without identifier gets one', () => {
    expect(replica({ $schema: 'https://gobl.org/draft-0/note/message', content: 'Hi' })).toMatchObject({
      uuid: NEW_ID,
    });
  });

  test('of an envelope has a new header and no signatures', () => {
    const source = built(typed('bill/invoice', { lines: LINES }), true);
    const head = { ...(source['head'] as JsonObject), uuid: OLD_ID, stamps: [{ prv: 'x', val: 'y' }], notes: 'N' };
    const copy = replica({ ...source, head, sigs: ['eyJhbGciOiJFUzI1NiJ9.e30.AA'] });
    expect(Object.keys(copy)).toEqual(['$schema', 'head', 'doc']);
    expect(copy['head']).toEqual({ uuid: NEW_ID, dig: { alg: 'sha256', val: expect.any(String) as string } });
    expect(copy['doc']).toMatchObject({ uuid: NEW_ID, series: 'A', issue_date: '2026-03-15' });
  });

  test('builds again into itself', () => {
    const amount = fc.integer({ min: 1, max: 999_999 }).map((cents) => (cents / 100).toFixed(2));
    const line = fc.record({
      quantity: fc.integer({ min: 1, max: 99 }).map(String),
      item: fc.record({ name: fc.constant('Thing'), price: amount }),
      taxes: fc.constantFrom(
        [{ cat: 'VAT', rate: 'general' }],
        [
          { cat: 'VAT', rate: 'reduced' },
          { cat: 'IRPF', rate: 'pro' },
        ],
        [{ cat: 'VAT', key: 'exempt' }],
      ),
    });
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 4 }), fc.boolean(), (lines, envelop) => {
        const copy = replica(built(typed('bill/invoice', { lines }), envelop));
        expect(built(copy)).toEqual(copy);
      }),
      { numRuns: 50 },
    );
  });
});

describe('a document that cannot be replicated', () => {
  const envelope = (more: JsonObject): JsonObject => ({ $schema: 'https://gobl.org/draft-0/envelope', ...more });
  test.each<[string, JsonObject, string, readonly string[]]>([
    ['an envelope without a document', envelope({}), 'marshal', []],
    ['an envelope with an empty one', envelope({ doc: {} }), 'no-document', []],
    [
      'a document of no known type in an envelope',
      envelope({ doc: { $schema: 'https://example.com/x' } }),
      'validation',
      ['GOBL-ENVELOPE-04'],
    ],
    ['a calculation that fails', typed('bill/invoice', { $tags: ['nonsense'] }), 'calculation', ['ASSAY-CALC-TAG']],
    ['a broken rule', { $schema: 'https://gobl.org/draft-0/note/message' }, 'validation', ['GOBL-NOTE-MESSAGE-01']],
    ['no type at all', {}, 'unknown-schema', ['ASSAY-INPUT-SCHEMA']],
  ])('%s', (_, data, key, codes) => {
    const outcome = engine.replicate({ data }, context);
    if (outcome.ok) throw new Error('replicated');
    expect([outcome.error.key, outcome.error.faults.map(({ code }) => code)]).toEqual([key, codes]);
  });
});
