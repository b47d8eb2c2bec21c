import { describe, expect, test } from 'vitest';
import { MOST_FINDINGS } from '../core/faults/findings.ts';
import type { Json } from '../core/json/json.ts';
import type { UnknownMember } from '../core/schema/reader.ts';
import { defineAddon } from '../core/tax/addon.ts';
import { defineRegime } from '../core/tax/regime.ts';
import { engineCore } from '../engine-core.ts';
import { Message } from '../documents/note/message.ts';
import { lintDocument } from './lint.ts';
import { withoutPhrases } from '../../testing/without-phrases.ts';

const name = { en: 'x' };
const engine = engineCore({
  version: '0',
  types: [],
  behaviours: [],
  normalisers: [],
  rules: [],
  regimes: [defineRegime({ country: 'ES', name, currency: 'EUR', timeZone: 'Europe/Madrid', categories: [] })],
  addons: [
    defineAddon({
      key: 'known-v1',
      name,
      extensions: [
        { key: 'demo-kind', name, values: [{ code: 'A1', name }, { key: 'b2', name }, { name }] },
        { key: 'demo-free', name },
      ],
    }),
  ],
});

function linted(data: Json, unknown: readonly UnknownMember[] = [], unknownBeyond?: number) {
  const document = { schema: '', type: Message, value: {}, unknown, ...(unknownBeyond && { unknownBeyond }) };
  return lintDocument(engine, document, data);
}

const inShort = (data: Json) => linted(data).map(({ code, properties: [path] }) => `${code} ${path}`);

describe('what passes but was hardly meant', () => {
  test.each<[string, Json, readonly string[]]>([
    ['an addon nobody knows', { $addons: ['known-v1', 'known-v2', 7] }, ['ASSAY-LINT-ADDON $.$addons[1]']],
    ['a regime nobody knows', { $regime: 'XX' }, ['ASSAY-LINT-REGIME $.$regime']],
    [
      'characters that nobody sees',
      { a: ['x', 'y\u200B'], iban: 'DE\u202E9' },
      ['ASSAY-LINT-HIDDEN $.a[1]', 'ASSAY-LINT-HIDDEN $.iban'],
    ],
    ['a regime somebody knows', { $regime: 'ES' }, []],
    ['no regime', { $regime: '' }, []],
    ['a regime that is no text', { $regime: 7 }, []],
    ['an extension nobody defines', { ext: { 'demo-other': '1' } }, ['ASSAY-LINT-EXTENSION $.ext.demo-other']],
    [
      'a value an extension does not have',
      { ext: { 'demo-kind': 'A2' } },
      ['ASSAY-LINT-EXTENSION-VALUE $.ext.demo-kind'],
    ],
    ['values that an extension has', { ext: { 'demo-kind': 'A1', 'demo-free': 'any' } }, []],
    ['a value by its key', { ext: { 'demo-kind': 'b2' } }, []],
    ['no value', { ext: { 'demo-kind': '' } }, []],
    ['a value that is no text', { ext: { 'demo-kind': 5 } }, []],
    ['a share that lacks its sign', { a: [{ percent: '21' }] }, ['ASSAY-LINT-PERCENT $.a[0].percent']],
    ['a share as a number', { percent: 21.5 }, ['ASSAY-LINT-PERCENT $.percent']],
    [
      'a percentage of a base without decimals',
      { currency: 'EUR', charges: [{ base: '80', percent: '13.338%' }] },
      ['ASSAY-LINT-BASE $.charges[0].base'],
    ],
    [
      'one of a line, in an envelope',
      { doc: { lines: [{ discounts: [{}, { base: '85', percent: '3%' }] }] } },
      ['ASSAY-LINT-BASE $.doc.lines[0].discounts[1].base'],
    ],
    ['one that gives no cents', { currency: 'EUR', charges: [{ base: '200', percent: '10%' }] }, []],
    ['one in a currency without decimals', { currency: 'JPY', charges: [{ base: '85', percent: '3%' }] }, []],
    ['one of a base with decimals', { currency: 'EUR', charges: [{ base: '85.00', percent: '3%' }] }, []],
    [
      'a price per number of units, which is newer',
      { lines: [{ item: { price: '5', per: '10' } }] },
      ['ASSAY-LINT-NEWER-FIELD $.lines[0].item.per'],
    ],
    [
      'a charge that is only shown, which is newer',
      { lines: [{ charges: [{ informative: true }] }] },
      ['ASSAY-LINT-NEWER-FIELD $.lines[0].charges[0].informative'],
    ],
    ['a share of one', { percent: '1' }, ['ASSAY-LINT-PERCENT $.percent']],
    ['a share below one', { percent: '0.99' }, []],
    ['a share with its sign', { percent: '21%' }, []],
    ['a share that is no number', { percent: 'x21' }, []],
    ['a share that is an object', { percent: { percent: '21' } }, []],
    [
      'addons and extensions that are something else',
      { $addons: { percent: '5' }, ext: [{ percent: '5' }] },
      ['ASSAY-LINT-PERCENT $.$addons.percent', 'ASSAY-LINT-PERCENT $.ext[0].percent'],
    ],
    ['what is deep inside', [{ a: { b: [[{ $regime: 'XX' }]] } }], ['ASSAY-LINT-REGIME $[0].a.b[0][0].$regime']],
    ['what is nothing', null, []],
  ])('%s', (_, data, expected) => {
    expect(inShort(data)).toEqual(expected);
  });
});

