import { describe, expect, test } from 'vitest';
import { both, when } from '../core/rules/constraint.ts';
import { bePresent } from '../core/rules/constraints.ts';
import { defineRules } from '../core/rules/define-rules.ts';
import { norm } from '../core/rules/citation.ts';
import { optional } from '../core/schema/fields.ts';
import { definePart, defineType } from '../core/schema/object-type.ts';
import { list } from '../core/schema/composites.ts';
import { text } from '../core/schema/primitives.ts';
import { defineAddon } from '../core/tax/addon.ts';
import { defineRegime } from '../core/tax/regime.ts';
import { defineBehaviour } from '../documents/behaviour.ts';
import { createEngine } from '../create-engine.ts';
import { withoutPhrases } from '../../testing/without-phrases.ts';
import { wordsIn } from '../core/messages/message.ts';

const name = { en: 'x' };
const uncited = 'The format alone asks for it.';
const LAW = norm('A law', 'https://example.org/law');
const Part = definePart('demo/part', { about: 'A part.', fields: { word: optional(text, 'w') } });
const Demo = defineType('demo/demo', {
  about: 'A document.',
  fields: {
    $regime: optional(text, 'r'),
    $addons: optional(list(text), 'a'),
    word: optional(text, 'w'),
    part: optional(Part, 'p'),
  },
});
const Other = defineType('demo/other', { about: 'Another.', fields: { word: optional(text, 'w') } });

const always = when<object>('it rains', () => true);
const never = when<object>('it snows', () => false);
const demand = { must: bePresent, say: 'It must be there' } as const;

const engine = createEngine({
  version: '0',
  types: [Other, Demo],
  behaviours: [defineBehaviour({ type: Demo, steps: [] })],
  normalisers: [],
  rules: [
    defineRules(Demo, 'DEMO', {
      '02': { at: 'word', ...demand, uncited },
      '01': { on: 'part', at: 'word', when: always, ...demand, cite: LAW('§ 1') },
      '03': { on: 'part', ...demand, uncited },
      '04': { at: 'word', when: never, ...demand, uncited },
    }),
    defineRules(Demo, 'WET', { '01': { at: 'word', when: always, ...demand, uncited } }, { when: never }),
    defineRules(Other, 'DEMO', { '02': { at: 'word', ...demand, uncited } }),
    defineRules(Other, 'OTHER', { '01': { at: 'word', ...demand, uncited } }),
  ],
  regimes: [
    defineRegime({
      country: 'ES',
      name: { en: 'Spain' },
      description: { en: 'South' },
      currency: 'EUR',
      timeZone: 'Europe/Madrid',
      categories: [],
      rules: [
        defineRules(Demo, 'ES', { '01': { at: 'word', when: always, ...demand, uncited } }),
        defineRules(Demo, 'ES-ID', { '01': { at: 'word', ...demand, uncited } }, { everywhere: true }),
      ],
    }),
    defineRegime({
      country: 'DE',
      name: { en: 'Germany' },
      currency: 'EUR',
      timeZone: 'Europe/Berlin',
      categories: [],
    }),
  ],
  addons: [
    defineAddon({ key: 'second-v1', name, description: { en: 'd' }, requires: ['first-v1'] }),
    defineAddon({
      key: 'first-v1',
      name,
      rules: [defineRules(Demo, 'FIRST', { '01': { at: 'word', ...demand, uncited } }, { when: both(always, always) })],
    }),
    defineAddon({ key: 'third-v1', name }),
  ],
});
const context = { now: () => new Date('2026-01-15T10:00:00Z'), newId: () => '' };
const { catalogue } = engine;

describe('the catalogue', () => {
  test('lists the types that are published, by id', () => {
    expect(catalogue.schemas()).toEqual(['https://gobl.org/draft-0/demo/demo', 'https://gobl.org/draft-0/demo/other']);
  });

  test('has the schema of a type, made once', () => {
    expect(catalogue.schema('demo/demo')).toMatchObject({ $id: 'https://gobl.org/draft-0/demo/demo' });
    expect(catalogue.schema('demo/demo')).toBe(catalogue.schema('demo/demo'));
    expect(catalogue.schemaBundle('demo/other')).toMatchObject({ $id: 'https://gobl.org/draft-0/demo/other' });
    expect(catalogue.schemaBundle('demo/demo')).toBe(catalogue.schemaBundle('demo/demo'));
    expect([catalogue.schema('demo/none'), catalogue.schemaBundle('demo/none')]).toEqual([undefined, undefined]);
  });

  test('lists regimes and addons in the order of the alphabet', () => {
    expect(catalogue.regimes()).toStrictEqual([
      { country: 'DE', name: { en: 'Germany' }, currency: 'EUR' },
      { country: 'ES', name: { en: 'Spain' }, description: { en: 'South' }, currency: 'EUR' },
    ]);
    expect(catalogue.addons()).toStrictEqual([
      { key: 'first-v1', name },
      { key: 'second-v1', name, description: { en: 'd' }, requires: ['first-v1'] },
      { key: 'third-v1', name },
    ]);
  });

  test('has each regime and addon as it is published', () => {
    expect(catalogue.regime('ES')).toMatchObject({ country: 'ES', currency: 'EUR' });
    expect(catalogue.addon('second-v1')).toMatchObject({ key: 'second-v1', requires: ['first-v1'] });
    expect([catalogue.regime('FR'), catalogue.addon('none')]).toEqual([undefined, undefined]);
  });
});

