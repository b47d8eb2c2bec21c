import { describe, expect, it } from 'vitest';
import { ZERO_DATE } from '../cal/date.ts';
import { ZERO_DATE_TIME } from '../cal/date-time.ts';
import { ZERO_TIMESTAMP } from '../cal/timestamp.ts';
import { amountOf } from '../num/amount.ts';
import { percentageOf } from '../num/percentage.ts';
import { taxKnowledge } from '../tax/knowledge.ts';
import type { Constraint, RuleScope } from './constraint.ts';
import { all, either, judge, satisfy } from './constraint.ts';
import * as constraints from './constraints.ts';
import { withoutPhrases } from '../../../testing/without-phrases.ts';

const scope: RuleScope = {
  root: undefined,
  document: undefined,
  regime: '',
  addons: [],
  knowledge: taxKnowledge({ regimes: [], addons: [], extensions: [] }),
};
const zero = amountOf(0, 2);
const amount = amountOf(100, 2);
const less = amountOf(-1, 2);

interface Row {
  readonly constraint: Constraint;
  readonly passes: readonly unknown[];
  readonly fails: readonly unknown[];
}

const rows: Readonly<Record<string, Row>> = {
  bePresent: {
    constraint: constraints.bePresent,
    passes: ['x', 1, true, [0], {}, zero, ZERO_DATE],
    fails: [undefined, '', 0, false, []],
  },
  beEmpty: {
    constraint: constraints.beEmpty,
    passes: [undefined, '', 0, false, []],
    fails: ['x', 1, [0], {}, zero, ZERO_DATE],
  },
  beNilOrNotEmpty: { constraint: constraints.beNilOrNotEmpty, passes: [undefined, 'x', [0], zero], fails: ['', 0, []] },
  beOneOf: { constraint: constraints.beOneOf(['a', 'b']), passes: ['a', 'b', undefined], fails: ['c', ''] },
  beOneOfAlways: { constraint: constraints.beOneOfAlways(['a']), passes: ['a'], fails: ['b', '', undefined] },
  beNoneOf: { constraint: constraints.beNoneOf(['a']), passes: ['b', '', undefined], fails: ['a'] },
  match: { constraint: constraints.match(/b/), passes: ['abc', '', undefined], fails: ['ac'] },
  haveLength: {
    constraint: constraints.haveLength(2, 4),
    passes: ['ab', 'abcd', 'éé', [1, 2], [1, 2, 3, 4], '', [], undefined],
    fails: ['a', 'abcde', 'ééé', [1], [1, 2, 3, 4, 5]],
  },
  'haveLength without limit': {
    constraint: constraints.haveLength(2, 0),
    passes: ['ab', 'abcdefgh', ''],
    fails: ['a'],
  },
  haveCharacters: {
    constraint: constraints.haveCharacters(2, 3),
    passes: ['éé', 'abc', '😀😀', '😀😀😀', 'a😀', '😀a', '', undefined],
    fails: ['é', '😀', 'abcd', '😀😀😀😀'],
  },
  'haveCharacters of halves of pairs, each of which counts': {
    constraint: constraints.haveCharacters(2, 2),
    passes: ['\ud800\ud800', '\udc00\udc00', 'a\udc00', '\ud800a', '\udc00\ud800', '\ud7ff\udc00', '\udbff\ue000'],
    fails: ['\ud800\udc00', '\udbff\udfff'],
  },
  'haveCharacters without limit': {
    constraint: constraints.haveCharacters(2, 0),
    passes: ['ab', 'abcdefgh'],
    fails: ['a'],
  },
  beUrl: { constraint: constraints.beUrl, passes: ['https://example.com', undefined], fails: ['', 'x'] },
  beEmail: { constraint: constraints.beEmail, passes: ['a@example.com', undefined], fails: ['', 'x'] },
  beZeroOrMore: {
    constraint: constraints.beZeroOrMore,
    passes: [zero, amount, percentageOf(zero), 0, 1, undefined],
    fails: [less, percentageOf(less), -1],
  },
  beMoreThanZero: {
    constraint: constraints.beMoreThanZero,
    passes: [amount, percentageOf(amount), 1, undefined],
    fails: [zero, less, percentageOf(zero), 0, -1],
  },
  beZeroOrLess: {
    constraint: constraints.beZeroOrLess,
    passes: [zero, less, percentageOf(less), 0, -1, undefined],
    fails: [amount, percentageOf(amount), 1],
  },
  notBeZero: {
    constraint: constraints.notBeZero,
    passes: [amount, less, 1, -1, '2026-01-31', '2026-01-31T00:00:00', undefined],
    fails: [zero, percentageOf(zero), 0, ZERO_DATE, ZERO_DATE_TIME, ZERO_TIMESTAMP],
  },
  beBetween: { constraint: constraints.beBetween(1, 9), passes: [1, 9, 0, undefined], fails: [-1, 10] },
  whereGiven: {
    constraint: constraints.whereGiven(constraints.beUrl),
    passes: ['', undefined, 'example.com'],
    fails: ['x'],
  },
  'whereGiven of what judges absence': {
    constraint: constraints.whereGiven(constraints.bePresent),
    passes: ['', undefined, 'x'],
    fails: [],
  },
  settledByReading: { constraint: constraints.settledByReading('be'), passes: [undefined, 'x'], fails: [] },
  satisfy: { constraint: satisfy<string>('be a', (text) => text === 'a'), passes: ['a', undefined], fails: ['b'] },
  judge: { constraint: judge<string>('be a', (text) => text === 'a'), passes: ['a'], fails: ['b', undefined] },
  all: {
    constraint: all(constraints.bePresent, constraints.beUrl),
    passes: ['example.com'],
    fails: ['', 'x', undefined],
  },
  either: {
    constraint: either(constraints.beEmpty, constraints.beUrl),
    passes: ['', undefined, 'example.com'],
    fails: ['x'],
  },
};

