import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../core/json/json.ts';
import { satisfy } from '../core/rules/constraint.ts';
import { defineRules } from '../core/rules/define-rules.ts';
import { list } from '../core/schema/composites.ts';
import { optional } from '../core/schema/fields.ts';
import type { TypeOf } from '../core/schema/object-type.ts';
import { definePart, defineType } from '../core/schema/object-type.ts';
import { integer, text } from '../core/schema/primitives.ts';
import { defineBehaviour } from '../documents/behaviour.ts';
import { Envelope } from '../documents/envelope/envelope.ts';
import { createEngine } from '../create-engine.ts';
import { amount } from '../../testing/calculation/trial-scope.ts';
import { MOST_CHANGES } from './changes.ts';
import { MOST_TRACED } from './inspect.ts';

const ROOT = 'https://gobl.org/draft-0';
const words = (name: string) => optional(text, name);
const Item = definePart('demo/item', { about: 'An item.', fields: { name: words('n'), price: words('p') } });
const Row = definePart('demo/row', {
  about: 'A row.',
  fields: {
    quantity: words('q'),
    item: optional(Item, 'i'),
    taxes: optional(list(Item), 't'),
    sum: words('s'),
    total: words('t'),
    amount: words('a'),
    percent: words('p'),
    sums: words('s'),
    note: words('n'),
  },
});
const Demo = defineType('demo/demo', {
  about: 'A document that says where it is in trouble.',
  fields: {
    $regime: words('r'),
    $addons: optional(list(text), 'a'),
    $tags: optional(list(text), 't'),
    currency: words('c'),
    issue_date: words('d'),
    value_date: words('d'),
    trouble: optional(list(text), 'Places in trouble.'),
    traced: optional(integer, 'How many figures are traced.'),
    made: optional(list(text), 'What building fills in.'),
    makes: optional(integer, 'How many texts building fills in.'),
    lines: optional(list(Row), 'l'),
    discounts: optional(list(Row), 'd'),
    charges: optional(list(Row), 'c'),
    others: optional(list(Row), 'o'),
    totals: optional(Row, 't'),
    totalsum: optional(Row, 't'),
    word: words('w'),
  },
});
interface Demo extends TypeOf<typeof Demo> {}

const must = satisfy<string>('be good', (word) => word !== 'bad');
const judged = { must, say: 'It is bad', uncited: 'The test asks for it.' } as const;

const engine = createEngine({
  version: '0',
  types: [Envelope, Demo],
  behaviours: [
    defineBehaviour<Demo>({
      type: Demo,
      steps: [
        (document, { report, trace }) => {
          for (const path of document.trouble ?? []) report({ code: 'DEMO', path, description: 'd' });
          for (let i = 0; i < (document.traced ?? 0); i++)
            trace?.({
              path: '$.word',
              rule: { text: 'r', phrase: 'x.r' },
              operands: [],
              exact: amount('1'),
              value: amount('1'),
            });
          return document.makes ? { ...document, made: Array.from({ length: document.makes }, () => 'x') } : document;
        },
      ],
    }),
  ],
  normalisers: [],
  rules: [
    defineRules(Item, 'ITEM', { '01': { at: 'name', ...judged }, '02': { at: 'price', ...judged } }),
    defineRules(Row, 'ROW', {
      '01': { at: 'quantity', ...judged },
      '02': { at: 'sum', ...judged },
      '03': { at: 'total', ...judged },
      '04': { at: 'amount', ...judged },
      '05': { at: 'percent', ...judged },
      '06': { at: 'sums', ...judged },
      '07': { at: 'note', ...judged },
    }),
    defineRules(Demo, 'DEMO', { '01': { at: 'word', ...judged } }),
  ],
  regimes: [],
  addons: [],
});
const context = { now: () => new Date('2026-01-15T10:00:00Z'), newId: () => '019f9a11-4c7b-7dde-9f11-2b6a7e1d2c3b' };

const demo = (members: JsonObject = {}): JsonObject => ({ $schema: `${ROOT}/demo/demo`, ...members });
const BAD_ITEM = { name: 'bad', price: 'bad' };
const BAD_ROW: JsonObject = {
  quantity: 'bad',
  item: BAD_ITEM,
  taxes: [{ name: 'bad' }],
  sum: 'bad',
  total: 'bad',
  amount: 'bad',
  percent: 'bad',
  sums: 'bad',
  note: 'bad',
};

