import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Json } from '../../../engine/index.ts';
import * as byPath from '../../texts/by-path.ts';
import { speak } from '../../texts/live.ts';
import {
  spoken,
  spokenDefinition,
  spokenWords,
  listAt,
  local,
  named,
  namedAt,
  numberAt,
  objectAt,
  objectsAt,
  pairsAt,
  textAt,
  textsAt,
  wordsAt,
} from './shape.ts';

/** One value of each kind there is. */
const kinds: Readonly<Record<string, Json>> = {
  text: 'a',
  empty: '',
  number: 7,
  zero: 0,
  flag: true,
  none: null,
  list: ['a', 7, null, { x: 'y' }, ['b']],
  object: { en: 'A', n: 7 },
};

describe('a member of a definition', () => {
  it.each([
    ['as a text', textAt, { text: 'a', empty: '' }, undefined],
    ['as a number', numberAt, { number: 7, zero: 0 }, undefined],
    ['as a list', listAt, { list: kinds['list'] }, []],
    ['as texts', textsAt, { list: ['a'] }, []],
    ['as objects', objectsAt, { list: [{ x: 'y' }] }, []],
    ['as an object', objectAt, { object: kinds['object'] }, {}],
    ['as words', wordsAt, { object: { en: 'A' } }, {}],
    [
      'as pairs',
      pairsAt,
      {
        object: [
          ['en', 'A'],
          ['n', '7'],
        ],
      },
      [],
    ],
  ] as const)('%s is nothing where it is of another kind or missing', (_, read, found, nothing) => {
    for (const kind of [...Object.keys(kinds), 'missing'])
      expect(read(kinds, kind), kind).toEqual((found as Readonly<Record<string, unknown>>)[kind] ?? nothing);
  });
});

describe('a thing with a name', () => {
  it.each([
    [{ code: 'C', key: 'K', rate: 'R' }, 'C'],
    [{ key: 'K', rate: 'R' }, 'K'],
    [{ rate: 'R' }, 'R'],
    [{ code: 7 }, ''],
    [{}, ''],
  ])('%j is called %j', (object, code) => {
    expect(named(object).code).toBe(code);
  });

  it('has its words and its description', () => {
    const [named] = namedAt({ list: [{ code: 'C', name: { en: 'N' }, desc: { en: 'D' } }, 'x'] }, 'list');
    expect(named).toEqual({ code: 'C', name: { en: 'N' }, description: { en: 'D' } });
  });
});

describe('words in several languages', () => {
  it.each([
    [{ en: 'Tax', es: 'Impuesto' }, 'Tax'],
    [{ pl: 'Podatek', es: 'Impuesto' }, 'Podatek'],
    [{}, ''],
  ])('%j read %s in English, or in the first there is', (words, text) => {
    expect(spoken(words)).toBe(text);
  });

  it.each([
    [{ en: 'Tax', ca: 'Impost', es: 'Impuesto' }, 'ES', { language: 'es', text: 'Impuesto' }],
    [{ en: 'Tax', ca: 'Impost', es: 'Impuesto' }, 'ESP', { language: 'es', text: 'Impuesto' }],
    [{ en: 'Tax', ca: 'Impost', es: 'Impuesto' }, 'MX', { language: 'ca', text: 'Impost' }],
    [{ en: 'Tax', ca: 'Impost' }, undefined, { language: 'ca', text: 'Impost' }],
    [{ en: 'VAT', de: 'VAT', nl: 'BTW' }, 'DE', { language: 'nl', text: 'BTW' }],
    [{ en: 'VAT', de: 'VAT' }, 'DE', undefined],
    [{ en: 'VAT' }, 'DE', undefined],
    [{}, 'DE', undefined],
  ])('%j in %s have a local text beside the English one', (words, country, found) => {
    expect(local(words, country)).toEqual(found);
  });
});

describe('a definition in Spanish', () => {
  beforeEach(() => {
    speak('es', { byPath, definitions: { 'VAT/rates/general/name': 'Tipo general' } });
  });
  afterEach(() => {
    speak('en', undefined);
  });

  it('has the texts of its own Spanish, else of ours, else English, and everything else as it is', () => {
    const definition = {
      country: 'ES',
      name: { en: 'Spain', es: 'España' },
      categories: [
        { code: 'VAT', rates: [{ rate: 'general', name: { en: 'Standard rate' }, desc: { en: 'Nobody knows' } }] },
      ],
    };
    expect(spokenDefinition(definition)).toEqual({
      country: 'ES',
      name: { en: 'España' },
      categories: [
        { code: 'VAT', rates: [{ rate: 'general', name: { en: 'Tipo general' }, desc: { en: 'Nobody knows' } }] },
      ],
    });
    expect(spokenDefinition(definition)).toBe(spokenDefinition(definition));
  });

  it('tells which texts are not Spanish', () => {
    expect([{ es: 'España', en: 'Spain' }, { en: 'Other' }, { fr: 'Autre' }, {}].map(spokenWords)).toEqual([
      { text: 'España' },
      { text: 'Other', language: 'en' },
      { text: 'Autre', language: 'fr' },
      { text: '' },
    ]);
  });
});
