import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { activeDocument, useWorkbench } from '../state/workbench-store.ts';
import type { Verdict } from './judge.ts';
import { verdictQuestion } from './questions.ts';
import { troubleOf, type Trouble } from './trouble.ts';

/**
 * empty: nothing to judge. waiting: no answer yet. failed: the text could not be judged, which is not a verdict.
 * judged: a verdict; `stale` when the text has changed since.
 */
export type Judgement =
  | { readonly state: 'empty' }
  | { readonly state: 'waiting' }
  | { readonly state: 'failed'; readonly trouble: Trouble; retry(): void }
  | { readonly state: 'judged'; readonly verdict: Verdict; readonly stale: boolean };

/**
 * What is known about the active document. Every panel that asks shares one request; a newer text cancels it. Renders its
 * caller when that knowledge changes or goes stale, not with every keystroke.
 */
export function useJudgement(): Judgement {
  const subject = useWorkbench((state) => state.subject);
  const documentId = useWorkbench((state) => activeDocument(state).id);
  const empty = useWorkbench((state) => activeDocument(state).text.trim() === '');
  const engine = useWorkbench((state) => state.engineChoice);
  const { data, error, refetch } = useQuery({
    ...verdictQuestion(subject, engine),
    placeholderData: keepPreviousData,
  });
  const stale = useWorkbench((state) => activeDocument(state).revision !== data?.subject.revision);
  return useMemo(() => {
    if (empty) return { state: 'empty' };
    if (error) return { state: 'failed', trouble: troubleOf(error), retry: () => void refetch() };
    if (data?.subject.documentId !== documentId) return { state: 'waiting' };
    return { state: 'judged', verdict: data, stale };
  }, [empty, error, refetch, data, documentId, stale]);
}

/**
 * The same for what takes long to show, such as hundreds of changes: markers, problems and the next key come first.
 */
export function useJudgementLater(): Judgement {
  return useDeferredValue(useJudgement());
}
