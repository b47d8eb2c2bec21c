import { beforeAll, describe, expect, test } from 'vitest';
import type { JsonObject } from '../core/json/json.ts';
import { createSomeCountriesEngine } from '../../testing/engines/some-countries.ts';

const engine = createSomeCountriesEngine();
let moment = new Date('2026-01-15T10:00:00Z');
const context = { now: () => moment, newId: () => '019f9a11-4c7b-7dde-9f11-2b6a7e1d2c3b' };

const INVOICE: JsonObject = {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  code: 'F-1',
  issue_date: '2026-01-15',
  supplier: { name: 'Marta Soler', tax_id: { country: 'ES', code: 'B98602642' } },
  customer: { name: 'Café Central' },
  lines: [{ quantity: '3', item: { name: 'Chair', price: '10.50' }, taxes: [{ cat: 'VAT', rate: 'general' }] }],
};

let envelope: JsonObject & { readonly head: JsonObject; readonly doc: JsonObject; readonly sigs: readonly string[] };

beforeAll(async () => {
  const pair = await engine.keygen(context);
  const outcome = await engine.sign({ data: INVOICE, privatekey: { ...pair.private } }, context);
  if (!outcome.ok) throw new Error(outcome.error.message);
  envelope = outcome.value as typeof envelope;
});

function inspect(change: JsonObject = {}) {
  return engine.inspect({ data: { ...envelope, ...change }, include: ['changes'] }, context);
}

function seen(change: JsonObject = {}): readonly string[] {
  return inspect(change).faults.map(({ severity, code, properties }) => `${severity} ${code} ${properties.join(' ')}`);
}

test('an unsigned document has no seal', () => {
  const { sigs: _, ...draft } = envelope;
  expect(engine.inspect({ data: draft }, context)).not.toHaveProperty('seal');
  expect(engine.inspect({ data: INVOICE }, context)).not.toHaveProperty('seal');
});

test('a signed document that cannot be read has no seal: nobody can say what was signed', () => {
  const report = inspect({ doc: { ...envelope.doc, lines: 5 } });
  expect(report.faults.map(({ stage }) => stage)).toContain('input');
  expect(report).not.toHaveProperty('seal');
  expect(inspect()).toHaveProperty('seal');
});

test('a signed envelope is judged as it is, without remarks about building it', () => {
  const report = inspect();
  expect(report).toMatchObject({
    ok: true,
    faults: [],
    seal: {
      intact: true,
      uncovered: [],
      signatures: [{ index: 0, signedAt: '2026-01-15T10:00:00.000Z', differs: [] }],
    },
  });
});

test('what stands in the header is told apart from what was signed; stamps belong on a signed envelope', () => {
  const report = inspect({ head: { ...envelope.head, stamps: [{ prv: 'portal', val: 'x' }], notes: 'Seen.' } });
  expect(report).toMatchObject({ ok: true, faults: [], seal: { uncovered: ['$.head.stamps', '$.head.notes'] } });
});

describe('an altered one is an error, which no fix mends', () => {
  test.each<[string, () => JsonObject, readonly string[]]>([
    [
      'the document',
      () => ({ doc: { ...envelope.doc, code: 'F-2' } }),
      ['error ASSAY-SIGNATURE-ALTERED $.head.dig.val', 'error ASSAY-SIGNATURE-DOCUMENT $.sigs[0]'],
    ],
    [
      'the identifier',
      () => ({ head: { ...envelope.head, uuid: '019f9a11-4c7b-7dde-9f11-2b6a7e1d2c3c' } }),
      ['error ASSAY-SIGNATURE-HEADER $.sigs[0]'],
    ],
    [
      'a member that the type does not know',
      () => ({ doc: { ...envelope.doc, zzz_note: 'PAY TO' } }),
      ['error ASSAY-SIGNATURE-TEXT $.doc.zzz_note'],
    ],
  ])('%s', (_, change, expected) => {
    const report = inspect(change());
    expect(seen(change())).toEqual(expected);
    expect(report).toMatchObject({ ok: false, seal: { intact: false } });
    expect(report.faults.flatMap(({ fixes }) => fixes)).toEqual([]);
  });

  test('figures that no longer follow are reported, without an offer to write others', () => {
    const totals = { ...(envelope.doc['totals'] as JsonObject), payable: '1.00' };
    const report = inspect({ doc: { ...envelope.doc, totals } });
    expect(report.faults.map(({ code }) => code)).toContain('ASSAY-LINT-OVERWROTE');
    expect(report.faults.flatMap(({ fixes }) => fixes)).toEqual([]);
  });
});

test('a signature over an earlier state is a warning when a later one fits', async () => {
  moment = new Date('2026-01-16T10:00:00Z');
  const pair = await engine.keygen(context);
  const data = { ...envelope, doc: { ...envelope.doc, code: 'F-2' } };
  const outcome = await engine.sign({ data, privatekey: { ...pair.private } }, context);
  const again = outcome.ok ? outcome.value : {};
  expect(seen(again)).toEqual([
    'warning ASSAY-SIGNATURE-DIGEST $.sigs[0]',
    'warning ASSAY-SIGNATURE-DOCUMENT $.sigs[0]',
  ]);
  expect(inspect(again)).toMatchObject({ ok: true, seal: { intact: true } });
});
