import { describe, expect, test } from 'vitest';
import type { Json } from '../json/json.ts';
import { JsonNumber } from '../json/json.ts';
import type { Fault, Fix } from './fault.ts';
import { Findings, leftOut, MOST_FINDINGS } from './findings.ts';
import { cut, LONGEST_FAULTS, LONGEST_QUOTE, quotedValue, listedFaults } from './quoting.ts';
import { withoutPhrases } from '../../../testing/without-phrases.ts';

function fault(more: Partial<Fault> = {}): Fault {
  return {
    severity: 'error',
    stage: 'input',
    code: 'ASSAY-INPUT-TYPE',
    properties: ['$.a'],
    description: 'x',
    certain: true,
    fixes: [],
    ...more,
  };
}

const LONG = 'x'.repeat(5_000);

test('faults beyond the limit are counted in the last one', () => {
  const faults = listedFaults(Array.from({ length: MOST_FINDINGS + 7 }, () => fault()));
  expect(faults).toHaveLength(MOST_FINDINGS + 1);
  expect(faults.at(-1)).toMatchObject({ code: 'ASSAY-LIMIT-FAULTS', severity: 'info', properties: ['$'] });
  expect(faults.at(-1)?.description).toMatch(/^7 /);
});

test('a step counts what it does not list', () => {
  const found = new Findings('calculation');
  for (let i = 0; i < MOST_FINDINGS + 3; i++) found.add(fault());
  found.leaveOut(4);
  expect(found.faults).toHaveLength(MOST_FINDINGS + 1);
  expect(found.faults.at(-1)).toMatchObject({ stage: 'calculation', description: expect.stringMatching(/^7 /) });
});

test('a step that lists everything adds no count', () => {
  const found = new Findings('rules');
  for (let i = 0; i < MOST_FINDINGS; i++) {
    expect(found.isFull).toBe(false);
    found.add(fault());
  }
  expect(found.isFull).toBe(true);
  expect(found.faults).toHaveLength(MOST_FINDINGS);
  found.add(fault());
  expect(withoutPhrases(found.faults.at(-1))).toEqual(leftOut('rules', 'FAULTS', '1 more findings are not listed'));
});

test('what is left out is said in a fault of the document as a whole', () => {
  expect(leftOut('rules', 'PLACES', 'Many')).toEqual({
    severity: 'info',
    stage: 'rules',
    code: 'ASSAY-LIMIT-PLACES',
    properties: ['$'],
    description: 'Many',
    certain: true,
    fixes: [],
  });
});

test('a fault that only informs is listed beyond the limit', () => {
  const faults = Array.from({ length: MOST_FINDINGS }, () => fault());
  const info = fault({ severity: 'info' });
  expect(listedFaults([...faults, fault(), info])).toHaveLength(MOST_FINDINGS + 2);
  expect(listedFaults([...faults, fault(), info]).slice(MOST_FINDINGS)).toMatchObject([
    info,
    { code: 'ASSAY-LIMIT-FAULTS', description: expect.stringMatching(/^1 /) },
  ]);
  expect(listedFaults(faults)).toEqual(faults);
});

test.each([
  ['all of them where there is room', 997, 1000, 1000],
  ['not one more than there is room for', 997, 1001, 1000],
  ['long ones as what is told of them', 5_000, 2_000, 997],
])('of the places of a fault are named %s', (_, length, count, named) => {
  const properties = Array.from({ length: count }, () => `$.${'n'.repeat(length - 2)}`);
  expect(listedFaults([fault({ properties })])[0]?.properties).toHaveLength(named);
});

test('where there is no more room for a long fault, a short one may still be listed', () => {
  const properties = Array.from({ length: 1_000 }, () => `$.${'n'.repeat(900)}`);
  const long = Array.from({ length: 60 }, () => fault({ properties, description: LONG }));
  const faults = listedFaults([...long, fault()]);
  expect(faults.length).toBeLessThan(61);
  expect(faults.at(-2)).toEqual(fault());
  expect(faults.at(-1)?.code).toBe('ASSAY-LIMIT-FAULTS');
  expect(faults.every(({ properties }) => properties.length > 0)).toBe(true);
});

test('all faults together stay within the length of an answer', () => {
  const properties = Array.from({ length: 1_000 }, (_, i) => `$.lines[${i}].${'n'.repeat(200)}`);
  const faults = listedFaults(Array.from({ length: 500 }, () => fault({ properties })));
  expect(JSON.stringify(faults).length).toBeLessThan(LONGEST_FAULTS * 1.1);
  expect(faults.at(-1)?.code).toBe('ASSAY-LIMIT-FAULTS');
});

test('a short text is quoted as it is', () => {
  const faults = [fault({ value: { a: [1, 'b', null] } }), fault({ value: new JsonNumber('1.10') })];
  expect(listedFaults(faults)).toEqual(faults);
});

