import { CircleCheck } from 'lucide-react';
import { Button } from 'react-aria-components';
import type { TextVerdict } from '../api/text-verdict.ts';
import { useOutdated, type Judgement } from '../api/use-judgement.ts';
import { useCommands } from '../commands/CommandProvider.tsx';
import type { Going } from '../state/standing-slice.ts';
import { SeverityIcon } from '../ui/Severity.tsx';
import { countsOf, standingOf, summaryOf, useGoing } from '../api/verdict-words.ts';
import { frameTexts } from '../texts/en/frame.ts';

/** The verdict in one line; a click shows the problems. Green only for a text that the engine has accepted. */
export function VerdictButton({ judgement }: { judgement: Judgement }) {
  const { run } = useCommands();
  const outdated = useOutdated(judgement);
  const going = useGoing(judgement);
  const words = summaryOf(judgement, going);
  return (
    <Button
      className={`verdict verdict-${outdated ? 'stale' : toneOf(judgement, going)}`}
      aria-label={frameTexts.showProblems(words)}
      onPress={() => {
        run('show-problems');
      }}
    >
      <VerdictIcon judgement={judgement} going={going} />
      {words}
    </Button>
  );
}

function VerdictIcon({ judgement, going }: { judgement: Judgement; going: Going | undefined }) {
  if (judgement.state === 'failed') return <SeverityIcon severity="warning" label={false} />;
  if (judgement.state !== 'judged' || isToFill(judgement.verdict, going)) {
    return <SeverityIcon severity="hint" label={false} />;
  }
  if (isClear(judgement.verdict)) return <CircleCheck aria-hidden className="verdict-check" />;
  return <SeverityIcon severity="error" label={false} />;
}

/** Accepted by the engine, and without errors for its destination. */
function isClear({ accepted, problems }: TextVerdict): boolean {
  return accepted && countsOf(problems).error === 0;
}

/** Nothing is wrong with what was filled in so far. */
function isToFill(verdict: TextVerdict, going: Going | undefined): boolean {
  return going !== undefined && going.values > 0 && standingOf(verdict, going).faults === 0;
}

function toneOf(judgement: Judgement, going: Going | undefined): string {
  if (judgement.state === 'failed') return 'unknown';
  if (judgement.state !== 'judged' || isToFill(judgement.verdict, going)) return 'idle';
  if (!isClear(judgement.verdict)) return 'refused';
  return countsOf(judgement.verdict.problems).warning > 0 ? 'warned' : 'accepted';
}
