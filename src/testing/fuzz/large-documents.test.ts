import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../../engine/index.ts';
import { createStandardEngine } from '../../engine/index.ts';
import { JsonNumber, readJson } from '../../engine/values.ts';
import { MOST_CHANGES } from '../../engine/operations/changes.ts';
import { MOST_TRACED } from '../../engine/operations/inspect.ts';
import { goldenContext } from '../examples/examples.ts';

const engine = createStandardEngine();
const include = ['changes', 'trace', 'rules'] as const;
const LINES = 10_000;

/** Milliseconds; far more than needed, to catch disproportionate growth. */
const HANG = 15_000;

const SOUND: JsonObject = {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  code: 'F-1',
  issue_date: '2026-01-15',
  currency: 'EUR',
  supplier: { name: 'Marta Soler', tax_id: { country: 'ES', code: 'B98602642' } },
  customer: { name: 'Café Central' },
};

const line: JsonObject = {
  quantity: '3',
  item: { name: 'Chair', price: '10.55' },
  taxes: [{ cat: 'VAT', rate: 'general' }],
};

function invoiceOf(count: number, entry: Json): JsonObject {
  return { ...SOUND, lines: Array.from({ length: count }, () => entry) };
}

describe(`an invoice of ${LINES} lines`, () => {
  it('builds, validates and is copied and corrected', { timeout: HANG }, () => {
    const outcome = engine.build({ data: invoiceOf(LINES, line) }, goldenContext);
    expect(outcome.ok && (outcome.value['totals'] as JsonObject)['payable']).toBe('382965.00');
    const data = outcome.ok ? outcome.value : null;
    expect(engine.validate({ data }).ok).toBe(true);
    expect(engine.replicate({ data }, goldenContext).ok).toBe(true);
    const corrected = engine.correct({ data, options: { type: 'credit-note', reason: 'Returned' } }, goldenContext);
    expect(corrected.ok ? '' : corrected.error.message).toBe('');
  });

  it('is inspected with everything there is to tell', { timeout: HANG }, () => {
    const report = engine.inspect({ data: invoiceOf(LINES, line), include }, goldenContext);
    expect(report.ok).toBe(true);
    expect(report.trace).toHaveLength(MOST_TRACED);
    expect(report.changes).toHaveLength(MOST_CHANGES);
    const codes = report.faults.map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining(['ASSAY-LIMIT-CHANGES', 'ASSAY-LIMIT-TRACE']));
  });

  it.each<[string, Json]>([
    [
      'breaks a rule',
      {
        ...line,
        quantity: '1',
        taxes: [
          { cat: 'VAT', rate: 'general' },
          { cat: 'VAT', rate: 'reduced' },
        ],
      },
    ],
    ['names no item', { quantity: '1' }],
    ['has an unknown rate', { ...line, taxes: [{ cat: 'VAT', rate: 'exotic' }] }],
    ['has an unknown category', { ...line, taxes: [{ cat: 'ZZZ', percent: '5%' }] }],
    ['has a wrong number', { ...line, quantity: '1,5' }],
    ['is a text', 'line'],
    ['has an unknown field', { ...line, colour: 'red' }],
  ])('whose every line %s is inspected and judged', { timeout: HANG }, (_, entry) => {
    const data = invoiceOf(LINES, entry);
    const report = engine.inspect({ data, include }, goldenContext);
    expect(report.faults.length).toBeGreaterThan(0);
    engine.build({ data }, goldenContext);
    engine.validate({ data });
    JSON.stringify(report);
  });
});

