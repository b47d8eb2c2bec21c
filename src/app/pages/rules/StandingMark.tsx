import { Check, Minus, X } from 'lucide-react';
import { rulesTexts } from '../../texts/en/rules.ts';
import type { RuleStanding } from './rule-standing.ts';

const icons = { passed: Check, failed: X, skipped: Minus } as const;

/** Shape and colour of a rule's standing, named for those who see neither. */
export function StandingMark({ standing }: { standing: RuleStanding | undefined }) {
  if (!standing) return null;
  const Icon = icons[standing];
  return (
    <span className={`entry-mark entry-mark-${standing}`} role="img" aria-label={rulesTexts.standings[standing]}>
      <Icon aria-hidden />
    </span>
  );
}
