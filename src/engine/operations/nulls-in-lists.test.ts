import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../core/json/json.ts';
import { createSomeCountriesEngine } from '../../testing/engines/some-countries.ts';

const engine = createSomeCountriesEngine();
const context = { now: () => new Date('2026-03-14T12:00:00Z'), newId: () => '019f9a11-4c7b-7dde-9f11-000000000001' };
const ROOT = 'https://gobl.org/draft-0';

const INVOICE: JsonObject = {
  $schema: `${ROOT}/bill/invoice`,
  $regime: 'ES',
  code: '1',
  issue_date: '2026-01-15',
  supplier: { name: 'Ada', tax_id: { country: 'ES', code: 'B98602642' } },
  customer: { name: 'Bo' },
  lines: [{ quantity: '1', item: { name: 'Chair', price: '1' }, taxes: [{ cat: 'VAT', rate: 'general' }] }],
  payment: { terms: { due_dates: [{ date: '2026-02-01', percent: '100%' }] } },
  notes: [{ text: 'Thanks' }],
  complements: [{ $schema: `${ROOT}/pay/terms`, due_dates: [{ date: '2026-02-01', amount: '1.00' }] }],
};

function enveloped(data: JsonObject): JsonObject {
  const built = engine.build({ data, envelop: true }, context);
  if (!built.ok) throw new Error(built.error.message);
  return built.value;
}

/** The envelope with a null added to each list of that name. */
function withNulls(envelope: JsonObject, list: string): JsonObject {
  const text = JSON.stringify(envelope, (name, value: unknown) => {
    return name === list && Array.isArray(value) ? [...(value as unknown[]), null] : value;
  });
  return JSON.parse(text) as JsonObject;
}

function codes(data: JsonObject): readonly string[] {
  const outcome = engine.validate({ data });
  return outcome.ok ? [] : outcome.error.faults.map(({ code }) => code);
}

describe('a null in a list of an envelope', () => {
  test('is covered by the digest', () => {
    const envelope = enveloped(INVOICE);
    expect(codes(envelope)).toEqual([]);
    for (const list of ['due_dates', 'notes', 'lines', 'taxes']) {
      expect(codes(withNulls(envelope, list)), list).toContain('GOBL-ENVELOPE-11');
    }
  });

  test('is covered in a document within the document too', () => {
    const complement = { $schema: `${ROOT}/pay/terms`, due_dates: [{ date: '2026-02-01', amount: '1.00' }, null] };
    const { payment: _, ...rest } = INVOICE;
    const envelope = enveloped({ ...rest, complements: [complement] });
    expect(JSON.stringify(envelope)).not.toContain('null');
    expect(codes(withNulls(envelope, 'due_dates'))).toContain('GOBL-ENVELOPE-11');
  });

  test.each([
    ['kept', { $schema: `${ROOT}/pay/terms`, due_dates: [{ date: '2026-01-01', amount: '3.00' }, null] }],
    ['dropped', { ...INVOICE, notes: [null, { text: 'Thanks' }] }],
  ])('has a digest that holds where building has %s it', (_, data) => {
    const envelope = enveloped(data);
    expect(codes(envelope)).not.toContain('GOBL-ENVELOPE-11');
    const { faults } = engine.inspect({ data: envelope }, context);
    expect(faults.map(({ code }) => code)).not.toContain('GOBL-ENVELOPE-11');
  });
});