describe('a remark', () => {
  test('offers the addon that comes close', () => {
    expect(withoutPhrases(linted({ $addons: ['knwon-v1'] }))).toEqual([
      {
        severity: 'warning',
        stage: 'lint',
        code: 'ASSAY-LINT-ADDON',
        properties: ['$.$addons[0]'],
        description: 'Unknown addon `knwon-v1`: building drops it',
        value: 'knwon-v1',
        expected: { kind: 'oneOf', values: ['known-v1'] },
        certain: true,
        fixes: [
          {
            title: 'Change to known-v1',
            safe: false,
            edits: [{ op: 'replace', path: '$.$addons[0]', value: 'known-v1' }],
          },
        ],
      },
    ]);
    expect(linted({ $addons: ['quite-another'] })[0]?.fixes).toEqual([]);
  });

  test('offers regimes and values', () => {
    expect(linted({ $regime: 'XX' })[0]).toMatchObject({ value: 'XX', expected: { kind: 'oneOf', values: ['ES'] } });
    expect(linted({ ext: { 'demo-kind': 'A2' } })[0]).toMatchObject({
      value: 'A2',
      expected: { kind: 'oneOf', values: ['A1', 'b2', ''] },
      fixes: [{ edits: [{ op: 'replace', path: '$.ext.demo-kind', value: 'A1' }] }],
    });
  });

  test('on an extension nobody defines quotes texts only, and offers nothing', () => {
    const [text, object] = linted({ ext: { a: 'x', b: { c: 'd' } } });
    expect(text).toMatchObject({ value: 'x', fixes: [] });
    expect(text).not.toHaveProperty('expected');
    expect(object).not.toHaveProperty('value');
  });

  test('on a share says how much it means, and offers the sign', () => {
    expect(linted({ percent: '21.5' })[0]).toMatchObject({
      description: '`21.5` without a percent sign means 2150 %',
      value: '21.5',
      fixes: [{ title: 'Write 21.5%', safe: false, edits: [{ op: 'replace', path: '$.percent', value: '21.5%' }] }],
    });
  });

  test.each<[Json, string[]]>([
    [21, ['`21` without a percent sign means 2100 %']],
    ['1', ['`1` without a percent sign means 100 %']],
    ['0.99', []],
    ['21%', []],
    [['21'], []],
    [{ of: '21' }, []],
  ])('on a share of %j', (percent, expected) => {
    const found = linted({ percent }).filter(({ code }) => code === 'ASSAY-LINT-PERCENT');
    expect(found.map(({ description }) => description)).toEqual(expected);
  });

  test('on a field nobody knows offers to rename or to remove it', () => {
    const member = { path: '$.nmae', name: 'nmae', value: 'x', known: ['name', 'other'] };
    expect(linted({}, [member])).toMatchObject([
      {
        code: 'ASSAY-LINT-UNKNOWN-FIELD',
        properties: ['$.nmae'],
        description: 'There is no field `nmae` here: did you mean `name`?',
        value: 'x',
        fixes: [
          { title: 'Rename to name', safe: true, edits: [{ op: 'rename', path: '$.nmae', value: 'name' }] },
          { title: 'Remove nmae', safe: false, edits: [{ op: 'remove', path: '$.nmae' }] },
        ],
      },
    ]);
    expect(linted({}, [{ ...member, known: ['quite'] }])).toMatchObject([
      {
        description: 'There is no field `nmae` here: building drops it',
        fixes: [{ title: 'Remove nmae' }],
      },
    ]);
  });

  test('counts fields nobody knows beyond the limit', () => {
    expect(linted({}, [], 3)).toMatchObject([
      { code: 'ASSAY-LIMIT-FAULTS', description: '3 more findings are not listed' },
    ]);
    expect(linted({}, [])).toEqual([]);
    expect(linted(Array.from({ length: MOST_FINDINGS + 1 }, () => ({ percent: '5' })))).toHaveLength(MOST_FINDINGS + 1);
  });

  test.each<[string, Json]>([
    ['addons', { $addons: Array.from({ length: MOST_FINDINGS + 2 }, (_, i) => `none-v${String(i)}`) }],
    ['values', Array.from({ length: MOST_FINDINGS + 2 }, () => ({ ext: { 'demo-kind': 'A2' } }))],
  ])('about unknown %s are counted beyond the limit', (_, data) => {
    const found = linted(data);
    expect(found).toHaveLength(MOST_FINDINGS + 1);
    expect(found.at(-1)?.description).toBe('2 more findings are not listed');
  });
});

test('a hidden character is named by its number without the text, and can be removed', () => {
  const [fault] = linted({ name: 'A\u200Bd\u202Ea' });
  expect(fault).toMatchObject({
    description: 'U+200B is not seen: the text is not the one that it looks like',
    fixes: [{ safe: false, edits: [{ op: 'replace', path: '$.name', value: 'Ada' }] }],
  });
  expect(JSON.stringify(fault)).not.toMatch(/[\u200B\u202E]/);
  expect(linted({ name: `${'A'.repeat(1_000)}\u200B` })).toMatchObject([{ fixes: [] }]);
});
