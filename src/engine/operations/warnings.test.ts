import { describe, expect, test } from 'vitest';
import { createStandardEngine } from '../standard.ts';
import type { JsonObject } from '../core/json/json.ts';

const engine = createStandardEngine();
const context = { now: () => new Date('2026-03-14T12:00:00Z'), newId: () => '019f9a11-4c7b-7dde-9f11-000000000001' };

const LINE = { quantity: '3', item: { name: 'Chair', price: '10.00' }, taxes: [{ cat: 'VAT', rate: 'general' }] };
const SOURCE: JsonObject = {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  code: '17',
  issue_date: '2026-01-15',
  supplier: { name: 'Marta Soler', tax_id: { country: 'ES', code: 'B98602642' } },
  customer: { name: 'Café Central', tax_id: { country: 'ES', code: '54387763P' } },
  lines: [LINE],
};

const DISCOUNT = { lines: [{ ...LINE, discount: [{ percent: '10%' }] }] };

/** Values that would be silently lost or replaced. */
const SILENT: readonly (readonly [fact: string, change: JsonObject, expected: readonly string[]])[] = [
  ['nothing', {}, []],
  ['a misspelt member', DISCOUNT, ['ASSAY-LINT-UNKNOWN-FIELD $.lines[0].discount']],
  ['an unknown addon', { $addons: ['es-none-v1'] }, ['ASSAY-LINT-ADDON $.$addons[0]']],
  ['a sum of its own', { lines: [{ ...LINE, sum: '1.00' }] }, ['ASSAY-LINT-OVERWROTE $.lines[0].sum']],
  [
    'a share of 2100 %',
    { lines: [{ ...LINE, taxes: [{ cat: 'VAT', percent: '21' }] }] },
    ['ASSAY-LINT-PERCENT $.lines[0].taxes[0].percent'],
  ],
  [
    'a direction that is overridden in a name, which a reader sees in another order',
    { supplier: { ...(SOURCE.supplier as JsonObject), name: 'A\u202EB' } },
    ['ASSAY-LINT-HIDDEN $.supplier.name'],
  ],
  [
    'a member of a newer release',
    { supplier: { ...(SOURCE.supplier as JsonObject), agent: { name: 'A' } } },
    ['ASSAY-LINT-UNKNOWN-FIELD $.supplier.agent'],
  ],
];

function places(warnings: ReturnType<typeof engine.build>['warnings']): readonly string[] | undefined {
  return warnings?.map(({ code, properties }) => `${code} ${properties.join(' ')}`);
}

describe.each(SILENT)('of %s', (_, change, expected) => {
  const data = { ...SOURCE, ...change };

  test('building warns, bare and in an envelope, as inspecting does', () => {
    const built = engine.build({ data, warnings: true }, context);
    expect([built.ok, places(built.warnings)]).toEqual([true, expected]);
    const inspected = engine.inspect({ data, include: ['changes'] }, context).faults;
    expect(built.warnings).toEqual(inspected.filter(({ severity }) => severity === 'warning'));
    const enveloped = engine.build({ data, warnings: true, envelop: true }, context);
    expect(places(enveloped.warnings)).toEqual(expected);
  });

  test('validating and signing warn', async () => {
    expect(places(engine.validate({ data, warnings: true }, context).warnings)).toEqual(expected);
    const { private: privatekey } = await engine.keygen(context);
    const signed = await engine.sign(
      { data, warnings: true, privatekey: privatekey as unknown as JsonObject },
      context,
    );
    expect([signed.ok, places(signed.warnings)]).toEqual([true, expected]);
  });

  test('there are no warnings unless requested', () => {
    expect(engine.build({ data }, context).warnings).toBeUndefined();
    expect(engine.validate({ data }, context).warnings).toBeUndefined();
  });
});

test('a document that is refused has its warnings too', () => {
  const lines = [{ ...LINE, discount: [], item: { price: '1.00' } }];
  const refused = engine.build({ data: { ...SOURCE, lines }, warnings: true }, context);
  expect([refused.ok, places(refused.warnings)]).toEqual([false, ['ASSAY-LINT-UNKNOWN-FIELD $.lines[0].discount']]);
});

test('totals of a built document that were altered are reported by validating it', () => {
  const built = engine.build({ data: SOURCE }, context);
  if (!built.ok) throw new Error(built.error.message);
  const data = { ...built.value, totals: { ...(built.value.totals as JsonObject), payable: '1.00' } };
  expect(engine.validate({ data: built.value, warnings: true }, context)).toEqual({
    ok: true,
    value: { ok: true },
    warnings: [],
  });
  expect(places(engine.validate({ data, warnings: true }, context).warnings)).toEqual([
    'ASSAY-LINT-OVERWROTE $.totals.payable',
  ]);
});

test('a sum that is replaced is reported, however many members building adds before it', () => {
  const lines = [...Array.from({ length: 4000 }, () => LINE), { ...LINE, sum: '1.00' }];
  const built = engine.build({ data: { ...SOURCE, lines }, warnings: true }, context);
  expect(places(built.warnings)).toEqual(['ASSAY-LINT-OVERWROTE $.lines[4000].sum']);
});

describe('validating a draft', () => {
  const hintOf = (data: JsonObject) => {
    const verdict = engine.validate({ data }, context);
    return verdict.ok ? undefined : verdict.error.hint;
  };

  test('says in a sentence that it has to be built, beside the faults', () => {
    expect(hintOf(SOURCE)).toMatch(/^This is a draft: build it/);
    const alone = engine.validate({ data: SOURCE });
    const verdict = engine.validate({ data: SOURCE }, context);
    if (alone.ok || verdict.ok) throw new Error('A draft was accepted');
    expect(verdict.error).toEqual({ ...alone.error, hint: verdict.error.hint });
  });

  test('says it of one with a misspelt member, which is a warning', () => {
    expect(hintOf({ ...SOURCE, ...DISCOUNT })).toMatch(/draft/);
  });

  test.each<[fact: string, change: JsonObject]>([
    ['that breaks a rule when it is built', { lines: [{ ...LINE, item: { price: '1.00' } }] }],
    ['that cannot be calculated', { lines: [{ ...LINE, taxes: [{ cat: 'VAT', rate: 'luxury' }] }] }],
    ['whose figures building would replace', { lines: [{ ...LINE, sum: '1.00' }] }],
  ])('does not say it of one %s', (_, change) => {
    expect(hintOf({ ...SOURCE, ...change })).toBeUndefined();
  });
});
