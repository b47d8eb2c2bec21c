import { Button } from 'react-aria-components';
import { releaseOf, useDestination, type DestinationJudgement } from '../api/use-destination.ts';
import { useCommands } from '../commands/CommandProvider.tsx';
import { frameTexts } from '../texts/en/frame.ts';

/** Where the document goes and whether it is ready for that; pressing it leads to the choice and to what is wrong. */
export function DestinationButton() {
  const { run } = useCommands();
  const judgement = useDestination();
  if (judgement.state === 'empty') return null;
  const words = wordsOf(judgement);
  return (
    <Button
      className={`status-bar-destination status-bar-${toneOf(judgement)}`}
      aria-label={frameTexts.showDestination(words)}
      onPress={() => {
        run('show-destination');
      }}
    >
      {words}
    </Button>
  );
}

function wordsOf(judgement: DestinationJudgement): string {
  switch (judgement.state) {
    case 'failed':
      return frameTexts.destinationNotChecked;
    case 'told': {
      const { verdict, errors } = judgement.standing;
      const { name } = verdict;
      if (judgement.stale) return frameTexts.destinationChecking(name);
      if (verdict.verdict === 'not-ready') return frameTexts.errorsFor(errors, name);
      return verdict.verdict === 'ready'
        ? frameTexts.readyFor([name, releaseOf(verdict)].filter((part) => part !== undefined).join(' '))
        : frameTexts.unprovenFor(name);
    }
    case 'waiting':
      return frameTexts.destinationWaiting;
    default:
      return frameTexts.noDestination;
  }
}

function toneOf(judgement: DestinationJudgement): string {
  if (judgement.state !== 'told' || judgement.stale) return 'untold';
  return judgement.standing.verdict.verdict;
}
