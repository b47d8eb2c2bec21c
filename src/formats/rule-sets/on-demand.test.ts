import { describe, expect, it } from 'vitest';
import { fetchRuleSets } from './on-demand.ts';
import { ruleSetsFor } from './rule-set.ts';
import { RULE_SETS } from './standard.ts';

const PROFILES = [undefined, 'en16931', 'peppol-bis-3', 'xrechnung-3'];

describe.each(['ubl', 'cii'] as const)('rules fetched for %s', (syntax) => {
  it.each(PROFILES)('are those of the standard sets, profile %s', async (profile) => {
    const fetched = await fetchRuleSets({ syntax, profile });
    const wanted = ruleSetsFor(RULE_SETS, { profile });
    expect(fetched.map(({ key }) => key)).toEqual(wanted.map(({ key }) => key));
    const judging = (rules: (typeof wanted)[number]['rules']) =>
      new Map(rules.flatMap((rule) => (rule[syntax] ? [[rule.code, rule[syntax]]] : [])));
    expect(fetched.map(({ rules }) => judging(rules))).toEqual(wanted.map(({ rules }) => judging(rules)));
  });

  it('are those that are asked for', async () => {
    const fetched = await fetchRuleSets({ syntax, profile: 'peppol-bis-3', judge: ['xrechnung-3'] });
    expect(fetched.map(({ key }) => key)).toEqual(['xrechnung-3']);
    await expect(fetchRuleSets({ syntax, profile: 'peppol-bis-3', judge: [] })).resolves.toEqual([]);
  });
});
