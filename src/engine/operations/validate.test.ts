import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '../core/json/json.ts';
import { createSomeCountriesEngine } from '../../testing/engines/some-countries.ts';

const engine = createSomeCountriesEngine();
const context = { now: () => new Date('2026-03-14T12:00:00Z'), newId: () => '019f9a11-4c7b-7dde-9f11-000000000001' };

const SOURCE: JsonObject = {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  code: '17',
  issue_date: '2026-01-15',
  supplier: { name: 'Marta Soler', tax_id: { country: 'ES', code: 'B98602642' } },
  customer: { name: 'Café Central', tax_id: { country: 'ES', code: '54387763P' } },
  lines: [{ quantity: '3', item: { name: 'Chair', price: '10.00' }, taxes: [{ cat: 'VAT', rate: 'general' }] }],
};

function built(change: JsonObject, envelop = false): JsonObject {
  const outcome = engine.build({ data: { ...SOURCE, ...change }, envelop }, context);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.error));
  return outcome.value;
}

function faultsOf(
  outcome: ReturnType<typeof engine.validate | typeof engine.build | typeof engine.correct>,
): readonly string[] {
  if (outcome.ok) return [];
  return outcome.error.faults.map(({ code, properties }) => `${code} ${properties.join(' ')}`);
}

describe('a document with nulls in its lists', () => {
  const line = built({}).lines as readonly Json[];
  const nameless = { ...(line[0] as JsonObject), item: { name: '', price: '10.00' } };

  test.each<[fact: string, change: JsonObject, faults: readonly string[]]>([
    ['passes over them', { lines: [null, ...line] }, []],
    ['counts the places behind them', { lines: [null, nameless] }, ['GOBL-ORG-ITEM-01 $.lines[1].item.name']],
    ['has a list where there is nothing else', { lines: [null] }, []],
    ['misses what an empty list lacks', { lines: [] }, ['GOBL-BILL-INVOICE-10 $.lines']],
    ['names an addon that does not exist', { $addons: [null] }, ['GOBL-TAX-ADDONS-01 $.$addons[0]']],
  ])('%s when it is judged as it stands', (_, change, faults) => {
    expect(faultsOf(engine.validate({ data: { ...built({}), ...change } }))).toEqual(faults);
  });

  test('loses them when it is built', () => {
    const changed = built({ lines: [null, ...(SOURCE['lines'] as readonly Json[])], $addons: [null] });
    expect(changed).toEqual(built({}));
  });

  test('loses them when it is corrected', () => {
    const data = { ...built({}), lines: [null] };
    expect(faultsOf(engine.correct({ data, options: { type: 'credit-note' } }, context))).toContain(
      'GOBL-BILL-INVOICE-10 $.lines',
    );
  });

  test('has an undefined tag when it is built with one', () => {
    expect(faultsOf(engine.build({ data: { ...SOURCE, $tags: [null] } }, context))).toEqual([
      expect.stringContaining('$.$tags[0]'),
    ]);
  });

  test('keeps them in the header of its envelope', () => {
    const envelope = built({}, true);
    const data = { ...envelope, head: { ...(envelope['head'] as JsonObject), stamps: [null] } };
    expect(faultsOf(engine.build({ data }, context))).toEqual(['GOBL-ENVELOPE-12 $']);
    expect(faultsOf(engine.validate({ data }))).toEqual(['GOBL-ENVELOPE-12 $']);
  });
});
