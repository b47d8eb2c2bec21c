import { describe, expect, test } from 'vitest';
import { coreParts } from '../core-parts.ts';
import type { JsonObject } from '../core/json/json.ts';
import { createEngine } from '../create-engine.ts';
import { canada } from '../regimes/ca/ca.ts';
import { italy } from '../regimes/it/it.ts';
import { portugal } from '../regimes/pt/pt.ts';

const engine = createEngine({ ...coreParts, regimes: [canada, italy, portugal], addons: [] });
const context = { now: () => new Date('2026-11-27T12:00:00Z'), newId: () => '019f9a11-4c7b-7dde-9f11-000000000001' };

function invoice(change: JsonObject, tax: JsonObject = { rate: 'general' }, country = 'IT'): JsonObject {
  return {
    $schema: 'https://gobl.org/draft-0/bill/invoice',
    $regime: country,
    code: '1',
    issue_date: '2026-11-27',
    supplier: { name: 'Ada' },
    lines: [
      {
        quantity: '1',
        item: { name: 'Chair', price: '100.00' },
        taxes: [{ cat: country === 'CA' ? 'GST' : 'VAT', ...tax }],
      },
    ],
    ...change,
  };
}

function warned(data: JsonObject): readonly string[] {
  const { faults } = engine.inspect({ data }, context);
  return faults
    .filter(({ code }) => code === 'ASSAY-LINT-CURRENCY' || code === 'ASSAY-LINT-RATE-DAY')
    .map(({ severity, properties: [path], description }) => `${severity} ${path} ${description}`);
}

const RATE = '$.lines[0].taxes[0].rate';

describe('the day of a document', () => {
  test.each<[string, JsonObject, readonly string[]]>([
    ['in the currency of its days', invoice({ currency: 'HRK', issue_date: '2022-12-31' }), []],
    [
      'after the last day of its currency',
      invoice({ currency: 'HRK', issue_date: '2023-01-01' }),
      ['warning $.currency HRK was in use until 2022-12-31: since then it is EUR, in other figures'],
    ],
    ['on the first day of its currency', invoice({ currency: 'XCG', issue_date: '2025-03-31' }), []],
    [
      'before the first day of its currency, which the day of the tax does not change',
      invoice({ currency: 'XCG', issue_date: '2025-03-30', value_date: '2025-04-30' }),
      ['warning $.currency XCG has been in use since 2025-03-31 only'],
    ],
    [
      'on which the law charged another percentage',
      invoice({ issue_date: '2013-09-30' }),
      [
        `warning ${RATE} The rate \`general\` was 21.0% by law on 2013-09-30, and a document with it has 22.0%: state the percentage`,
      ],
    ],
    ['on which the law charged that percentage', invoice({ issue_date: '2013-10-01' }), []],
    [
      'of the tax counts, not that of issue',
      invoice({ issue_date: '2013-10-05', value_date: '2011-09-16' }),
      [
        `warning ${RATE} The rate \`general\` was 20.0% by law on 2011-09-16, and a document with it has 22.0%: state the percentage`,
      ],
    ],
    [
      'before the law on the rate is known',
      invoice({ issue_date: '2009-12-31' }),
      [
        `warning ${RATE} The rate \`general\` is known from 2010-01-01 on: what the law charged on 2009-12-31 was not checked`,
      ],
    ],
    [
      'before the rates of the country are known, for a rate without days',
      invoice({ issue_date: '2015-12-31' }, { rate: 'intermediate' }),
      [
        `warning ${RATE} The rate \`intermediate\` is known from 2016-01-01 on: what the law charged on 2015-12-31 was not checked`,
      ],
    ],
    ['with a stated percentage is not judged', invoice({ issue_date: '2009-12-31' }, { percent: '20.0%' }), []],
    [
      'in a region of its own',
      invoice({ issue_date: '2021-06-30' }, { rate: 'general', ext: { 'pt-region': 'PT-AC' } }, 'PT'),
      [
        `warning ${RATE} The rate \`general\` was 18.0% by law on 2021-06-30, and a document with it has 16.0%: state the percentage`,
      ],
    ],
    ['on the mainland', invoice({ issue_date: '2021-06-30' }, { rate: 'general' }, 'PT'), []],
    ['for which only the law has a percentage', invoice({ issue_date: '2021-06-01' }, { rate: 'general' }, 'CA'), []],
  ])('%s', (_, data, expected) => {
    expect(warned(data)).toEqual(expected);
  });

  test('is looked at in an envelope too, and in the tax of another country', () => {
    const doc = invoice({ issue_date: '2011-06-01' }, { rate: 'general', country: 'IT' }, 'PT');
    expect(warned({ $schema: 'https://gobl.org/draft-0/envelope', doc })).toEqual([
      expect.stringContaining('$.doc.lines[0].taxes[0].rate The rate `general` was 20.0% by law on 2011-06-01'),
    ]);
  });

  test('is mended by the percentage of the law', () => {
    const { faults } = engine.inspect({ data: invoice({ issue_date: '2011-06-01' }) }, context);
    expect(faults.flatMap(({ fixes }) => fixes).map(({ edits }) => edits)).toContainEqual([
      { op: 'remove', path: RATE },
      { op: 'add', path: '$.lines[0].taxes[0].percent', value: '20.0%' },
    ]);
    const mended = engine.inspect({ data: invoice({ issue_date: '2011-06-01' }, { percent: '20.0%' }) }, context);
    expect(mended.document).toMatchObject({ totals: { payable: '120.00' } });
  });
});
