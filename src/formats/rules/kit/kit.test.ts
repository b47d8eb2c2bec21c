import { describe, expect, it } from 'vitest';
import { readTerms } from '../../mapping/read-terms.ts';
import { judgeTerms } from '../../en16931/rules/judge-terms.ts';
import { ublInvoice } from '../../testing/invoices.ts';
import { UBL } from '../../ubl/ubl.ts';
import { readXml } from '../../xml/read-xml.ts';
import { isMetBy, readConditions } from './condition.ts';
import { joinedRulesOf, rulesOf } from './compile.ts';
import type { AnyRow } from './row.ts';
import {
  alike,
  any,
  at,
  atMost,
  begins,
  bothOrNeither,
  decimals,
  differs,
  equals,
  exact,
  filled,
  forbids,
  form,
  having,
  length,
  lines,
  missingIsWrong,
  needs,
  needsOneOf,
  notBoth,
  notEmpty,
  one,
  oneOf,
  only,
  onlyIn,
  ordered,
  range,
  shared,
  sum,
  together,
  unique,
  warns,
} from './verbs.ts';

function times(rows: readonly AnyRow[], xml = ublInvoice()): number {
  const read = readXml(xml);
  const reading = read.ok ? readTerms(UBL, read.document.root) : undefined;
  if (!reading) throw new Error('no invoice');
  return judgeTerms(reading.terms, rulesOf(rows)).length;
}

const DIGITS = { fits: (text: string) => /^\d+$/.test(text), like: '1' };

/** Rows on our own invoice, and how often each is broken. */
const ROWS: readonly (readonly [what: string, rows: readonly AnyRow[], broken: number])[] = [
  ['needs a term that is there', at('', needs('A', 'BT-1')), 0],
  ['needs a term that is not there', at('', needs('A', 'BT-10')), 1],
  ['needs each of two', at('', needs('A', ['BT-1', 'BT-10'])), 1],
  ['needs a group', at('', needs('A', 'BG-16')), 0],
  ['is judged at each place', at('BG-5', needs('A', 'BT-38')), 1],
  ['is judged at each path', at('PostalAddress', needs('A', 'PostalZone')), 3],
  ['is judged from the root', at('/Invoice/PostalAddress', needs('A', 'PostalZone')), 0],
  ['is judged where a condition is met', at('[BT-3~380]', needs('A', 'BT-10')), 1],
  ['is not judged where it is not met', at('[BT-3~384]', needs('A', 'BT-10')), 0],
  ['is judged in the other syntax alone', at({ cii: '' }, needs('A', 'BT-10')), 0],
  ['is written', at('', filled('A', 'BT-1', any)), 0],
  ['needs one of two', at('', needsOneOf('A', ['BT-1', 'BT-10'])), 0],
  ['needs one of none', at('', needsOneOf('A', ['BT-10', 'BT-12'])), 1],
  ['forbids what is there', at('', forbids('A', 'BT-1')), 1],
  ['forbids what is not there', at('', forbids('A', 'BT-10')), 0],
  ['wants one of two', at('/', one('A', 'TaxTotal')), 1],
  ['wants at most two', at('/', atMost('A', 2, 'TaxTotal')), 0],
  ['wants at most one', at('/', atMost('A', 1, 'TaxTotal')), 1],
  ['wants both', at('', together('A', 'BT-1', 'BT-10')), 1],
  ['wants the second alone', at('', together('A', 'BT-10', 'BT-1')), 0],
  ['wants both or neither', at('', bothOrNeither('A', 'BT-10', 'BT-1')), 1],
  ['wants not both', at('', notBoth('A', 'BT-1', 'BT-2')), 1],
  ['is a code', at('', oneOf('A', 'BT-3', '380 381')), 0],
  ['is another code', at('', oneOf('A', 'BT-3', '381')), 1],
  ['may be missing', at('', oneOf('A', 'BT-10', '1')), 0],
  ['may not be missing', at('', oneOf('A', 'BT-10', '1', missingIsWrong)), 1],
  ['begins', at('', begins('A', 'BT-24', 'urn:cen')), 0],
  ['begins otherwise', at('', begins('A', 'BT-24', 'urn:oasis')), 1],
  ['has a form', at('', form('A', 'BT-3', DIGITS, exact)), 0],
  ['has another form', at('', form('A', 'BT-1', DIGITS)), 1],
  ['is long', at('', length('A', 'BT-1', { most: 3 })), 1],
  ['is short', at('', length('A', 'BT-1', { least: 3 })), 0],
  ['has decimals', at('', decimals('A', 'BT-115', 1)), 1],
  ['has no more decimals', at('', decimals('A', 'BT-115', 2)), 0],
  ['has decimals enough', at('', decimals('A', 'BT-115', { least: 2 })), 0],
  ['has too few decimals', at('', decimals('A', 'BT-115', { least: 3 })), 1],
  ['is another figure', at('', range('A', 'BT-115', { not: '154' })), 0],
  ['is the one figure that it may not be', at('', range('A', 'BT-115', { not: '154.05' })), 1],
  ['is within', at('', range('A', 'BT-115', { above: '154', atMost: '154.05' })), 0],
  ['is outside', at('', range('A', 'BT-115', { exactly: '154' })), 1],
  ['equals', at('', equals('A', 'BT-5', '/*/DocumentCurrencyCode')), 0],
  ['does not equal', at('', equals('A', 'BT-5', 'BT-1')), 1],
  ['differs', at('', differs('A', 'BT-5', 'BT-5')), 1],
  ['is alike', at('', alike('A', ['BT-5', 'BT-1'])), 1],
  ['is unique', at('', unique('A', ['BT-5', 'BT-5'])), 1],
  ['is in order', at('', ordered('A', 'BT-2', 'BT-9')), 0],
  ['is not in order', at('', ordered('A', 'BT-9', 'BT-2')), 1],
  ['is a sum', at('', sum('A', 'BT-115', 'BT-112 - BT-113 + BT-114')), 0],
  ['is no such sum', at('', sum('A', 'BT-115', 'BT-112 + BT-113')), 1],
  ['is alone', at('', only('A', ['BT-5', 'BT-1'], 'EUR')), 1],
  ['is not empty', at('PostalAddress', notEmpty('A')), 0],
  ['applies by a fact', at('', needs('A', 'BT-10', { when: () => false })), 0],
  ['is judged by code', at('', needs('A', 'BT-1', { by: () => false })), 1],
];

