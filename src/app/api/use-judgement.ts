import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { activeDocument, useWorkbench } from '../state/workbench-store.ts';
import { judge, type Verdict } from './judge.ts';
import { troubleOf, type Trouble } from './trouble.ts';

/** Milliseconds of quiet after a keystroke before the text is judged. */
const QUIET = 180;

/**
 * empty: nothing to judge. waiting: no answer yet. failed: the text could not be judged, which is not a verdict.
 * judged: a verdict; `stale` when the text has changed since.
 */
export type Judgement =
  | { readonly state: 'empty' }
  | { readonly state: 'waiting' }
  | { readonly state: 'failed'; readonly trouble: Trouble; retry(): void }
  | { readonly state: 'judged'; readonly verdict: Verdict; readonly stale: boolean };

/** Puts the active document's text forward to be judged: at once when it is opened, a moment after each change. */
export function useJudging(): void {
  const { id, revision, text, editorVersion } = useWorkbench(activeDocument);
  const submit = useWorkbench((state) => state.judge);
  useEffect(() => {
    const put = () => {
      submit({ documentId: id, revision, editorVersion, text });
    };
    if (useWorkbench.getState().subject?.documentId !== id) {
      put();
      return undefined;
    }
    const timer = setTimeout(put, QUIET);
    return () => {
      clearTimeout(timer);
    };
  }, [id, revision, text, editorVersion, submit]);
}

/**
 * What is known about the active document. Every panel that asks shares one request; a newer text cancels it. Renders its
 * caller when that knowledge changes or goes stale, not with every keystroke.
 */
export function useJudgement(): Judgement {
  const subject = useWorkbench((state) => state.subject);
  const documentId = useWorkbench((state) => activeDocument(state).id);
  const empty = useWorkbench((state) => activeDocument(state).text.trim() === '');
  const engine = useWorkbench((state) => state.engineChoice);
  const { data, error, refetch } = useQuery<Verdict>({
    queryKey: ['verdict', subject?.documentId, subject?.revision, engine],
    queryFn: ({ signal }) =>
      subject ? judge(subject, signal) : Promise.reject(new Error('There is no text to judge.')),
    enabled: subject !== undefined && subject.text.trim() !== '',
    placeholderData: keepPreviousData,
    gcTime: 30_000,
  });
  const stale = useWorkbench((state) => activeDocument(state).revision !== data?.subject.revision);
  return useMemo(() => {
    if (empty) return { state: 'empty' };
    if (error) return { state: 'failed', trouble: troubleOf(error), retry: () => void refetch() };
    if (data?.subject.documentId !== documentId) return { state: 'waiting' };
    return { state: 'judged', verdict: data, stale };
  }, [empty, error, refetch, data, documentId, stale]);
}
