import { Check, Minus, X } from 'lucide-react';
import { rulesTexts } from '../../texts/en/rules.ts';
import type { RuleStanding } from './rule-standing.ts';

const icons = { passed: Check, failed: X, skipped: Minus } as const;

/** An icon for passed, failed or not applicable, with a text for screen readers. */
export function StandingMark({ standing }: { standing: RuleStanding | undefined }) {
  if (!standing) return null;
  const Icon = icons[standing];
  return (
    <span className={`entry-mark entry-mark-${standing}`} role="img" aria-label={rulesTexts.standings[standing]}>
      <Icon aria-hidden />
    </span>
  );
}
