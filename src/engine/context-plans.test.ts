import { describe, expect, test } from 'vitest';
import { knownContext, MOST_PLANS, rememberPlans } from './context-plans.ts';
import { coreParts } from './core-parts.ts';
import type { Json, JsonObject } from './core/json/json.ts';
import { taxKnowledge } from './core/tax/knowledge.ts';
import type { Engine } from './engine.ts';
import { engineCore } from './engine-core.ts';
import { addons } from './addons/index.ts';
import { regimes } from './regimes/index.ts';
import { createStandardEngine } from './standard.ts';

const knowledge = taxKnowledge({ regimes, addons, extensions: [] });
const context = { now: () => new Date('2026-03-14T12:00:00Z'), newId: () => '019f9a11-4c7b-7dde-9f11-000000000001' };

const party = (country: string, code: string): JsonObject => ({ name: 'Ada', tax_id: { country, code } });
const LINES: Json = [
  { quantity: '3', item: { name: 'Chair', price: '10.00' }, taxes: [{ cat: 'VAT', rate: 'general' }] },
];

/** Without a code of the supplier, which rules of the Netherlands require. */
const DUTCH: JsonObject = {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  $regime: 'NL',
  code: '17',
  issue_date: '2026-01-15',
  supplier: { name: 'Ada', tax_id: { country: 'NL' } },
  lines: LINES,
};

/** Broken for two addons, so that a plan without either is noticed. */
const SPANISH: JsonObject = {
  ...DUTCH,
  $regime: 'ES',
  $addons: ['es-facturae-v3', 'es-tbai-v1'],
  supplier: party('ES', 'B98602642'),
  customer: party('ES', '54387763P'),
};

function judged(engine: Engine, data: JsonObject): readonly Json[] {
  const outcomes = [
    engine.build({ data }, context),
    engine.validate({ data }),
    engine.build({ data, envelop: true }, context),
  ];
  return outcomes.map((outcome) => JSON.parse(JSON.stringify(outcome)) as Json);
}

/** An envelope whose document has an unknown schema: it is kept unchanged, in any context. */
function unknownWithin(members: JsonObject): JsonObject {
  return {
    $schema: 'https://gobl.org/draft-0/envelope',
    head: { uuid: '019f9a11-4c7b-7dde-9f11-000000000002', dig: { alg: 'sha256', val: 'x' } },
    doc: { $schema: 'https://example.com/other', ...members },
  };
}

const HOSTILE: readonly [fact: string, members: JsonObject][] = [
  ['a list in place of a country', { $regime: ['NL'] }],
  ['a list in place of a country, and addons', { $regime: ['ES'], $addons: ['es-facturae-v3', 'es-tbai-v1'] }],
  ['two addons in one text', { $regime: 'ES', $addons: ['es-facturae-v3 es-tbai-v1'] }],
  ['a country and an addon in one text', { $regime: 'ES es-facturae-v3', $addons: ['es-tbai-v1'] }],
  ['a text in place of addons', { $addons: 'a' }],
  ['a number in place of addons', { $addons: 5 }],
  ['an object in place of addons', { $addons: {} }],
  ['objects among addons', { $addons: [{ toString: 1 }] }],
  ['a country that is an object', { $regime: { toString: 1 } }],
  ['a country named like a prototype', { $regime: '__proto__', $addons: ['constructor', 'toString'] }],
  ['tags of any kind', { $tags: [{ toString: 1 }, 5], $regime: 5 }],
];

describe('what one document names as its context', () => {
  test.each(HOSTILE)('judges no other: %s', (_, members) => {
    const engine = createStandardEngine();
    const others = [DUTCH, SPANISH].map((data) => judged(createStandardEngine(), data));
    for (const data of [unknownWithin(members), { ...DUTCH, ...members }, { ...SPANISH, ...members }]) {
      for (const include of [[], ['rules', 'changes', 'trace']] as const)
        expect(engine.inspect({ data, include }, context)).toHaveProperty('faults');
      expect(engine.validate({ data })).toHaveProperty('ok');
      expect(engine.build({ data }, context)).toHaveProperty('ok');
    }
    expect([DUTCH, SPANISH].map((data) => judged(engine, data))).toEqual(others);
  });

  test('judges no other when hundreds have come before', () => {
    const engine = createStandardEngine();
    const others = [DUTCH, SPANISH].map((data) => judged(createStandardEngine(), data));
    expect(others.flat().some((outcome) => (outcome as JsonObject)['ok'] === false)).toBe(true);
    for (let i = 0; i <= 2 * MOST_PLANS; i++) engine.validate({ data: unknownWithin({ $regime: `X${i}` }) });
    engine.validate({ data: unknownWithin({ $regime: ['NL'] }) });
    engine.validate({ data: unknownWithin({ $regime: 'ES', $addons: ['es-facturae-v3 es-tbai-v1'] }) });
    expect([DUTCH, SPANISH].map((data) => judged(engine, data))).toEqual(others);
  });
});

test('a context is what is known of it, each definition once, in the order of the engine', () => {
  const named = ['es-tbai-v1', 'constructor', 'es-facturae-v3', 'es-tbai-v1', ''];
  expect(knownContext(knowledge, 'ES', named)).toEqual({ regime: 'ES', addons: ['es-facturae-v3', 'es-tbai-v1'] });
  expect(knownContext(knowledge, 'XI', [])).toEqual({ regime: '', addons: [] });
  expect(knownContext(knowledge, '__proto__', ['__proto__'])).toEqual({ regime: '', addons: [] });
});

test('plans are made once for each known context, and the one used longest ago makes place', () => {
  const keys = addons.map(({ key }) => key);
  const made: unknown[] = [];
  const plan = rememberPlans(knowledge, (of) => made[made.push(of) - 1]);
  for (let i = 0; i < 1000; i++) plan(`unknown ${i}`, [`unknown ${i}`]);
  expect(made).toHaveLength(1);
  expect(plan('ES', ['b', 'es-tbai-v1', 'es-sii-v1'])).toBe(plan('ES', ['es-sii-v1', 'es-tbai-v1']));
  expect(plan('ES', [])).not.toBe(plan('', []));
  const first = plan('NL', []);
  for (let i = 1; i < MOST_PLANS; i++)
    plan(
      'FR',
      keys.filter((_, at) => (i >> at) & 1),
    );
  expect(plan('NL', [])).toBe(first);
  for (let i = 1; i <= MOST_PLANS; i++)
    plan(
      'PT',
      keys.filter((_, at) => (i >> at) & 1),
    );
  expect(plan('NL', [])).not.toBe(first);
});

test('the engine compiles no plan for addons it does not know', () => {
  const core = engineCore({ ...coreParts, regimes, addons: [] });
  expect(core.rulePlan('NL', ['es-tbai-v1'])).toBe(core.rulePlan('NL', []));
  expect(core.normalisePlan('NL', ['a b'])).toBe(core.normalisePlan('NL', []));
});
