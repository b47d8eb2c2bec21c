import { describe, expect, it } from 'vitest';
import { ZERO_DATE } from '../cal/date.ts';
import { ZERO_DATE_TIME } from '../cal/date-time.ts';
import { amountOf } from '../num/amount.ts';
import { percentageOf } from '../num/percentage.ts';
import { taxKnowledge } from '../tax/knowledge.ts';
import type { RuleScope, Test } from './test.ts';
import { all, either, judge, satisfy } from './test.ts';
import * as tests from './tests.ts';

const scope: RuleScope = {
  root: undefined,
  document: undefined,
  regime: '',
  addons: [],
  knowledge: taxKnowledge({ regimes: [], addons: [], extensions: [] }),
};
const zero = amountOf(0, 2);
const one = amountOf(100, 2);
const less = amountOf(-1, 2);

interface Row {
  readonly test: Test;
  readonly passes: readonly unknown[];
  readonly fails: readonly unknown[];
}

const rows: Readonly<Record<string, Row>> = {
  bePresent: {
    test: tests.bePresent,
    passes: ['x', 1, true, [0], {}, zero, ZERO_DATE],
    fails: [undefined, '', 0, false, []],
  },
  beEmpty: { test: tests.beEmpty, passes: [undefined, '', 0, false, []], fails: ['x', 1, [0], {}, zero, ZERO_DATE] },
  beNilOrNotEmpty: { test: tests.beNilOrNotEmpty, passes: [undefined, 'x', [0], zero], fails: ['', 0, []] },
  beOneOf: { test: tests.beOneOf(['a', 'b']), passes: ['a', 'b', undefined], fails: ['c', ''] },
  beOneOfAlways: { test: tests.beOneOfAlways(['a']), passes: ['a'], fails: ['b', '', undefined] },
  beNoneOf: { test: tests.beNoneOf(['a']), passes: ['b', '', undefined], fails: ['a'] },
  match: { test: tests.match(/b/), passes: ['abc', '', undefined], fails: ['ac'] },
  haveLength: {
    test: tests.haveLength(2, 4),
    passes: ['ab', 'éé', [1, 2], '', [], undefined],
    fails: ['a', 'ééé', [1], [1, 2, 3, 4, 5]],
  },
  'haveLength without limit': { test: tests.haveLength(2, 0), passes: ['abcdefgh', ''], fails: ['a'] },
  haveCharacters: {
    test: tests.haveCharacters(2, 3),
    passes: ['éé', '😀😀😀', '', undefined],
    fails: ['é', '😀', 'abcd'],
  },
  beUrl: { test: tests.beUrl, passes: ['https://example.com', undefined], fails: ['', 'x'] },
  beEmail: { test: tests.beEmail, passes: ['a@example.com', undefined], fails: ['', 'x'] },
  beZeroOrMore: { test: tests.beZeroOrMore, passes: [zero, one, 0, undefined], fails: [less, percentageOf(less)] },
  beMoreThanZero: { test: tests.beMoreThanZero, passes: [one, percentageOf(one), undefined], fails: [zero, less, 0] },
  beZeroOrLess: { test: tests.beZeroOrLess, passes: [zero, less, undefined], fails: [one] },
  notBeZero: {
    test: tests.notBeZero,
    passes: [one, less, '2026-01-31', '2026-01-31T00:00:00', undefined],
    fails: [zero, percentageOf(zero), ZERO_DATE, ZERO_DATE_TIME],
  },
  beBetween: { test: tests.beBetween(1, 9), passes: [1, 9, 0, undefined], fails: [-1, 10] },
  whereGiven: { test: tests.whereGiven(tests.beUrl), passes: ['', undefined, 'example.com'], fails: ['x'] },
  satisfy: { test: satisfy<string>('be a', (text) => text === 'a'), passes: ['a', undefined], fails: ['b'] },
  judge: { test: judge<string>('be a', (text) => text === 'a'), passes: ['a'], fails: ['b', undefined] },
  all: { test: all(tests.bePresent, tests.beUrl), passes: ['example.com'], fails: ['', 'x', undefined] },
  either: { test: either(tests.beEmpty, tests.beUrl), passes: ['', undefined, 'example.com'], fails: ['x'] },
};

describe('tests of values', () => {
  it.each(Object.entries(rows))('%s', (_, { test, passes, fails }) => {
    expect(passes.filter((value) => !test.holds(value, scope))).toEqual([]);
    expect(fails.filter((value) => test.holds(value, scope))).toEqual([]);
    expect(test.words).not.toBe('');
  });

  it('count the nulls of a list where they matter', () => {
    const list: readonly unknown[] = [];
    const gapped = { ...scope, gaps: new Map([[list, [undefined, undefined]]]) };
    const holding = [tests.bePresent, tests.beNilOrNotEmpty, tests.haveLength(2, 2)];
    expect(holding.map((test) => test.holds(list, gapped))).toEqual([true, true, true]);
    expect([tests.beEmpty, tests.haveLength(1, 1)].map((test) => test.holds(list, gapped))).toEqual([false, false]);
    expect(tests.countEntries(list, gapped)).toBe(2);
    expect(tests.countEntries(list, scope)).toBe(0);
  });

  it('hand on what was expected to the tests made of them', () => {
    expect(all(tests.bePresent, tests.beUrl).expected).toEqual({ kind: 'present' });
    expect(tests.whereGiven(tests.beOneOf(['a'])).expected).toEqual({ kind: 'oneOf', values: ['a'] });
  });

  it('say in words what they demand', () => {
    expect(all(tests.bePresent, tests.beUrl).words).toBe('be present and be a web address');
    expect(either(tests.beEmpty, tests.beOneOf(['a', 'b'])).words).toBe('be absent or be one of a, b');
  });
});
