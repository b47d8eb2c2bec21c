import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../core/json/json.ts';
import { norm } from '../core/rules/citation.ts';
import { satisfy } from '../core/rules/constraint.ts';
import { beOneOf } from '../core/rules/constraints.ts';
import { defineRules } from '../core/rules/define-rules.ts';
import { list } from '../core/schema/composites.ts';
import { optional } from '../core/schema/fields.ts';
import { definePart, defineType } from '../core/schema/object-type.ts';
import { boolean, integer, text } from '../core/schema/primitives.ts';
import { defineAddon } from '../core/tax/addon.ts';
import { defineRegime } from '../core/tax/regime.ts';
import { Envelope } from '../documents/envelope/envelope.ts';
import { amount } from '../documents/num/amount.ts';
import { percentage } from '../documents/num/percentage.ts';
import { createEngine } from '../create-engine.ts';
import { textsOf } from './rule-faults.ts';

const ROOT = 'https://gobl.org/draft-0';
const Part = definePart('demo/part', { about: 'A part.', fields: { word: optional(text, 'w') } });
const Demo = defineType('demo/demo', {
  about: 'A document.',
  fields: {
    $regime: optional(text, 'r'),
    $addons: optional(list(text), 'a'),
    word: optional(text, 'w'),
    count: optional(integer, 'c'),
    yes: optional(boolean, 'y'),
    sum: optional(amount, 's'),
    share: optional(percentage, 's'),
    part: optional(Part, 'p'),
    parts: optional(list(Part), 'p'),
  },
});

const name = { en: 'x' };
const uncited = 'The test asks for it.';
const never = satisfy<unknown>('never be there', () => false);
const say = 'Not so';
const rule = { must: never, say, uncited } as const;
const engine = createEngine({
  version: '0',
  types: [Envelope, Demo],
  behaviours: [],
  normalisers: [],
  rules: [
    defineRules(Demo, 'DEMO', {
      WORD: { at: 'word', must: beOneOf(['a', 'b']), say, cite: norm('A law')('§ 1') },
      COUNT: { at: 'count', ...rule },
      YES: { at: 'yes', ...rule },
      SUM: { at: 'sum', ...rule },
      SHARE: { at: 'share', ...rule },
      PART: { at: 'part', ...rule },
    }),
    defineRules(Part, 'PART', { WORD: { at: 'word', must: beOneOf(['a']), say, uncited } }),
  ],
  regimes: [
    defineRegime({
      country: 'ES',
      name,
      currency: 'EUR',
      timeZone: 'Europe/Madrid',
      categories: [],
      rules: [defineRules(Demo, 'ES', { WORD: { at: 'word', ...rule } })],
    }),
  ],
  addons: [defineAddon({ key: 'top-v1', name, rules: [defineRules(Demo, 'TOP', { WORD: { at: 'word', ...rule } })] })],
});

function faultsOf(members: JsonObject, wrap?: JsonObject) {
  const demo = { $schema: `${ROOT}/demo/demo`, ...members };
  const data = wrap ? { $schema: `${ROOT}/envelope`, ...wrap, doc: demo } : demo;
  const outcome = engine.validate({ data });
  return outcome.ok ? [] : outcome.error.faults;
}
const codes = (members: JsonObject, wrap?: JsonObject) => faultsOf(members, wrap).map(({ code }) => code);

describe('the fault of a rule', () => {
  test('says what must hold and rests on which norm', () => {
    expect(faultsOf({ word: 'c' })).toStrictEqual([
      {
        severity: 'error',
        stage: 'rules',
        code: 'GOBL-DEMO-WORD',
        properties: ['$.word'],
        description: say,
        value: 'c',
        expected: { kind: 'oneOf', values: ['a', 'b'] },
        certain: true,
        cite: [{ title: 'A law', section: '§ 1' }],
        fixes: [],
      },
    ]);
  });

  test.each<[JsonObject, unknown]>([
    [{ count: 5 }, 5],
    [{ yes: true }, true],
    [{ sum: '1.50' }, '1.50'],
    [{ share: '21.0%' }, '21.0%'],
  ])('quotes a plain value: %j', (members, value) => {
    const [fault] = faultsOf(members);
    expect(fault?.value).toBe(value);
    expect(fault).not.toHaveProperty('expected');
    expect(fault).not.toHaveProperty('cite');
  });

  test('does not quote a whole object', () => {
    const [fault] = faultsOf({ part: {} });
    expect(fault).toMatchObject({ code: 'GOBL-DEMO-PART', properties: ['$.part'] });
    expect(fault).not.toHaveProperty('value');
  });

  test('names every place of one rule, and the first value', () => {
    const parts = [{ word: 'a' }, { word: 'b' }, { word: 'c' }];
    expect(faultsOf({ parts })).toMatchObject([
      { code: 'GOBL-PART-WORD', properties: ['$.parts[1].word', '$.parts[2].word'], value: 'b', description: say },
    ]);
  });
});

describe('a document is judged', () => {
  test('by the rules of its regime and its addons', () => {
    expect(codes({ word: 'a' })).toEqual([]);
    expect(codes({ word: 'a', $regime: 'ES' })).toEqual(['GOBL-ES-WORD']);
    expect(codes({ word: 'a', $addons: ['top-v1'] })).toEqual(['GOBL-TOP-WORD']);
    expect(codes({ word: 'a', $regime: 'ES', $addons: ['none', 'top-v1'] })).toEqual(['GOBL-ES-WORD', 'GOBL-TOP-WORD']);
  });

  test('by the rules of its context in an envelope too, except those that the header ignores', () => {
    expect(codes({ word: 'c', $regime: 'ES' }, {})).toEqual(['GOBL-DEMO-WORD', 'GOBL-ES-WORD']);
    expect(codes({ word: 'c', $regime: 'ES' }, { head: { ignore: ['GOBL-ES-WORD', 'GOBL-X'] } })).toEqual([
      'GOBL-DEMO-WORD',
    ]);
    expect(codes({ word: 'a', $regime: 'ES' }, { head: { ignore: ['GOBL-ES-WORD'] } })).toEqual([]);
  });
});

test.each([
  [
    ['a', 5, null, 'b'],
    ['a', 'b'],
  ],
  ['a', []],
  [undefined, []],
  [{ length: 1 }, []],
])('the texts in %j are %j', (value, texts) => {
  expect(textsOf(value)).toEqual(texts);
});
