import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../core/json/json.ts';
import { list } from '../core/schema/composites.ts';
import { optional } from '../core/schema/fields.ts';
import type { TypeOf } from '../core/schema/object-type.ts';
import { defineType } from '../core/schema/object-type.ts';
import { text } from '../core/schema/primitives.ts';
import { defineBehaviour } from '../documents/behaviour.ts';
import { Envelope } from '../documents/envelope/envelope.ts';
import { Party } from '../documents/org/party.ts';
import type { TracedFigure } from '../documents/tax/calculation/scope.ts';
import type { EngineParts } from '../engine-core.ts';
import { engineCore } from '../engine-core.ts';
import { amount } from '../../testing/calculation/trial-scope.ts';
import { calculateRoot, encodeRoot, enveloped, unsigned } from './build-document.ts';
import type { ReadDocument } from './read-document.ts';
import { readDocument } from './read-document.ts';

const ROOT = 'https://gobl.org/draft-0';
const fields = {
  uuid: optional(text, 'u'),
  word: optional(text, 'w'),
  people: optional(list(Party), 'n'),
  from: optional(Party, 'p'),
};
const Demo = defineType('demo/demo', { about: 'Calculated.', fields });
const Inert = defineType('demo/inert', { about: 'Not calculated.', fields });
interface Demo extends TypeOf<typeof Demo> {}

const parts: EngineParts = {
  version: '0',
  types: [Envelope, Demo, Inert],
  behaviours: [
    defineBehaviour<Demo>({
      type: Demo,
      steps: [
        (document, { trace, report }) => {
          trace?.({
            path: '$.word',
            rule: { text: 'r', phrase: 'x.r' },
            operands: [],
            exact: amount('1'),
            value: amount('1'),
          });
          if (document.word === 'bad') report({ code: 'BAD', path: '$.word', description: 'd' });
          return { ...document, word: `${document.word ?? ''}!` };
        },
      ],
      route: ({ from }) => ({ from, to: undefined }),
    }),
  ],
  normalisers: [],
  rules: [],
  regimes: [],
  addons: [],
};
const engine = engineCore(parts);
const MARK = { prv: 'x', val: 'y' };
let ids = 0;
const context = { now: () => new Date('2026-01-15T10:00:00Z'), newId: () => `id-${++ids}` };

function read(data: JsonObject, core = engine): ReadDocument {
  const outcome = readDocument(core, data);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.error));
  return outcome.value;
}
const demo = (members: JsonObject = {}): JsonObject => ({ $schema: `${ROOT}/demo/demo`, ...members });
const inert = (members: JsonObject = {}): JsonObject => ({ $schema: `${ROOT}/demo/inert`, ...members });
const envelope = (members: JsonObject): JsonObject => ({ $schema: `${ROOT}/envelope`, ...members });

function calculated(data: JsonObject, trace?: (figure: TracedFigure) => void) {
  ids = 0;
  const outcome = calculateRoot(engine, read(data), context, trace);
  if (!outcome.ok) return outcome.error.key;
  return { json: encodeRoot(outcome.value), faults: outcome.value.faults.map(({ properties: [path] }) => path) };
}

describe('a bare document', () => {
  test('is calculated as it is, without an identifier of its own', () => {
    expect(calculated(demo({ word: 'a' }))).toEqual({ json: demo({ word: 'a!' }), faults: [] });
  });

  test('says what is wrong with it, and what it was made of', () => {
    const paths: string[] = [];
    expect(calculated(demo({ word: 'bad' }), ({ path }) => paths.push(path))).toMatchObject({ faults: ['$.word'] });
    expect(paths).toEqual(['$.word']);
  });

  test('loses nulls in its lists only when it is calculated', () => {
    const people = [{ name: 'A' }, null, { name: 'B' }];
    expect(calculated(demo({ people }))).toMatchObject({ json: { people: [{ name: 'A' }, { name: 'B' }] } });
    expect(calculated(inert({ people }))).toMatchObject({ json: { people } });
  });
});

