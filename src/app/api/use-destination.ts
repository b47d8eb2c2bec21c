import { useMemo } from 'react';
import { activeDocument, useWorkbench } from '../state/workbench-store.ts';
import { useDestinationStore } from './destination-store.ts';
import type { DestinationStanding } from './questions.ts';
import type { Subject } from '../state/subject-slice.ts';
import type { Trouble } from './trouble.ts';

/**
 * empty: nothing to judge. waiting: no answer yet. unreadable: neither JSON nor XML. none: nothing tells where it goes. told: the last answer,
 * which is stale once the text or the choice has changed.
 */
export type DestinationJudgement =
  | { readonly state: 'empty' | 'waiting' | 'unreadable' | 'none' }
  | { readonly state: 'failed'; readonly trouble: Trouble; retry(): void }
  | {
      readonly state: 'told';
      readonly subject: Subject;
      readonly standing: DestinationStanding & { readonly verdict: NonNullable<DestinationStanding['verdict']> };
      readonly stale: boolean;
    };

/** What is known of the active document where it goes. */
export function useDestination(): DestinationJudgement {
  const { answer, trouble, askAgain } = useDestinationStore();
  const id = useWorkbench((state) => activeDocument(state).id);
  const asked = useWorkbench((state) => activeDocument(state).destination) ?? 'auto';
  const revision = useWorkbench((state) => activeDocument(state).revision);
  const empty = useWorkbench((state) => !/\S/.test(activeDocument(state).text));
  return useMemo(() => {
    if (empty) return { state: 'empty' };
    const own = answer?.subject.documentId === id && answer.asked === asked ? answer : undefined;
    const present = own?.subject.revision === revision;
    if (trouble && !present) return { state: 'failed', trouble, retry: askAgain };
    if (!own) return { state: 'waiting' };
    if (!own.part) return { state: 'unreadable' };
    const { verdict } = own.part;
    if (!verdict) return { state: 'none' };
    return { state: 'told', subject: own.subject, standing: { ...own.part, verdict }, stale: !present };
  }, [empty, answer, trouble, askAgain, id, asked, revision]);
}

/** The release of the rule set that is of the destination itself, which stands last. */
export function releaseOf({ sets }: NonNullable<DestinationStanding['verdict']>): string | undefined {
  return sets.at(-1)?.release;
}
