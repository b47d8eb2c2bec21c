import { useMemo } from 'react';
import { activeDocument, useWorkbench } from '../state/workbench-store.ts';
import type { Subject } from '../state/subject-slice.ts';
import type { DestinationVerdict } from './destination-question.ts';
import { useDestinationStore } from './destination-store.ts';
import type { Trouble } from './trouble.ts';
import { useJudgeTrouble } from './use-judgement.ts';

/**
 * empty: nothing to judge. waiting: no answer yet. unreadable: neither JSON nor XML. none: no destination. judged: the
 * last answer, which is stale once the text has changed.
 */
export type DestinationJudgement =
  | { readonly state: 'empty' | 'waiting' | 'unreadable' | 'none' }
  | { readonly state: 'failed'; readonly trouble: Trouble; retry(): void }
  | {
      readonly state: 'judged';
      readonly subject: Subject;
      readonly verdict: DestinationVerdict;
      readonly stale: boolean;
    };

/** The standing of the active document with its destination. */
export function useDestination(): DestinationJudgement {
  const { answer, ...own } = useDestinationStore();
  // A text without a verdict has none for its destination either.
  const { trouble: judged, askAgain: judgeAgain } = useJudgeTrouble();
  const trouble = judged ?? own.trouble;
  const askAgain = judged ? judgeAgain : own.askAgain;
  const id = useWorkbench((state) => activeDocument(state).id);
  const asked = useWorkbench((state) => activeDocument(state).destination) ?? 'auto';
  const revision = useWorkbench((state) => activeDocument(state).revision);
  const empty = useWorkbench((state) => !/\S/.test(activeDocument(state).text));
  return useMemo(() => {
    if (empty) return { state: 'empty' };
    const about = answer?.subject.documentId === id && answer.asked === asked ? answer : undefined;
    const present = about?.subject.revision === revision;
    if (trouble && !present) return { state: 'failed', trouble, retry: askAgain };
    if (!about) return { state: 'waiting' };
    if (!about.part) return { state: 'unreadable' };
    const { verdict } = about.part;
    if (!verdict) return { state: 'none' };
    return { state: 'judged', subject: about.subject, verdict, stale: !present };
  }, [empty, answer, trouble, askAgain, id, asked, revision]);
}

/** The name of the destination as of the last answer. Renders the component when that changes, not with each key press. */
export function useDestinationName(): string | undefined {
  const answer = useDestinationStore((store) => store.answer);
  const id = useWorkbench((state) => activeDocument(state).id);
  const asked = useWorkbench((state) => activeDocument(state).destination) ?? 'auto';
  const isAbout = answer?.subject.documentId === id && answer.asked === asked;
  return isAbout ? answer.part?.verdict?.name : undefined;
}

/** The destination with the release of its own rule set, the last of its sets: `XRechnung 3.0.2-2.6.0`. */
export function releasedName({ name, sets }: DestinationVerdict): string {
  const own = sets.at(-1);
  return own && own.set !== 'en16931' && own.set !== 'schema' ? `${name} ${own.release}` : name;
}
