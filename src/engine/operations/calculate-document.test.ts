import { describe, expect, test } from 'vitest';
import { MOST_FINDINGS } from '../core/faults/findings.ts';
import type { JsonObject } from '../core/json/json.ts';
import { defineNormaliser } from '../core/normalise/normaliser.ts';
import { list } from '../core/schema/composites.ts';
import type { Embedded } from '../core/schema/embedded.ts';
import { embedded } from '../core/schema/embedded.ts';
import { optional } from '../core/schema/fields.ts';
import type { DocumentType } from '../core/schema/kind.ts';
import type { TypeOf } from '../core/schema/object-type.ts';
import { defineType } from '../core/schema/object-type.ts';
import { text } from '../core/schema/primitives.ts';
import { defineAddon } from '../core/tax/addon.ts';
import { defineRegime } from '../core/tax/regime.ts';
import { defineBehaviour } from '../documents/behaviour.ts';
import type { CalculationContext } from '../documents/behaviour.ts';
import type { TracedFigure } from '../documents/tax/calculation/scope.ts';
import { engineCore } from '../engine-core.ts';
import { amount } from '../../testing/calculation/trial-scope.ts';
import { calculateDocument } from './calculate-document.ts';

const Demo = defineType('demo/demo', {
  about: 'A document that is calculated.',
  fields: {
    $regime: optional(text, 'r'),
    $addons: optional(list(text), 'a'),
    uuid: optional(text, 'u'),
    word: optional(text, 'w'),
    parts: optional(list(embedded), 'p'),
  },
});
interface Demo extends TypeOf<typeof Demo> {}
const Verbatim = defineType('demo/verbatim', { about: 'As written.', fields: { word: optional(text, 'w') } });
const Bare = defineType('demo/bare', { about: 'Without addons.', fields: { word: optional(text, 'w') } });
const Inert = defineType('demo/inert', { about: 'Not calculated.', fields: { word: optional(text, 'w') } });

const name = { en: 'x' };
let step: (document: Demo, context: CalculationContext) => Demo = (document) => document;
const upper = [Demo, Verbatim, Bare].map((type) =>
  defineNormaliser(type as typeof Demo, (value) => (value.word ? { ...value, word: value.word.toUpperCase() } : value)),
);

const engine = engineCore({
  version: '0',
  types: [Demo, Verbatim, Bare, Inert],
  behaviours: [
    defineBehaviour<Demo>({
      type: Demo,
      inferRegime: ({ word }) => (word === 'spanish' ? 'ES' : undefined),
      steps: [
        (document, context) => step(document, context),
        (document) => ({ ...document, word: `${document.word ?? ''}!` }),
      ],
    }),
    defineBehaviour({ type: Verbatim, verbatim: true, steps: [(value) => ({ word: `${value.word ?? ''}!` })] }),
    defineBehaviour({ type: Bare, steps: [] }),
  ],
  normalisers: upper,
  rules: [],
  regimes: [
    defineRegime({
      country: 'ES',
      name,
      currency: 'EUR',
      timeZone: 'Europe/Madrid',
      categories: [],
      normalisers: [defineNormaliser(Demo, (value) => ({ ...value, word: `¡${value.word ?? ''}` }))],
    }),
  ],
  addons: [
    defineAddon({ key: 'base', name }),
    defineAddon({ key: 'middle', name, requires: ['base'] }),
    defineAddon({ key: 'top', name, requires: ['middle', 'base'] }),
  ],
});
const context = { now: () => new Date('2026-01-15T23:30:15Z'), newId: () => 'fresh' };

function calculated(given: Partial<Demo>, at = '$', trace?: (figure: TracedFigure) => void) {
  return calculateDocument(engine, Demo, given, context, { at, ...(trace && { trace }) });
}

/** The result of the calculation with another first step. */
function during<T>(other: typeof step, work: () => T): T {
  const before = step;
  step = other;
  try {
    return work();
  } finally {
    step = before;
  }
}

describe('a document', () => {
  test('is normalised, then goes through its steps', () => {
    expect(calculated({ word: 'a' })).toEqual({ value: { word: 'A!' }, faults: [] });
  });

  test('of a type that is written for an agency keeps its spelling', () => {
    expect(calculateDocument(engine, Verbatim, { word: 'a' }, context, { at: '$' }).value).toEqual({ word: 'a!' });
  });

  test('of a type that is not calculated comes back as it is', () => {
    const given = { word: 'a', $addons: ['top'] };
    expect(calculateDocument(engine, Inert, given, context, { at: '$' })).toEqual({ value: given, faults: [] });
  });

  test('follows the regime that can be inferred', () => {
    expect(calculated({ word: 'spanish' }).value).toMatchObject({ $regime: 'ES' });
    expect(calculated({ word: 'spanish', $regime: 'FR' }).value).toMatchObject({ $regime: 'FR' });
    expect(calculated({ word: 'other' }).value).not.toHaveProperty('$regime');
    expect(calculated({ word: 'other', $regime: 'ES' }).value).toMatchObject({ word: '¡OTHER!' });
  });

  test.each<[readonly string[], readonly string[]]>([
    [['top'], ['base', 'middle', 'top']],
    [
      ['top', 'middle', 'base'],
      ['base', 'middle', 'top'],
    ],
    [['base', 'nobody', 'base'], ['base']],
    [
      ['base', 'middle'],
      ['base', 'middle'],
    ],
    [
      ['middle', 'nobody'],
      ['base', 'middle'],
    ],
    [['base', 'nobody'], ['base']],
    [[], []],
  ])('with the addons %j has %j', (given, addons) => {
    expect(calculated({ $addons: given }).value).toMatchObject({ $addons: addons });
  });

  test('shares its addons when nothing changes', () => {
    const $addons = ['base', 'middle'];
    expect((calculated({ $addons }).value as Demo).$addons).toBe($addons);
  });

  test('whose type knows no addons keeps the member', () => {
    const given = { $addons: ['top'] };
    expect(calculateDocument(engine, Bare, given, context, { at: '$' }).value).toEqual(given);
  });
});

