import type { Problem } from '../../api/problem.ts';
import { panelsTexts } from '../../texts/en/panels.ts';
import { Code } from '../../ui/Badge.tsx';
import { Said } from '../../ui/Said.tsx';
import '../../ui/follow-ups.css';

/** The problems that go with another one, folded under it. */
export function FollowUps({ problems }: { readonly problems: readonly Problem[] }) {
  if (problems.length === 0) return null;
  return (
    <details className="follow-ups">
      <summary>{panelsTexts.followFromIt(problems.length)}</summary>
      <ul>
        {problems.map((consequence) => (
          <li key={consequence.key}>
            <Said text={consequence.message} of={consequence} /> <Code>{consequence.code}</Code>
          </li>
        ))}
      </ul>
    </details>
  );
}
