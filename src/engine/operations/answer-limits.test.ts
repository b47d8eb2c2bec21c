import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '../core/json/json.ts';
import { createStandardEngine } from '../standard.ts';

const engine = createStandardEngine();
const context = { now: () => new Date('2026-03-14T12:00:00Z'), newId: () => '019f9a11-4c7b-7dde-9f11-000000000001' };
const include = ['changes', 'trace', 'rules'] as const;

/** Far more than any answer may list. */
const MANY = 60_000;
const many = (make: (i: number) => Json): Json => Array.from({ length: MANY }, (_, i) => make(i));
const members = (make: (i: number) => string): JsonObject =>
  Object.fromEntries(Array.from({ length: MANY }, (_, i) => [make(i), 'x']));
const LONG = 'long '.repeat(200_000);
const line = { quantity: '1', item: { name: 'Chair', price: '1.00' } };

const INVOICE: JsonObject = {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  $regime: 'ES',
  currency: 'EUR',
  issue_date: '2026-01-15',
  supplier: { name: 'Ada', tax_id: { country: 'ES', code: 'B98602642' } },
  lines: [line],
};

describe('an answer stays short, however much there is to tell, and says that it is', () => {
  test.each<[fact: string, change: JsonObject, limit: string | undefined]>([
    ['undefined tags', { $tags: many((i) => `tag-${i}`) }, 'ASSAY-LIMIT-FAULTS'],
    ['undefined addons', { $addons: many((i) => `addon-${i}`) }, 'ASSAY-LIMIT-FAULTS'],
    ['entries of a wrong type', { $tags: many((i) => i) }, 'ASSAY-LIMIT-FAULTS'],
    ['unknown members', members((i) => `member-${i}`), 'ASSAY-LIMIT-FAULTS'],
    ['unknown members with dots', members((i) => `member.${i}[0]`), 'ASSAY-LIMIT-FAULTS'],
    ['notes without text', { notes: many(() => ({})) }, undefined],
    ['spellings', { supplier: { name: 'Ada', identities: many((i) => ({ code: ` ${i} ` })) } }, 'ASSAY-LIMIT-CHANGES'],
    ['a long tag', { $tags: [LONG] }, undefined],
    ['a long value of a wrong type', { code: { [LONG]: [LONG] } }, undefined],
    ['a long unknown member', { [LONG]: LONG, [`${LONG}.x`]: [LONG] }, undefined],
    ['a long code', { code: LONG, series: LONG }, undefined],
    ['a long country', { supplier: { name: 'Ada', tax_id: { country: LONG, code: LONG } } }, undefined],
    ['a long rate', { lines: [{ ...line, taxes: [{ cat: LONG, rate: LONG }] }] }, undefined],
    ['a long currency', { currency: LONG }, undefined],
  ])('%s', (_, change, limit) => {
    const data = { ...INVOICE, ...change };
    const { document: _document, ...report } = engine.inspect({ data, include }, context);
    expect(JSON.stringify(report).length).toBeLessThan(4_000_000);
    const codes = report.faults.map(({ code }) => code);
    if (limit) expect(codes).toContain(limit);
    else expect(codes).not.toContain('ASSAY-LIMIT-FAULTS');
    for (const outcome of [
      engine.build({ data }, context),
      engine.validate({ data }),
      engine.correct({ data, options: { type: 'credit-note' } }, context),
      engine.build({ data: { ...data, $schema: '' }, type: LONG }, context),
    ])
      if (!outcome.ok) expect(JSON.stringify(outcome).length).toBeLessThan(2_500_000);
  });

  test('ignored rules', () => {
    const data = {
      $schema: 'https://gobl.org/draft-0/envelope',
      head: { ignore: many((i) => `GOBL-X-${i}`) },
      doc: { ...INVOICE, lines: many(() => ({})) },
    };
    const { document: _document, ...report } = engine.inspect({ data, include: [] }, context);
    expect(JSON.stringify(report).length).toBeLessThan(4_000_000);
  });
});