describe('what is long', () => {
  test.each<[fact: string, value: Json, quoted: Json | undefined]>([
    ['is a text with an ellipsis', LONG, `${'x'.repeat(LONGEST_QUOTE - 1)}…`],
    ['is the digits of a number', new JsonNumber('1'.repeat(5_000)), `${'1'.repeat(LONGEST_QUOTE - 1)}…`],
    ['is no list', Array.from({ length: 1_000 }, () => 1), undefined],
    ['is no object', { [LONG]: 1 }, undefined],
    ['is no deep object', { a: { b: [LONG] } }, undefined],
  ])('%s', (_, value, quoted) => {
    expect(quotedValue(value)).toEqual(quoted);
  });

  test.each<[string, (length: number) => Json, number]>([
    ['a text', (length) => 'x'.repeat(length), 1000],
    ['digits', (length) => new JsonNumber('1'.repeat(length)), 1000],
    ['a text in a list', (length) => ['x'.repeat(length)], 995],
    ['digits in a list', (length) => [new JsonNumber('1'.repeat(length))], 997],
    ['a text in an object', (length) => ({ a: 'x'.repeat(length) }), 991],
    ['a name', (length) => ({ ['n'.repeat(length)]: 1 }), 989],
    ['numbers', (length) => Array.from({ length }, () => 7), 166],
    ['nulls', (length) => Array.from({ length }, () => null), 166],
    ['empty objects', (length) => Array.from({ length }, () => ({})), 332],
    ['members', (length) => Object.fromEntries(Array.from({ length }, (_, i) => [`m${1000 + i}`, true])), 71],
    ['a text far down', (length) => ({ a: [{ b: 'x'.repeat(length) }] }), 981],
  ])('is %s beyond its limit', (_, make, limit) => {
    expect(quotedValue(make(limit))).toEqual(make(limit));
    expect(quotedValue(make(limit + 1))).not.toEqual(make(limit + 1));
  });

  test.each([
    [`$.a.${'n'.repeat(996)}`, `$.a.${'n'.repeat(996)}`],
    [`$.a.${'n'.repeat(997)}`, '$.a'],
    [`$.a[1].b${'n'.repeat(997)}`, '$.a[1]'],
    [`$.a[${'1'.repeat(997)}]`, '$.a'],
    [`$.${'n'.repeat(999)}`, '$'],
    [`$.${'n'.repeat(999)}.b[1]`, '$'],
    [`$${'n'.repeat(1000)}`, '$'],
  ])('is a path, in place of which the place above is named: %#', (path, named) => {
    expect(listedFaults([fault({ properties: [path] })])[0]?.properties).toEqual([named]);
  });

  const LIMIT = 'x'.repeat(1000);
  const edit = { op: 'replace', path: '$.a' } as const;
  test.each<[string, Fix, boolean]>([
    ['title', { title: LIMIT, safe: true, edits: [] }, true],
    ['title', { title: `${LIMIT}x`, safe: true, edits: [] }, false],
    ['path', { title: 'x', safe: true, edits: [{ op: 'remove', path: LIMIT }] }, true],
    ['path', { title: 'x', safe: true, edits: [{ op: 'remove', path: `${LIMIT}x` }] }, false],
    ['value', { title: 'x', safe: true, edits: [{ ...edit, value: 'x'.repeat(998) }] }, true],
    ['value', { title: 'x', safe: true, edits: [{ ...edit, value: 'x'.repeat(999) }] }, false],
    ['second value', { title: 'x', safe: true, edits: [edit, { ...edit, value: LIMIT }] }, false],
  ])('is the %s of a fix, which then is not offered: %#', (_, fix, offered) => {
    expect(listedFaults([fault({ fixes: [fix] })])[0]?.fixes).toEqual(offered ? [fix] : []);
  });

  test('is the value of a fault, which is then listed without it', () => {
    const [reported] = listedFaults([fault({ value: [LONG] })]);
    expect('value' in (reported ?? {})).toBe(false);
    expect(listedFaults([fault({ value: null })])).toEqual([fault({ value: null })]);
  });

  test('is cut where it is a character too long', () => {
    expect([cut('abcd', 4), cut('abcde', 4)]).toEqual(['abcd', 'abc…']);
    expect(cut(LIMIT)).toBe(LIMIT);
    expect(cut(`${LIMIT}x`)).toBe(`${'x'.repeat(999)}…`);
    expect(cut('\ufffdabc', 3)).toBe('\ufffda…');
  });

  test('ends with a whole character', () => {
    expect(cut('👩👩👩', 4)).toBe('👩…');
    expect(cut('👩👩👩', 6)).toBe('👩👩👩');
  });

  test('is cut in every part of a fault, and no fix is offered that would be half', () => {
    const [reported] = listedFaults([
      fault({
        description: LONG,
        properties: [`$.lines[3].${LONG}`],
        value: LONG,
        fixes: [
          { title: 'Remove', safe: true, edits: [{ op: 'remove', path: '$.a' }] },
          { title: 'Rename', safe: true, edits: [{ op: 'rename', path: `$.${LONG}`, value: 'a' }] },
          { title: 'Write', safe: true, edits: [{ op: 'replace', path: '$.a', value: LONG }] },
        ],
      }),
    ]);
    expect(reported?.description).toHaveLength(LONGEST_QUOTE);
    expect(reported?.properties).toEqual(['$.lines[3]']);
    expect(reported?.fixes.map(({ title }) => title)).toEqual(['Remove']);
  });
});