describe('constraints of values', () => {
  it.each(Object.entries(rows))('%s', (_, { constraint, passes, fails }) => {
    expect(passes.filter((value) => !constraint.holds(value, scope))).toEqual([]);
    expect(fails.filter((value) => constraint.holds(value, scope))).toEqual([]);
    expect(constraint.words).not.toBe('');
  });

  it('count the nulls of a list where they matter', () => {
    const list: readonly unknown[] = [];
    const gapped = { ...scope, gaps: new Map([[list, [undefined, undefined]]]) };
    const holding = [constraints.bePresent, constraints.beNilOrNotEmpty, constraints.haveLength(2, 2)];
    expect(holding.map((constraint) => constraint.holds(list, gapped))).toEqual([true, true, true]);
    expect(
      [constraints.beEmpty, constraints.haveLength(1, 1)].map((constraint) => constraint.holds(list, gapped)),
    ).toEqual([false, false]);
    expect(constraints.countEntries(list, gapped)).toBe(2);
    expect(constraints.countEntries(list, scope)).toBe(0);
  });

  it('judge what is given by another', () => {
    const { holds } = constraints.whereGiven(constraints.beUrl);
    expect(['', undefined, 'example.com', 'x'].map((value) => holds(value, scope))).toEqual([true, true, true, false]);
  });

  it('hand on what was expected to the constraints made of them', () => {
    expect(all(constraints.bePresent, constraints.beUrl).expected).toEqual({ kind: 'present' });
    expect(constraints.whereGiven(constraints.beOneOf(['a'])).expected).toEqual({ kind: 'oneOf', values: ['a'] });
  });

  it.each<[string, () => Constraint, Constraint['expected']]>([
    ['something', () => constraints.bePresent, { kind: 'present' }],
    ['nothing', () => constraints.beEmpty, { kind: 'absent' }],
    ['one of several', () => constraints.beOneOf(['a']), { kind: 'oneOf', values: ['a'] }],
    ['always one of several', () => constraints.beOneOfAlways(['a']), { kind: 'oneOf', values: ['a'] }],
    ['a pattern', () => constraints.match(/^a$/), { kind: 'pattern', pattern: '^a$' }],
    ['an address', () => constraints.beUrl, { kind: 'type', type: 'web address' }],
    ['a mailbox', () => constraints.beEmail, { kind: 'type', type: 'e-mail address' }],
    ['no less than zero', () => constraints.beZeroOrMore, { kind: 'range', min: '0' }],
    ['more than zero', () => constraints.beMoreThanZero, { kind: 'range', min: '0' }],
    ['a range', () => constraints.beBetween(1, 9), { kind: 'range', min: '1', max: '9' }],
    ['of one’s own', () => satisfy('be', () => true, { kind: 'present' }), { kind: 'present' }],
    ['of one’s own, absence included', () => judge('be', () => true, { kind: 'absent' }), { kind: 'absent' }],
    ['bytes', () => constraints.haveLength(1, 2), { kind: 'range', min: '1', max: '2', of: 'bytes' }],
    ['bytes up to a limit', () => constraints.haveLength(0, 2), { kind: 'range', max: '2', of: 'bytes' }],
    ['characters', () => constraints.haveCharacters(2, 0), { kind: 'range', min: '2', of: 'characters' }],
    ['zero or less', () => constraints.beZeroOrLess, { kind: 'range', max: '0' }],
    ['the first that is known', () => all(constraints.notBeZero, constraints.beEmpty), { kind: 'absent' }],
    ['nothing that could be said', () => all(constraints.notBeZero), undefined],
  ])('say what they expect: %s', (_, make, expected) => {
    const constraint = make();
    expect(constraint.expected).toEqual(expected);
    expect('expected' in constraint).toBe(expected !== undefined);
  });

  it('say that reading settles them', () => {
    const settled = constraints.settledByReading('be');
    expect([settled.settled, settled.holds('', scope)]).toEqual([true, true]);
    expect(constraints.bePresent.settled).toBeUndefined();
  });

  it.each([
    [() => constraints.haveLength(2, 0), 'have at least 2 in length'],
    [() => constraints.haveLength(2, 4), 'have 2 to 4 in length'],
    [() => constraints.haveCharacters(2, 0), 'have at least 2 characters'],
    [() => constraints.haveCharacters(2, 4), 'have 2 to 4 characters'],
  ])('say their limits: %#', (make, expected) => {
    expect(withoutPhrases(make().words)).toBe(expected);
  });

  it('say in words what they demand', () => {
    expect(withoutPhrases(all(constraints.bePresent, constraints.beUrl).words)).toBe('be present and be a web address');
    expect(withoutPhrases(either(constraints.beEmpty, constraints.beOneOf(['a', 'b'])).words)).toBe(
      'be absent or be one of a, b',
    );
  });
});
