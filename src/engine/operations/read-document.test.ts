import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '../core/json/json.ts';
import { JSON_LIMITS } from '../core/json/read-json.ts';
import { embedded } from '../core/schema/embedded.ts';
import { list } from '../core/schema/composites.ts';
import { optional } from '../core/schema/fields.ts';
import type { TypeOf } from '../core/schema/object-type.ts';
import { defineType } from '../core/schema/object-type.ts';
import { text } from '../core/schema/primitives.ts';
import { defineBehaviour } from '../documents/behaviour.ts';
import { Envelope } from '../documents/envelope/envelope.ts';
import { engineCore } from '../engine-core.ts';
import type { TriedDocument } from './read-document.ts';
import { readDocument, settled, tryAs, tryDocument, withRegime } from './read-document.ts';

const ROOT = 'https://gobl.org/draft-0';
const fields = {
  $regime: optional(text, 'r'),
  word: optional(text, 'w'),
  names: optional(list(text), 'n'),
  part: optional(embedded, 'p'),
};
const Early = defineType('demo/early', { about: 'Knows its regime when read.', fields });
const Late = defineType('demo/late', { about: 'Knows its regime when built.', fields });
const Never = defineType('demo/never', { about: 'Knows no regime.', fields });
interface Demo extends TypeOf<typeof Early> {}

const inferRegime = ({ word }: Demo) => (word === 'spanish' ? 'ES' : undefined);
const engine = engineCore({
  version: '0',
  types: [Envelope, Early, Late, Never],
  behaviours: [
    defineBehaviour<Demo>({ type: Early, inferRegime, infersOnReading: true, steps: [] }),
    defineBehaviour<Demo>({ type: Late, inferRegime, steps: [] }),
  ],
  normalisers: [],
  rules: [],
  regimes: [],
  addons: [],
});

const early = (members: JsonObject = {}): JsonObject => ({ $schema: `${ROOT}/demo/early`, ...members });

function refusal(data: Json) {
  const outcome = readDocument(engine, data);
  if (outcome.ok) return 'read';
  const { key, message, faults } = outcome.error;
  return [key, message, ...faults.map(({ code, properties }) => `${code} ${properties.join(' ')}`)];
}

describe('a document cannot be read', () => {
  const object = ['input', 'A document is a JSON object', 'ASSAY-INPUT-TYPE $'];
  const missing = [
    'unknown-schema',
    'The document does not say what it is: `$schema` is missing',
    'ASSAY-INPUT-SCHEMA $.$schema',
  ];
  const unknown = (schema: string) => [
    'input',
    `${schema} is not a document type of the format`,
    'ASSAY-INPUT-SCHEMA $.$schema',
  ];

  test.each<[string, Json, readonly string[]]>([
    ['that is a list', [], object],
    ['that is nothing', null, object],
    ['that is a text', 'x', object],
    ['without a schema', { word: 'a' }, missing],
    ['with an empty schema', { $schema: '' }, missing],
    ['whose schema is null', { $schema: null }, missing],
    ['of a schema nobody knows', { $schema: 'x' }, unknown('"x"')],
    ['whose schema is no text', { $schema: 5 }, unknown('5')],
    [
      'with a member of the wrong type',
      early({ names: 'a' }),
      ['input', 'The text `a` is where a list should be', 'ASSAY-INPUT-TYPE $.names'],
    ],
  ])('%s', (_, data, expected) => {
    expect(refusal(data)).toEqual(expected);
  });

  test('but is read as far as it goes', () => {
    const tried = tryDocument(engine, early({ names: 'a', word: 'b', x: 'y' }));
    expect(tried).toMatchObject({
      ok: true,
      value: {
        schema: `${ROOT}/demo/early`,
        type: Early,
        value: { word: 'b' },
        unknown: [{ path: '$.x', name: 'x', value: 'y' }],
        unknownBeyond: 0,
        faults: [{ code: 'ASSAY-INPUT-TYPE' }],
      },
    });
    expect(settled(tried).ok).toBe(false);
  });

  test('and says so even where no fault has words', () => {
    const value = { faults: [] } as unknown as TriedDocument;
    const sound = { ok: true, value } as const;
    expect(settled(sound)).toBe(sound);
    const failed = settled(tryDocument(engine, early({ word: [] })));
    expect(settled(failed as never)).toBe(failed);
  });
});

describe('a document nests', () => {
  /** A document with a total depth of `levels`. */
  const nested = (levels: number, leaf: Json, wrap: (inner: Json) => Json) => {
    let value = leaf;
    for (let i = 1; i < levels; i++) value = wrap(value);
    return early({ x: value });
  };
  const most = JSON_LIMITS.maxDepth;
  const deep = ['input', `The document nests deeper than ${most} levels`, 'ASSAY-INPUT-DEPTH $'];

  test.each<[string, (inner: Json) => Json]>([
    ['objects', (inner) => ({ a: 1, x: inner })],
    ['lists', (inner) => [1, inner]],
  ])('in %s to a limit', (_, wrap) => {
    expect(refusal(nested(most, 'leaf', wrap))).toBe('read');
    expect(refusal(nested(most, null, wrap))).toBe('read');
    expect(refusal(nested(most, {}, wrap))).toEqual(deep);
    expect(refusal(nested(most + 1, 'leaf', wrap))).toEqual(deep);
  });
});

describe('the regime of a document', () => {
  const regimeOf = (data: JsonObject) => {
    const outcome = readDocument(engine, data);
    return outcome.ok ? (outcome.value.value as Demo).$regime : 'refused';
  };

  test.each<[string, JsonObject, string | undefined]>([
    ['is inferred by a type that says so', early({ word: 'spanish' }), 'ES'],
    ['stays as it is written', early({ word: 'spanish', $regime: 'FR' }), 'FR'],
    ['is not inferred from nothing', early(), undefined],
    ['is not inferred by other types', { $schema: `${ROOT}/demo/late`, word: 'spanish' }, undefined],
    ['is not inferred where nothing is calculated', { $schema: `${ROOT}/demo/never`, word: 'spanish' }, undefined],
  ])('%s', (_, data, regime) => {
    expect(regimeOf(data)).toBe(regime);
  });

  test('is inferred within an envelope', () => {
    const inEnvelope = (doc?: JsonObject) => {
      const outcome = readDocument(engine, { $schema: `${ROOT}/envelope`, ...(doc && { doc }) });
      return outcome.ok ? (outcome.value.value as Envelope).doc : 'refused';
    };
    expect(inEnvelope(early({ word: 'spanish' }))).toMatchObject({ content: { word: 'spanish', $regime: 'ES' } });
    expect(inEnvelope(early({ word: 'a' }))?.valueOf()).toMatchObject({ content: { word: 'a' } });
    expect(inEnvelope()).toBeUndefined();
  });

  test('may be asked for of any document', () => {
    const spanish = { word: 'spanish' } as Demo;
    expect(withRegime(engine, Late, spanish)).toEqual({ word: 'spanish', $regime: 'ES' });
    expect(withRegime(engine, Never, spanish)).toBe(spanish);
    const french = { ...spanish, $regime: 'FR' };
    expect(withRegime(engine, Late, french)).toBe(french);
  });
});

test('any object may be read as a document of some type', () => {
  const outcome = tryAs(engine, { schema: 's', type: Late }, { word: 'a' });
  expect(outcome).toMatchObject({ ok: true, value: { schema: 's', type: Late, value: { word: 'a' }, faults: [] } });
});