describe('a row', () => {
  it.each(ROWS)('%s', (_, rows, broken) => {
    expect(times(rows)).toBe(broken);
  });

  it('is data, which options and shared tables change without judging', () => {
    const [row] = having(warns, onlyIn('ubl', shared(at('', needs('A', 'BT-1')), { A: 'B' })));
    expect(row).toEqual({
      id: 'B',
      verb: 'needs',
      place: { ubl: '' },
      targets: ['BT-1'],
      args: {},
      options: { severity: 'warning' },
    });
    expect(() => shared([], 'C')).toThrow('There is no shared row C');
    expect(at('', ...lines((id, target) => forbids(id, target), 'A BT-1\nB BT-2')).map(({ id }) => id)).toEqual([
      'A',
      'B',
    ]);
  });
});

describe('rows with one id', () => {
  it('are one rule, with the severity of the first and a verdict for each that is broken', () => {
    const parts = [
      ...at('', needs('A', 'BT-10', warns)),
      ...at('', needs('B', 'BT-1')),
      ...at('', forbids('A', 'BT-1')),
    ];
    const rules = joinedRulesOf(parts);
    const read = readXml(ublInvoice());
    const reading = read.ok ? readTerms(UBL, read.document.root) : undefined;
    const verdicts = reading ? judgeTerms(reading.terms, rules) : [];
    expect(rules.map(({ code }) => code)).toEqual(['A', 'B']);
    expect(verdicts.map(({ rule, severity, broken }) => [rule, severity, broken?.row.verb])).toEqual([
      ['A', 'warning', 'needs'],
      ['A', 'warning', 'forbids'],
    ]);
  });
});

describe('a condition', () => {
  it.each([
    ['BT-3~380|381', [' 380 '], true],
    ['BT-3=380', [' 380 '], false],
    ['ID~~vat', ['VAT'], false],
    ['ID~~VAT', ['vat'], true],
    ['ID!~VAT', ['GST'], true],
    ['!ID', [], true],
    ['!ID~VAT', ['GST'], true],
    ['A[B=c]/D', ['x'], true],
  ])('%s of %j is %s', (written, texts, is) => {
    const [condition] = readConditions(`X[${written}]`).conditions;
    expect(condition && isMetBy(condition, texts)).toBe(is);
  });
});