/** The places of rule faults, with a question mark if uncertain. */
function complaints(members: JsonObject, at = '$'): readonly string[] {
  const data = at === '$' ? demo(members) : { $schema: `${ROOT}/envelope`, doc: demo(members) };
  const { faults } = engine.inspect({ data }, context);
  return faults
    .filter(({ stage, code }) => stage === 'rules' && !code.startsWith('GOBL-ENV'))
    .flatMap(({ properties, certain }) => properties.map((path) => `${path.slice(at.length)}${certain ? '' : '?'}`))
    .sort();
}

describe('despite errors', () => {
  const row = (at: string, ...left: readonly string[]) => left.map((place) => `.${at}${place}`);

  test('nothing is left out of a document without errors', () => {
    expect(complaints({ lines: [BAD_ROW], totals: { sum: 'bad' }, word: 'bad' })).toEqual(
      [
        ...row('lines[0]', '.quantity', '.item.name', '.item.price', '.taxes[0].name', '.sum', '.total', '.amount'),
        ...row('lines[0]', '.percent', '.sums', '.note'),
        '.totals.sum',
        '.word',
      ].sort(),
    );
  });

  test('figures are less than certain, and totals are never final', () => {
    expect(
      complaints({ trouble: ['$.elsewhere.x'], lines: [BAD_ROW], totals: BAD_ROW, totalsum: { note: 'bad' } }),
    ).toEqual(
      [
        ...row('lines[0]', '.quantity', '.item.name', '.item.price', '.taxes[0].name', '.sum?', '.total?', '.amount?'),
        ...row('lines[0]', '.percent?', '.sums', '.note'),
        '.totalsum.note',
      ].sort(),
    );
  });

  test.each<[string, string, readonly string[]]>([
    [
      'a place is not judged again',
      '$.lines[0].note',
      row(
        'lines[0]',
        '.quantity',
        '.item.name',
        '.item.price',
        '.taxes[0].name',
        '.sum?',
        '.total?',
        '.amount?',
        '.percent?',
        '.sums',
      ),
    ],
    [
      'nor is what lies below it',
      '$.lines[0].item',
      row('lines[0]', '.quantity', '.amount?', '.percent?', '.sums', '.note'),
    ],
    ['nor is what lies below its list', '$.lines', []],
    [
      'a row whose quantity is in trouble has no figures and no taxes',
      '$.lines[0].quantity',
      row('lines[0]', '.item.name', '.item.price', '.amount?', '.percent?', '.sums', '.note'),
    ],
    [
      'a row whose price is in trouble has no figures and no taxes',
      '$.lines[0].item.price',
      row('lines[0]', '.quantity', '.item.name', '.amount?', '.percent?', '.sums', '.note'),
    ],
    [
      'a row whose tax is in trouble has figures',
      '$.lines[0].taxes[0].cat',
      row(
        'lines[0]',
        '.quantity',
        '.item.name',
        '.item.price',
        '.taxes[0].name',
        '.sum?',
        '.total?',
        '.amount?',
        '.percent?',
        '.sums',
        '.note',
      ),
    ],
  ])('%s', (_, trouble, left) => {
    expect(complaints({ trouble: [trouble], lines: [BAD_ROW] })).toEqual([...left].sort());
    expect(complaints({ trouble: [trouble], lines: [BAD_ROW] }, '$.doc')).toEqual([...left].sort());
  });

  test.each([
    ['discounts', false],
    ['charges', false],
    ['others', true],
  ])('rows of %s have figures: %s', (member, has) => {
    const places = complaints({ trouble: [`$.${member}[0].quantity`], [member]: [{ sum: 'bad', note: 'bad' }] });
    expect(places).toEqual(row(`${member}[0]`, '.note', ...(has ? ['.sum?'] : [])));
  });

  test('other rows are judged as usual', () => {
    const lines = [BAD_ROW, { sum: 'bad', item: BAD_ITEM }];
    expect(complaints({ trouble: ['$.lines[0].quantity', '$.lines[0]'], lines })).toEqual(
      row('lines[1]', '.item.name', '.item.price', '.sum?'),
    );
  });

  test('an entry in trouble does not condemn the document', () => {
    for (const at of ['$', '$.doc'])
      expect(complaints({ trouble: ['$.word'], lines: [{ note: 'bad' }] }, at)).toEqual(['.lines[0].note']);
  });
});