describe('a document with one thing in excess', () => {
  const many = <T>(count: number, make: (i: number) => T) => Array.from({ length: count }, (_, i) => make(i));
  const members = (count: number) => Object.fromEntries(many(count, (i) => [`key-${i}`, 'value']));

  it.each<[string, JsonObject]>([
    ['meta members', { meta: members(20_000) }],
    ['unknown members', members(20_000)],
    ['addons', { $addons: many(20_000, (i) => `addon-${i}`) }],
    ['the same addon', { $addons: many(20_000, () => 'es-verifactu-v1') }],
    ['tags', { $tags: many(20_000, (i) => `tag-${i}`) }],
    ['extensions', { tax: { ext: members(20_000) } }],
    ['preceding documents', { preceding: many(20_000, (i) => ({ code: `${i}` })) }],
    ['notes', { notes: many(20_000, () => ({ key: 'legal', text: 'x' })) }],
    ['exchange rates', { exchange_rates: many(20_000, () => ({ from: 'USD', to: 'EUR', amount: '1.1' })) }],
    ['identities', { customer: { name: 'x', identities: many(20_000, (i) => ({ code: `${i}` })) } }],
    ['charges', { charges: many(20_000, () => ({ percent: '1%', reason: 'x' })) }],
    ['due dates', { payment: { terms: { due_dates: many(20_000, () => ({ date: '2026-01-01', percent: '1%' })) } } }],
    ['categories', { lines: many(3_000, (i) => ({ ...line, taxes: [{ cat: `C${i}`, percent: '5%' }] })) }],
    ['rates', { lines: many(3_000, (i) => ({ ...line, taxes: [{ cat: 'VAT', percent: `${i / 100}%` }] })) }],
    ['taxes of a line', { lines: [{ ...line, taxes: many(3_000, (i) => ({ cat: 'VAT', percent: `${i}%` })) }] }],
    ['discounts of a line', { lines: [{ ...line, discounts: many(20_000, () => ({ percent: '1%' })) }] }],
    ['parts of a line', { lines: [{ ...line, breakdown: many(20_000, () => line) }] }],
    ['zeros', { lines: [{ ...line, quantity: '0'.repeat(1_000_000) }] }],
    ['decimals', { lines: [{ ...line, quantity: `1.${'1'.repeat(1_000_000)}` }] }],
    ['digits', { lines: [{ ...line, quantity: new JsonNumber('9'.repeat(1_000_000)) }] }],
    ['exponent', { lines: [{ ...line, quantity: new JsonNumber('1e999999999') }] }],
    ['tiny exponent', { lines: [{ ...line, quantity: new JsonNumber('1e-999999999') }] }],
    ['text', { customer: { name: ' é'.repeat(500_000), alias: '\u0000'.repeat(500_000) } }],
    ['code', { code: `A${'-'.repeat(500_000)}B`, series: ' '.repeat(500_000) }],
    [
      'e-mail address',
      { customer: { name: 'x', emails: [{ addr: `${'a.'.repeat(200_000)}@${'a-.'.repeat(200_000)}` }] } },
    ],
    [
      'web address',
      { customer: { name: 'x', websites: [{ url: `https://${'a.'.repeat(200_000)}/%${'%2'.repeat(200_000)}` }] } },
    ],
    ['tax code', { supplier: { name: 'x', tax_id: { country: 'ES', code: 'B9'.repeat(200_000) } } }],
    ['country', { supplier: { name: 'x', tax_id: { country: 'E'.repeat(200_000), code: 'B' } } }],
    ['date', { issue_date: '2026-01-15'.repeat(50_000) }],
    ['time zone', { issue_time: '12:00:00'.repeat(50_000) }],
    ['unit', { lines: [{ ...line, item: { name: 'x', price: '1', unit: 'a'.repeat(200_000) } }] }],
  ])('%s is inspected and judged', { timeout: HANG }, (_, more) => {
    const data = { ...SOUND, lines: [line], ...more };
    JSON.stringify(engine.inspect({ data, include }, goldenContext));
    engine.build({ data }, goldenContext);
    engine.validate({ data });
  });
});

describe('text in excess', () => {
  it.each([
    ['brackets', '['.repeat(5_000_000)],
    ['braces', '{"a":'.repeat(1_000_000)],
    ['doubled members', `{${'"a":1,'.repeat(1_000_000)}"a":1}`],
    ['halves of surrogate pairs', `["${'\\ud800'.repeat(1_000_000)}"]`],
    ['backslashes', `["${'\\\\'.repeat(1_000_000)}"]`],
    ['an open text', `["${'\\"'.repeat(1_000_000)}`],
    ['empty texts', `[${'"\\\\",'.repeat(500_000)}1.5]`],
    ['fractions', `[${'1.5,'.repeat(500_000)}1.5]`],
    ['a long number', '1'.repeat(5_000_000)],
    ['space', `${' '.repeat(5_000_000)}x`],
  ])('%s are read or refused', { timeout: HANG }, (_, text) => {
    const read = readJson(text);
    if (read.ok) engine.inspect({ data: read.value, include }, goldenContext);
    else expect(read.faults.length).toBeGreaterThan(0);
  });
});
