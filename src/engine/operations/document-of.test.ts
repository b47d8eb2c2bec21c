import { describe, expect, expectTypeOf, it } from 'vitest';
import { createStandardEngine } from '../standard.ts';
import type { Engine } from '../engine.ts';
import type { Json, JsonObject } from '../core/json/json.ts';
import type { Built, BuiltBy, CorrectedBy, DocumentOf, Draft, EnvelopeOf, SignedBy } from './document-of.ts';
import { isDocument } from './document-of.ts';

type Invoice = DocumentOf<'bill/invoice'>;

const draft: Draft<'bill/invoice'> = {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  code: 'F-1',
  issue_date: '2026-01-15',
  supplier: { name: 'Marta Soler', tax_id: { country: 'ES', code: 'B98602642' } },
  customer: { name: 'Café Central' },
  lines: [{ quantity: '3', item: { name: 'Chair', price: '10.50' }, taxes: [{ cat: 'VAT', rate: 'general' }] }],
};

const engine: Engine = createStandardEngine();
const context = { now: () => new Date('2026-01-15T12:00:00Z'), newId: () => '019bc1a2-2e00-7000-8000-000000000001' };

describe('a document comes back as what it is', () => {
  it('a draft as an invoice, whose totals are strings', () => {
    const outcome = engine.build({ data: draft }, context);
    if (!outcome.ok) throw new Error(outcome.error.message);
    const payable: string = outcome.value.totals.payable;
    expect(payable).toBe('38.12');
    expectTypeOf(outcome.value).toEqualTypeOf<Invoice>();
    // @ts-expect-error An amount is no number.
    expectTypeOf(outcome.value.totals.payable).toBeNumber();
    // @ts-expect-error There is no such total.
    expect(outcome.value.totals.sumary).toBeUndefined();
  });

  it('one in an envelope as that, also when it comes so', () => {
    const outcome = engine.build({ data: draft, envelop: true }, context);
    if (!outcome.ok) throw new Error(outcome.error.message);
    expect(outcome.value.doc.totals.payable).toBe('38.12');
    const again = engine.build({ data: outcome.value }, context);
    expect(again.ok && again.value.doc.totals.payable).toBe('38.12');
    expect(again.ok && again.value.head.dig.alg).toBe('sha256');
  });

  it('by the type that the request names', () => {
    const outcome = engine.build({ data: { content: 'Hello' }, type: 'note/message' }, context);
    expect(outcome.ok && outcome.value.content).toBe('Hello');
  });

  it('one copied or corrected as the same', () => {
    const copy = engine.replicate({ data: draft }, context);
    expectTypeOf<Extract<typeof copy, { ok: true }>['value']>().toEqualTypeOf<Invoice>();
    const built = engine.build({ data: draft }, context);
    if (!built.ok) throw new Error(built.error.message);
    const note = engine.correct({ data: built.value, options: { type: 'credit-note' } }, context);
    expect(note.ok && note.value.totals.payable).toBe('38.12');
    expect(note.ok && note.value.preceding?.[0]?.code).toBe('F-1');
  });
});

describe('the types', () => {
  it('know no more than the compiler', () => {
    expectTypeOf<Built<JsonObject>>().toEqualTypeOf<JsonObject>();
    expectTypeOf<Built<Json>>().toEqualTypeOf<JsonObject>();
    expectTypeOf<
      BuiltBy<{ data: { $schema: 'https://gobl.org/draft-0/meter/reading' } }>
    >().toEqualTypeOf<JsonObject>();
    expectTypeOf<BuiltBy<{ data: Json; type: 'bill/invoice' }>>().toEqualTypeOf<JsonObject>();
    expectTypeOf<BuiltBy<{ data: Invoice; envelop: boolean }>>().toEqualTypeOf<Invoice | EnvelopeOf<Invoice>>();
    expectTypeOf<BuiltBy<{ data: Invoice; envelop?: true }>>().toEqualTypeOf<Invoice | EnvelopeOf<Invoice>>();
    expectTypeOf<SignedBy<{ data: Invoice }>>().toEqualTypeOf<EnvelopeOf<Invoice>>();
    expectTypeOf<SignedBy<{ data: EnvelopeOf<Invoice> }>>().toEqualTypeOf<EnvelopeOf<Invoice>>();
    expectTypeOf<CorrectedBy<{ data: Invoice; schema: true }>>().toEqualTypeOf<JsonObject | null>();
    expectTypeOf<CorrectedBy<{ data: Invoice; schema?: boolean }>>().toEqualTypeOf<Invoice | JsonObject | null>();
  });

  it('of drafts and documents are JSON', () => {
    expectTypeOf<Draft<'bill/invoice'>>().toExtend<JsonObject>();
    expectTypeOf<Invoice>().toExtend<JsonObject>();
    expectTypeOf<Invoice>().toExtend<Draft<'bill/invoice'>>();
    // @ts-expect-error An amount is written as a string.
    const wrong: Draft<'bill/totals'> = { $schema: 'https://gobl.org/draft-0/bill/totals', payable: 38.12 };
    expect(wrong.payable).toBeTypeOf('number');
  });

  it('do not let a request have members that it does not know', () => {
    // @ts-expect-error It is called `envelop`.
    const outcome = engine.build({ data: draft, envelope: true }, context);
    expect(outcome.ok).toBe(true);
  });
});

it('a document of a type unknown to the compiler is recognised by its `$schema`', () => {
  const outcome = engine.build({ data: draft as JsonObject }, context);
  if (!outcome.ok) throw new Error(outcome.error.message);
  expectTypeOf(outcome.value).toEqualTypeOf<JsonObject>();
  expect(isDocument(outcome.value, 'bill/order')).toBe(false);
  expect(isDocument(outcome.value, 'bill/invoice') && outcome.value.totals.payable).toBe('38.12');
  expect(isDocument(null, 'bill/invoice')).toBe(false);
});
