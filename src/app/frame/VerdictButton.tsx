import { CircleCheck } from 'lucide-react';
import { Button } from 'react-aria-components';
import type { TextVerdict } from '../api/judge.ts';
import { useOutdated, type Judgement } from '../api/use-judgement.ts';
import { useCommands } from '../commands/CommandProvider.tsx';
import { SeverityIcon } from '../ui/Severity.tsx';
import { countsOf, summaryOf } from '../api/verdict-words.ts';
import { frameTexts } from '../texts/en/frame.ts';

/** The verdict in one line; a click shows the problems. Green only for a text that the engine has accepted. */
export function VerdictButton({ judgement }: { judgement: Judgement }) {
  const { run } = useCommands();
  const outdated = useOutdated(judgement);
  const words = summaryOf(judgement);
  return (
    <Button
      className={`verdict verdict-${outdated ? 'stale' : toneOf(judgement)}`}
      aria-label={frameTexts.showProblems(words)}
      onPress={() => {
        run('show-problems');
      }}
    >
      <VerdictIcon judgement={judgement} />
      {words}
    </Button>
  );
}

function VerdictIcon({ judgement }: { judgement: Judgement }) {
  if (judgement.state === 'failed') return <SeverityIcon severity="warning" label={false} />;
  if (judgement.state !== 'judged') return <SeverityIcon severity="hint" label={false} />;
  if (isClear(judgement.verdict)) return <CircleCheck aria-hidden className="verdict-check" />;
  return <SeverityIcon severity="error" label={false} />;
}

/** Accepted by the engine, and without errors for its destination. */
function isClear({ accepted, problems }: TextVerdict): boolean {
  return accepted && countsOf(problems).error === 0;
}

function toneOf(judgement: Judgement): string {
  if (judgement.state === 'failed') return 'unknown';
  if (judgement.state !== 'judged') return 'idle';
  if (!isClear(judgement.verdict)) return 'refused';
  return countsOf(judgement.verdict.problems).warning > 0 ? 'warned' : 'accepted';
}
