import { describe, expect, it } from 'vitest';
import { ruleBook } from '../../operations/rule-book.ts';
import { RULE_SETS } from '../../formats/rule-sets/standard.ts';
import { AUTHORITIES, explainRefusal } from '../../refusals/index.ts';
import { PASTED_ANSWERS, UNREAD_LINES } from './pasted-answers.ts';

describe.each(Object.entries(PASTED_ANSWERS))('%s is explained', (_, answers) => {
  it.each(answers)('%s', (text, authority, ...expected) => {
    const report = explainRefusal(text, ruleBook);
    const codes = new Set(report.findings.map(({ code, known }) => (known ? code : `${code}?`)));
    expect([report.authority, ...[...codes].sort()]).toEqual([authority, ...expected.toSorted()]);
  });
});

describe('no line is dropped in silence', () => {
  it.each(UNREAD_LINES)('%s', (_, text, ...lines) => {
    const { not_understood: unread = [] } = explainRefusal(text, ruleBook);
    expect(unread.map(({ line, text }) => `${line} ${text}`)).toEqual(lines);
  });

  it('beyond the limit they are counted', () => {
    const text = Array.from({ length: 80 }, (_, i) => `Something unheard of, number ${i}.`).join('\n');
    const report = explainRefusal(`SdI 00423\n${text}`, ruleBook);
    expect([report.not_understood?.length, report.not_understood_left_out]).toEqual([50, 30]);
  });
});

it('every id of every rule set is known, linked to its rule, and an answer of the one who uses it', () => {
  const users = new Set(AUTHORITIES.flatMap(({ sets = [] }) => sets));
  expect(RULE_SETS.map(({ key }) => key).filter((key) => !users.has(key))).toEqual([]);
  const ids = new Set(RULE_SETS.flatMap(({ rules }) => rules.map(({ code }) => code)));
  expect(ids.size).toBeGreaterThan(6000);
  const wrong = [...ids].filter((code) => {
    const { authority, findings } = explainRefusal(code, ruleBook);
    const [{ known, rule, code: found } = {}] = findings;
    return findings.length !== 1 || known !== true || found !== code || rule !== code || authority === 'unknown';
  });
  expect(wrong).toEqual([]);
});
