import { describe, expect, it } from 'vitest';
import type { RuleSetDefinition } from './definition.ts';
import { isDay } from './day.ts';
import type { Release } from './release.ts';
import { RULE_SET_CARDS } from './definitions.ts';
import { rulesIn, whyUnknownSet } from './rule-set.ts';
import { RULE_SETS } from './standard.ts';

const DEFINITIONS: readonly RuleSetDefinition[] = RULE_SET_CARDS;

/** Releases for only some profiles are beside the others: those of each profile, and those of all documents without a name. */
function linesOf(releases: readonly Release[]): ReadonlyMap<string, readonly Release[]> {
  const profiles = new Set(['', ...releases.flatMap((release) => release.profiles ?? [])]);
  const isOf = (profile: string, { profiles: own }: Release) => own?.includes(profile) ?? profile === '';
  return new Map(Array.from(profiles, (profile) => [profile, releases.filter((release) => isOf(profile, release))]));
}

/** Where releases of the same documents leave a day without rules, or give it two. */
function faultsOf(line: readonly Release[]): readonly string[] {
  return line.flatMap(({ key, from, until }, turn) => {
    const next = line[turn + 1];
    if (until !== undefined && until <= from) return [`${key} ends before it begins`];
    if (until === next?.from) return [];
    if (next === undefined) return [`after ${key} there is none`];
    if (until === undefined) return [`${key} has no end`];
    return [until < next.from ? `a hole before ${next.key}` : `${key} and ${next.key} overlap`];
  });
}

it.each<[days: readonly (readonly [from: string, until?: string])[], faults: readonly string[]]>([
  [[['2026-01-01']], []],
  [[['2026-01-01', '2026-02-01'], ['2026-02-01']], []],
  [[['2026-01-01', '2026-02-01'], ['2026-02-02']], ['a hole before 2']],
  [[['2026-01-01', '2026-02-02'], ['2026-02-01']], ['1 and 2 overlap']],
  [[['2026-01-01'], ['2026-02-01']], ['1 has no end']],
  [[['2026-01-01', '2026-02-01']], ['after 1 there is none']],
  [[['2026-02-01', '2026-01-01'], ['2026-01-01']], ['1 ends before it begins']],
  [[['2026-02-01', '2026-02-01'], ['2026-02-01']], ['1 ends before it begins']],
])('releases of %j have the faults %j', (days, faults) => {
  const line = days.map(([from, until], at) => ({ key: String(at + 1), from, ...(until && { until }), source: '' }));
  expect(faultsOf(line)).toEqual(faults);
});

/** Compare a changed day with what the authority publishes before you record it with `-u`. */
it('every release is in force on the days that its authority publishes', async () => {
  const lines = DEFINITIONS.flatMap(({ key, releases }) =>
    (releases as readonly Release[]).map(({ key: release, from, until = '', profiles = [], source }) =>
      [key, release, from, until, profiles.join(' '), source].join(' | '),
    ),
  );
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./releases.txt');
});

it('gives every rule set names of its own', () => {
  const names = DEFINITIONS.flatMap(({ key, aliases = [] }) => [key, ...aliases]);
  expect(new Set(names).size).toBe(names.length);
});

describe.each(DEFINITIONS.map((set) => [set.key, set] as const))('%s', (_, { releases, base, replaces, documents }) => {
  it('has releases that follow one another, each with its source', () => {
    for (const { from, until, source } of releases) {
      expect([from, isDay(from), isDay(until ?? from)]).toEqual([from, true, true]);
      for (const page of source.split(', ')) expect(page).toMatch(/^https:\/\/[a-z0-9.-]+\.[a-z]{2,}(?:\/\S*)?$/);
    }
    expect(new Set(releases.map(({ key }) => key)).size).toBe(releases.length);
    expect(linesOf(releases).get('')?.length).toBeGreaterThan(0);
    for (const line of linesOf(releases).values()) expect(faultsOf(line)).toEqual([]);
  });

  it('builds on a set that there is, for documents that there are', () => {
    for (const other of [base, replaces ?? []].flat())
      expect(other === undefined || DEFINITIONS.some(({ key }) => key === other)).toBe(true);
    expect(Object.keys(documents).length).toBeGreaterThan(0);
  });
});

describe.each(RULE_SETS.map((set) => [set.key, set] as const))('rows of %s', (_, set) => {
  it('are missing for as many ids as its card says, which counts them without the rows', () => {
    expect(set.unstated ?? 0).toBe(set.notStated?.length ?? 0);
  });

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
  const message = whyUnknownSet(DEFINITIONS, name);
  expect(message?.text.slice(0, why?.length)).toBe(why);
});

it.each(['en16931', 'fr-extended-ctc'])('%s weighs the digits of a card by the syntax', (key) => {
  const rows = RULE_SETS.find((set) => set.key === key)?.rules.filter(({ code }) => code === 'BR-51') ?? [];
  expect(rows.find(({ cii }) => cii)?.severity).toBe('error');
  expect(rows.find(({ ubl }) => ubl)?.severity).toBe('warning');
});
