import { CircleCheck } from 'lucide-react';
import { useEffect } from 'react';
import { standingOf, useGoing, wordsOf } from '../api/verdict-words.ts';
import { useJudgement } from '../api/use-judgement.ts';
import { standingNow } from '../state/standing-slice.ts';
import type { Standing } from '../state/standing.ts';
import { useWorkbench } from '../state/workbench-store.ts';
import { SeverityIcon } from '../ui/Severity.tsx';

/** Keeps the verdict on the active document, for its tab to show when another document is active. */
export function useStandings(): void {
  const judgement = useJudgement();
  const going = useGoing(judgement);
  const note = useWorkbench((state) => state.noteStanding);
  useEffect(() => {
    if (judgement.state !== 'judged') return;
    const { documentId, revision } = judgement.verdict.subject;
    note(documentId, { revision, standing: standingOf(judgement.verdict, going) });
  }, [judgement, going, note]);
}

/**
 * The last verdict on a document as an icon, with its text for hover and screen readers; nothing if the text has
 * changed since.
 */
export function TabVerdict({ id, describes }: { id: string; describes: string }) {
  const standing = useWorkbench((state) => {
    const document = state.documents.find((candidate) => candidate.id === id);
    return document && standingNow(state, document);
  });
  if (!standing) return null;
  const tone = toneOf(standing);
  const words = wordsOf(standing);
  return (
    <span className={`tab-verdict tab-verdict-${tone}`} title={words}>
      {tone === 'accepted' ? <CircleCheck aria-hidden /> : <SeverityIcon severity={SEVERITIES[tone]} label={false} />}
      <span id={describes} hidden>
        {words}
      </span>
    </span>
  );
}

const SEVERITIES = { warned: 'warning', refused: 'error', begun: 'hint' } as const;

function toneOf({ accepted, altered, faults, warnings, toGo }: Standing): 'accepted' | keyof typeof SEVERITIES {
  if (toGo && faults === 0 && !altered) return 'begun';
  if (!accepted || altered || faults > 0) return 'refused';
  return warnings > 0 ? 'warned' : 'accepted';
}
