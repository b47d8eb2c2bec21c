import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { rulesIn } from './rule-set.ts';
import { RULE_SETS } from './standard.ts';

/**
 * What the rows of all sets say of themselves: severity, syntaxes and terms with the codes that have them; then a digest
 * of the rows of each release.
 */
it('the rows of all sets have the recorded severities, syntaxes and terms', async () => {
  const codes = new Map<string, Set<string>>();
  const releases = RULE_SETS.flatMap((set) =>
    set.releases.map((release) => {
      const rows = rulesIn({ set, release }).map(({ code, severity, ubl, cii, terms }) => {
        const facts = [severity, ubl && 'ubl', cii && 'cii', ...terms.toSorted()].filter(Boolean).join(' ');
        codes.set(facts, (codes.get(facts) ?? new Set()).add(code));
        return `${code} ${facts}`;
      });
      const digest = createHash('sha256').update(rows.toSorted().join('\n')).digest('hex').slice(0, 16);
      return `${set.key}@${release.key} ${String(rows.length)} ${digest}`;
    }),
  );
  const facts = [...codes].map(([fact, own]) => `${fact}: ${[...own].toSorted().join(' ')}`).toSorted();
  await expect(`${[...facts, ...releases].join('\n')}\n`).toMatchFileSnapshot('./rows.txt');
});
