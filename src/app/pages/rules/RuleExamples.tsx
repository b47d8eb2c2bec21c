import type { RuleCard } from '../../../api/schemas/reference.ts';
import { Badge } from '../../ui/Badge.tsx';
import { rulesTexts } from '../../texts/en/rules.ts';

/** XML that breaks a rule, and XML that keeps it, in each syntax. */
export function RuleExamples({ examples }: { examples: NonNullable<RuleCard['examples']> }) {
  return (
    <div className="rule-examples">
      {examples.flatMap(({ syntax, wrong, right }) => [
        <Excerpt key={`wrong ${syntax}`} tone="error" label={rulesTexts.wrongIn(syntax)} xml={wrong} />,
        <Excerpt key={`right ${syntax}`} tone="ok" label={rulesTexts.rightIn(syntax)} xml={right} />,
      ])}
    </div>
  );
}

function Excerpt({ tone, label, xml }: { tone: 'error' | 'ok'; label: string; xml: string }) {
  return (
    <div className="rule-example">
      <Badge tone={tone}>{label}</Badge>
      <pre className="scroll" tabIndex={0} role="region" aria-label={label}>
        {xml}
      </pre>
    </div>
  );
}