describe('the card of a rule', () => {
  const core = { kind: 'core' };
  const card = {
    type: 'demo.Demo',
    place: 'word',
    must: wordsIn(bePresent.words),
    description: 'It must be there',
    uncited,
  };

  test('says where it comes from, what it is about and what it rests on', () => {
    expect(withoutPhrases(catalogue.rules())).toStrictEqual(
      [
        {
          ...{ ...card, uncited: undefined, place: 'part.word' },
          code: 'GOBL-DEMO-01',
          when: ['it rains'],
          origin: core,
          cite: [{ title: 'A law', section: '§ 1', url: 'https://example.org/law' }],
        },
        { ...card, code: 'GOBL-DEMO-02', when: [], origin: core },
        { ...card, code: 'GOBL-DEMO-02', type: 'demo.Other', when: [], origin: core },
        { ...card, code: 'GOBL-DEMO-03', place: 'part', when: [], origin: core },
        { ...card, code: 'GOBL-DEMO-04', when: ['it snows'], origin: core },
        {
          ...card,
          code: 'GOBL-ES-01',
          when: ['the document follows regime ES', 'it rains'],
          origin: { kind: 'regime', name: 'ES' },
        },
        { ...card, code: 'GOBL-ES-ID-01', when: [], origin: { kind: 'regime', name: 'ES' } },
        {
          ...card,
          code: 'GOBL-FIRST-01',
          when: ['the document uses addon first-v1', 'it rains and it rains'],
          origin: { kind: 'addon', name: 'first-v1' },
        },
        { ...card, code: 'GOBL-OTHER-01', type: 'demo.Other', when: [], origin: core },
        { ...card, code: 'GOBL-WET-01', when: ['it snows', 'it rains'], origin: core },
      ].map(({ uncited: why, ...members }) => (why === undefined ? members : { ...members, uncited: why })),
    );
  });

  test('is found by its code, one for each type it judges', () => {
    expect(catalogue.rule('GOBL-DEMO-02').map(({ type }) => type)).toEqual(['demo.Demo', 'demo.Other']);
    expect(catalogue.rule('GOBL-DEMO-99')).toEqual([]);
    expect(catalogue.rules()).toBe(catalogue.rules());
  });
});

describe('the tally of an inspection', () => {
  function tally(members: object) {
    const data = { $schema: 'https://gobl.org/draft-0/demo/demo', ...members };
    const { rules } = engine.inspect({ data, include: ['rules'] }, context);
    return rules && { ...rules, skipped: rules.skipped.map(({ code, why }) => `${code}: ${why}`) };
  }

  const elsewhere = [
    'GOBL-ES-01: the document is not in regime ES',
    'GOBL-FIRST-01: the document does not use addon first-v1',
  ];
  const always = [
    'GOBL-DEMO-04: holds only when it snows',
    'GOBL-WET-01: holds only when it snows and it rains',
    'GOBL-OTHER-01: the document has no demo.Other to check',
  ];

  test('counts the rules that were judged, and says why others were not', () => {
    // 01 and 03 of the part, 02 of the document, and the one that applies everywhere
    expect(tally({ word: 'a', part: { word: 'b' } })).toEqual({
      applied: 4,
      passed: 4,
      failed: 0,
      skipped: [...always, ...elsewhere],
    });
  });

  test('counts the rules that failed', () => {
    expect(tally({ part: {} })).toMatchObject({ applied: 4, passed: 1, failed: 3 });
  });

  test('names a rule that had nothing to judge', () => {
    expect(tally({ word: 'a' })?.skipped).toEqual(['GOBL-DEMO-01: holds only when it rains', ...always, ...elsewhere]);
  });

  test('judges by regime and addons of the document', () => {
    expect(tally({ word: 'a', part: { word: 'b' }, $regime: 'ES', $addons: ['first-v1'] })).toEqual({
      applied: 6,
      passed: 6,
      failed: 0,
      skipped: always,
    });
  });
});
