import { describe, expect, it } from 'vitest';
import type { RuleSetDefinition } from './definition.ts';
import { isDay } from './day.ts';
import type { Release } from './release.ts';
import { RULE_SET_CARDS } from './definitions.ts';
import { rulesIn, whyUnknownSet } from './rule-set.ts';
import { RULE_SETS } from './standard.ts';

const DEFINITIONS: readonly RuleSetDefinition[] = RULE_SET_CARDS;

it('no two sets go by one name', () => {
  const names = DEFINITIONS.flatMap(({ key, aliases = [] }) => [key, ...aliases]);
  expect(new Set(names).size).toBe(names.length);
});

describe.each(DEFINITIONS.map((set) => [set.key, set] as const))('%s', (_, { releases, base, replaces, documents }) => {
  it('has releases that follow one another, each with its source', () => {
    // Sets for only some profiles are additional.
    const usual: readonly Release[] = releases.filter(({ profiles }) => !profiles);
    for (const { from, until, source } of releases) {
      expect([from, isDay(from), isDay(until ?? from)]).toEqual([from, true, true]);
      expect(source).toMatch(/^https:/);
    }
    for (const [turn, { until }] of usual.entries()) expect(until).toBe(usual[turn + 1]?.from);
    expect(usual.length).toBeGreaterThan(0);
    expect(new Set(releases.map(({ key }) => key)).size).toBe(releases.length);
  });

  it('builds on a set that there is, for documents that there are', () => {
    for (const other of [base, replaces ?? []].flat())
      expect(other === undefined || DEFINITIONS.some(({ key }) => key === other)).toBe(true);
    expect(Object.keys(documents).length).toBeGreaterThan(0);
  });
});

describe.each(RULE_SETS.map((set) => [set.key, set] as const))('rows of %s', (_, set) => {
  it.each(set.releases.map((release) => [release.key, release] as const))('%s have an id each', (__, release) => {
    const rules = rulesIn({ set, release });
    // A different severity in the other syntax is a separate row.
    for (const syntax of ['ubl', 'cii'] as const) {
      const codes = rules.filter((rule) => rule[syntax]).map(({ code }) => code);
      expect(codes.length).toBe(new Set(codes).size);
    }
    const codes = rules.map(({ code }) => code);
    expect(set.notStated?.filter((code) => codes.includes(code)) ?? []).toEqual([]);
  });
});

it.each([
  ['en16931', undefined],
  ['xrechnung@3.0.2-2.5.0', undefined],
  ['en16931@0.1', '`en16931` has no release `0.1`; there are'],
  ['toString', 'There is no rule set `toString`; there are'],
])('%s: %s', (name, why) => {
  const told = whyUnknownSet(DEFINITIONS, name);
  expect(told?.text.slice(0, why?.length)).toBe(why);
});

it.each(['en16931', 'fr-extended-ctc'])('%s weighs the digits of a card by the syntax', (key) => {
  const rows = RULE_SETS.find((set) => set.key === key)?.rules.filter(({ code }) => code === 'BR-51') ?? [];
  expect(rows.find(({ cii }) => cii)?.severity).toBe('error');
  expect(rows.find(({ ubl }) => ubl)?.severity).toBe('warning');
});
