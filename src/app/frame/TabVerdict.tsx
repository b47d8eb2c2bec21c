import { CircleCheck } from 'lucide-react';
import { useEffect } from 'react';
import { countsOf, summaryOf } from '../api/verdict-words.ts';
import { useJudgement } from '../api/use-judgement.ts';
import { useWorkbench } from '../state/workbench-store.ts';
import { SeverityIcon } from '../ui/Severity.tsx';

/** Notes what is said of the document in front, for its tab to show once another one is. */
export function useStandings(): void {
  const judgement = useJudgement();
  const note = useWorkbench((state) => state.noteStanding);
  useEffect(() => {
    if (judgement.state !== 'judged' || judgement.stale) return;
    const { verdict } = judgement;
    const { documentId, revision } = verdict.subject;
    const warned = countsOf(verdict.problems).warning > 0;
    const tone = !verdict.accepted || verdict.seal?.intact === false ? 'refused' : warned ? 'warned' : 'accepted';
    note(documentId, { revision, tone, words: summaryOf(judgement) });
  }, [judgement, note]);
}

/** The last verdict on a document as a shape, with its words for who points at it or hears it; nothing where the text has changed since. */
export function TabVerdict({ id, describes }: { id: string; describes: string }) {
  const standing = useWorkbench((state) => {
    const found = state.standings[id];
    return found && state.documents.some((one) => one.id === id && one.revision === found.revision) ? found : undefined;
  });
  if (!standing) return null;
  return (
    <span className={`tab-verdict tab-verdict-${standing.tone}`} title={standing.words}>
      {standing.tone === 'accepted' ? (
        <CircleCheck aria-hidden />
      ) : (
        <SeverityIcon severity={standing.tone === 'warned' ? 'warning' : 'error'} label={false} />
      )}
      <span id={describes} hidden>
        {standing.words}
      </span>
    </span>
  );
}