describe('an answer says where it is not whole', () => {
  const limits = (members: JsonObject) => {
    const { faults, trace, changes } = engine.inspect({ data: demo(members), include: ['trace', 'changes'] }, context);
    const left = faults
      .filter(({ code }) => code.startsWith('ASSAY-LIMIT'))
      .map(({ code, description }) => `${code} ${description}`);
    return { left, trace: trace?.length, changes: changes?.length };
  };

  test('in its trace', () => {
    expect(limits({ traced: MOST_TRACED })).toMatchObject({ left: [], trace: MOST_TRACED });
    expect(limits({ traced: MOST_TRACED + 2 })).toMatchObject({
      left: ['ASSAY-LIMIT-TRACE The calculation of 2 more figures is not shown'],
      trace: MOST_TRACED,
    });
  });

  test('in its changes', () => {
    expect(limits({ makes: MOST_CHANGES })).toMatchObject({ left: [], changes: MOST_CHANGES });
    expect(limits({ makes: MOST_CHANGES + 3 })).toMatchObject({
      left: ['ASSAY-LIMIT-CHANGES 3 more changes are not listed'],
      changes: MOST_CHANGES,
    });
  });
});

describe('the context of a report', () => {
  const contextOf = (members: JsonObject) => engine.inspect({ data: demo(members) }, context).context;

  test('is what the document says, and what counts as its date', () => {
    const schema = `${ROOT}/demo/demo`;
    expect(contextOf({})).toStrictEqual({ schema, addons: [], tags: [] });
    expect(contextOf({ $regime: 'ES', $tags: ['a'], currency: 'EUR', issue_date: '1' })).toStrictEqual({
      schema,
      regime: 'ES',
      addons: [],
      tags: ['a'],
      currency: 'EUR',
      date: '1',
    });
    expect(contextOf({ issue_date: '1', value_date: '2' })).toMatchObject({ date: '2' });
    expect(contextOf({ issue_date: '1', value_date: '' })).toMatchObject({ date: '1' });
  });

  test('names a hundred tags, each in a hundred characters', () => {
    const { tags } = contextOf({ $tags: Array.from({ length: 101 }, () => 'x'.repeat(101)) });
    expect([tags.length, tags[0]?.length]).toEqual([100, 100]);
  });

  test('of what could not be read is empty', () => {
    expect(engine.inspect({ data: null }, context)).toMatchObject({
      ok: false,
      stage: 'parsed',
      context: { addons: [], tags: [] },
    });
    expect(engine.inspect({ data: {}, type: 'nobody' }, context)).toMatchObject({
      stage: 'parsed',
      faults: [{ code: 'ASSAY-INPUT-TYPE-NAME' }],
    });
  });
});

describe('a report comes', () => {
  test.each<[string, JsonObject, JsonObject]>([
    ['as far as the rules', { word: 'good' }, { ok: true, stage: 'judged' }],
    ['as far as the rules, though they complain', { word: 'bad' }, { ok: false, stage: 'judged' }],
    ['as far as the calculation', { trouble: ['$.word'] }, { ok: false, stage: 'normalised' }],
    ['as far as reading', { lines: 'x' }, { ok: false, stage: 'parsed' }],
  ])('%s', (_, members, expected) => {
    const report = engine.inspect({ data: demo(members) }, context);
    expect(report).toMatchObject(expected);
    expect('document' in report).toBe(report.stage === 'judged');
    expect(['changes', 'trace', 'rules', 'seal'].filter((part) => part in report)).toEqual([]);
  });

  test('in an envelope when that is asked', () => {
    expect(engine.inspect({ data: demo(), envelop: true }, context).document).toMatchObject({ doc: demo() });
    expect(engine.inspect({ data: demo() }, context).document).toEqual(demo());
  });

  test('with one remark on a place, the worst', () => {
    const data = demo({ trouble: ['$.xx'], xx: 'y', yy: 'z' });
    const { faults } = engine.inspect({ data, include: ['changes'] }, context);
    expect(faults.map(({ code, properties: [path] }) => `${code} ${path}`)).toEqual([
      'ASSAY-CALC-DEMO $.xx',
      'ASSAY-LINT-UNKNOWN-FIELD $.yy',
    ]);
  });
});
