import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { rulesIn, type RuleSet } from './rule-set.ts';
import { RULE_SETS } from './standard.ts';

/** What the rows of a set say of themselves: severity, syntaxes and terms; then a digest of the rows of each release. */
function recordOf(set: RuleSet): string {
  const codes = new Map<string, Set<string>>();
  const releases = set.releases.map((release) => {
    const rows = rulesIn({ set, release }).map(({ code, severity, ubl, cii, terms }) => {
      const facts = [severity, ubl && 'ubl', cii && 'cii', ...terms.toSorted()].filter(Boolean).join(' ');
      codes.set(facts, (codes.get(facts) ?? new Set()).add(code));
      return `${code} ${facts}`;
    });
    const digest = createHash('sha256').update(rows.toSorted().join('\n')).digest('hex').slice(0, 16);
    return `${set.key}@${release.key} ${String(rows.length)} ${digest}`;
  });
  const facts = [...codes].map(([fact, own]) => `${fact}: ${[...own].toSorted().join(' ')}`).toSorted();
  return `${[...facts, ...releases].join('\n')}\n`;
}

/** Beside the set; the levels of Factur-X share a folder, and so do the two stages of the French flow 1. */
function fileOf({ key }: RuleSet): string {
  if (existsSync(new URL(key, import.meta.url))) return `./${key}/rows.txt`;
  return `./${key.startsWith('fr-') ? 'fr-flux1' : 'factur-x'}/rows-${key}.txt`;
}

it.each(RULE_SETS.map((set) => [set.key, set] as const))(
  'the rows of %s have the recorded severities, syntaxes and terms',
  async (_, set) => {
    await expect(recordOf(set)).toMatchFileSnapshot(fileOf(set));
  },
);