describe('an envelope', () => {
  test('has its document calculated, identified and sealed', () => {
    const from = { name: 'A', endpoints: [{ uri: 'peppol:a' }] };
    const built = calculated(envelope({ doc: demo({ word: 'a', from }) }));
    expect(built).toMatchObject({
      json: {
        $schema: `${ROOT}/envelope`,
        head: { uuid: 'id-2', dig: { alg: 'sha256' }, from: 'peppol:a' },
        doc: { $schema: `${ROOT}/demo/demo`, uuid: 'id-1', word: 'a!' },
      },
      faults: [],
    });
  });

  test('says what is wrong with its document, and what that was made of', () => {
    const paths: string[] = [];
    const built = calculated(envelope({ doc: demo({ word: 'bad' }) }), ({ path }) => paths.push(path));
    expect(built).toMatchObject({ faults: ['$.doc.word'] });
    expect(paths).toEqual(['$.doc.word']);
  });

  test('keeps its signatures', () => {
    const signature = 'eyJhbGciOiJFUzI1NiJ9.e30.AA';
    expect(calculated(envelope({ doc: demo(), sigs: [signature] }))).toMatchObject({ json: { sigs: [signature] } });
  });

  test('around a type that is not calculated leaves its content and its nulls', () => {
    const people = [{ name: 'A' }, null];
    expect(calculated(envelope({ doc: inert({ word: 'a', people }) }))).toMatchObject({
      json: { doc: { uuid: 'id-1', word: 'a', people } },
    });
    expect(calculated(envelope({ doc: demo({ people }) }))).toMatchObject({
      json: { doc: { people: [{ name: 'A' }] } },
    });
  });

  test('keeps the nulls of its header for the rules, and none of its document', () => {
    const gapsAfter = (members: JsonObject) => {
      const outcome = calculateRoot(
        engine,
        read(envelope({ doc: demo({ people: [{ name: 'A' }, null] }), ...members })),
        context,
      );
      return outcome.ok ? [...(outcome.value.gaps?.values() ?? [])] : 'failed';
    };
    expect(gapsAfter({ head: { stamps: [MARK, null] } })).toEqual([[MARK, undefined]]);
    expect(gapsAfter({ head: { stamps: [MARK] } })).toEqual([]);
    expect(gapsAfter({})).toEqual([]);
  });

  test.each<[string, JsonObject]>([
    ['without a document', {}],
    ['whose document says nothing', { doc: {} }],
    ['around another envelope', { doc: envelope({ doc: demo() }) }],
  ])('%s cannot be calculated', (_, members) => {
    expect(calculated(envelope(members))).toBe('no-document');
  });

  test('is put around a bare document, once', () => {
    const document = read(demo({ word: 'a' }));
    const wrapped = enveloped(engine, document);
    expect(wrapped).toMatchObject({ schema: `${ROOT}/envelope`, type: Envelope, value: { doc: { type: Demo } } });
    expect(encodeRoot(wrapped)).toMatchObject({ $schema: `${ROOT}/envelope`, doc: demo({ word: 'a' }) });
    expect(enveloped(engine, wrapped)).toBe(wrapped);
    const without = engineCore({ ...parts, types: [Demo] });
    expect(enveloped(without, document)).toBe(document);
  });

  test('loses its signatures when that is asked', () => {
    const signed = read(envelope({ doc: demo(), sigs: ['eyJhbGciOiJFUzI1NiJ9.e30.AA'] }));
    expect((unsigned(signed).value as Envelope).sigs).toBeUndefined();
    expect((signed.value as Envelope).sigs).toHaveLength(1);
    const plain = read(envelope({ doc: demo() }));
    expect(unsigned(plain)).toBe(plain);
    const bare = read(demo());
    expect(unsigned(bare)).toBe(bare);
  });
});