describe('a step', () => {
  test('has the time of a zone, identifiers and the normal form of values', () => {
    const seen: unknown[] = [];
    during(
      (document, calculation) => {
        seen.push(calculation.today('Europe/Madrid'), calculation.timeOfDay('Europe/Madrid'), calculation.newId());
        seen.push(calculation.today('UTC'), calculation.normalise<Demo>(Demo, { word: 'b' } as Demo));
        seen.push(calculation.knowledge === engine.knowledge, calculation.trace);
        return document;
      },
      () => calculated({ word: 'a' }),
    );
    expect(seen).toEqual(['2026-01-16', '00:30:15', 'fresh', '2026-01-15', { word: 'B' }, true, undefined]);
  });

  test('reports trouble at the place of the document', () => {
    const { faults, value } = during(
      (document, { report }) => {
        report({ code: 'ONE', path: '$.word', description: 'd' });
        const fixes = [{ title: 't', safe: true, edits: [] }];
        report({ code: 'TWO', path: '$', description: 'd', value: 'v', expected: { kind: 'present' }, fixes });
        return document;
      },
      () => calculated({ word: 'a' }, '$.doc'),
    );
    expect(value).toEqual({ word: 'A!' });
    const fault = { severity: 'error', stage: 'calculation', description: 'd', certain: true, fixes: [] };
    expect(faults).toStrictEqual([
      { ...fault, code: 'ASSAY-CALC-ONE', properties: ['$.doc.word'] },
      {
        ...fault,
        code: 'ASSAY-CALC-TWO',
        properties: ['$.doc'],
        value: 'v',
        expected: { kind: 'present' },
        fixes: [{ title: 't', safe: true, edits: [] }],
      },
    ]);
  });

  test('reports trouble up to a limit', () => {
    const { faults } = during(
      (document, { report }) => {
        for (let i = 0; i < MOST_FINDINGS + 2; i++) report({ code: 'ONE', path: '$', description: 'd' });
        return document;
      },
      () => calculated({}),
    );
    expect(faults).toHaveLength(MOST_FINDINGS + 1);
    expect(faults.at(-1)).toMatchObject({ code: 'ASSAY-LIMIT-FAULTS', description: '2 more findings are not listed' });
  });

  test('traces figures at the place of the document', () => {
    const figures: TracedFigure[] = [];
    const figure = { rule: { text: 'r', phrase: 'x.r' }, exact: amount('1'), value: amount('1') };
    during(
      (document, { trace }) => {
        trace?.({ ...figure, path: '$.a', operands: [{ path: '$.b', value: '1' }] });
        return document;
      },
      () => calculated({}, '$.doc', (traced) => figures.push(traced)),
    );
    expect(figures).toEqual([{ ...figure, path: '$.doc.a', operands: [{ path: '$.doc.b', value: '1' }] }]);
  });
});

describe('an embedded document', () => {
  const part = (type: DocumentType | undefined, content: JsonObject): Embedded => ({ schema: 's', type, content });
  const embed = (given: Embedded) =>
    during(
      (document, { calculateEmbedded, report }) => {
        if (document.word === 'INNER') {
          report({ code: 'ONE', path: '$.word', description: 'd' });
          return document;
        }
        return { ...document, parts: (document.parts ?? []).map((entry) => calculateEmbedded(entry, '$.parts[0]')) };
      },
      () => calculated({ parts: [given] }, '$.doc'),
    );
  const contentOf = ({ value }: { readonly value: unknown }) => (value as Demo).parts?.[0];

  test('is calculated and gets an identifier', () => {
    expect(contentOf(embed(part(Demo, { word: 'b' })))?.content).toEqual({ uuid: 'fresh', word: 'B!', parts: [] });
  });

  test('keeps its identifier', () => {
    expect(contentOf(embed(part(Demo, { uuid: 'own' })))?.content).toMatchObject({ uuid: 'own' });
  });

  test('reports its trouble at its own place', () => {
    expect(embed(part(Demo, { word: 'inner' })).faults).toMatchObject([
      { code: 'ASSAY-CALC-ONE', properties: ['$.doc.parts[0].word'] },
    ]);
  });

  test('of no known type, or of one that is not calculated, comes back as it is', () => {
    for (const given of [part(undefined, { word: 'b' }), part(Inert, { word: 'b' })])
      expect(contentOf(embed(given))).toBe(given);
  });
});
