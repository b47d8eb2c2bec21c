import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { LONG } from '../source/long-text.ts';
import { activeDocument, useWorkbench, type WorkbenchState } from '../state/workbench-store.ts';
import { useVerdictStore } from './verdict-store.ts';
import type { FullVerdict, TextVerdict } from './text-verdict.ts';
import type { Trouble } from './trouble.ts';

/**
 * empty: nothing to judge. waiting: no answer yet. failed: the text could not be judged, which is not a verdict; `last` is
 * that of an earlier text, if asking again may help. judged: the last verdict, which stays until the next one, even if the
 * text has changed since.
 */
export type Judgement<Judged extends TextVerdict = TextVerdict> =
  | { readonly state: 'empty' }
  | { readonly state: 'waiting' }
  | { readonly state: 'failed'; readonly trouble: Trouble; readonly last?: Judged; retry(): void }
  | { readonly state: 'judged'; readonly verdict: Judged };

/** A judgement whose verdict includes the built document. */
export type FullJudgement = Judgement<FullVerdict>;

/**
 * What is known about the active document; `use-asking.ts` asks for it. Renders the component when that changes, not
 * with each key press.
 */
export function useJudgement(): Judgement {
  return useStanding(
    useVerdictStore(({ verdict }) => verdict),
    useVerdictStore(({ trouble }) => trouble),
  );
}

/** The verdict on the active document without the faults for its destination. */
export function useOwnVerdict<Part>(select: (own: TextVerdict | undefined) => Part): Part {
  return useVerdictStore(({ own }) => select(own));
}

/** Why the active document could not be judged. */
export function useJudgeTrouble(): { readonly trouble: Trouble | undefined; askAgain(): void } {
  return {
    trouble: useVerdictStore(({ trouble }) => trouble),
    askAgain: useVerdictStore(({ askAgain }) => askAgain),
  };
}

/** The judgement with the built document. For a long text the last one stays until typing rests. */
export function useFullJudgement(): FullJudgement {
  return useStanding(
    useVerdictStore(({ full }) => full),
    useVerdictStore(({ trouble, fullTrouble }) => trouble ?? fullTrouble),
  );
}

function useStanding<Judged extends TextVerdict>(
  verdict: Judged | undefined,
  trouble: Trouble | undefined,
): Judgement<Judged> {
  const documentId = useWorkbench((state) => activeDocument(state).id);
  const empty = useWorkbench((state) => !/\S/.test(activeDocument(state).text));
  const askAgain = useVerdictStore((store) => store.askAgain);
  return useMemo(() => {
    if (empty) return { state: 'empty' };
    const own = verdict?.subject.documentId === documentId ? verdict : undefined;
    if (trouble) return { state: 'failed', trouble, ...(trouble.passing && own && { last: own }), retry: askAgain };
    if (!own) return { state: 'waiting' };
    return { state: 'judged', verdict: own };
  }, [empty, trouble, askAgain, verdict, documentId]);
}

/** Whether a verdict is on the current text, for use while rendering. */
export function useIsPresent(verdict: TextVerdict | undefined): boolean {
  return useWorkbench((state) => isPresent(state, verdict));
}

/** Whether a verdict is on the text of a given state. */
export function isPresent(state: WorkbenchState, verdict: TextVerdict | undefined): boolean {
  const { id, revision } = activeDocument(state);
  return verdict?.subject.documentId === id && verdict.subject.revision === revision;
}

/**
 * Milliseconds for which a verdict may be out of date before it looks so: lists that dim with each key would flicker.
 */
const PATIENCE = 800;

/** Whether a shown verdict has been out of date for long enough to look so. */
export function useOutdated(judgement: Judgement): boolean {
  const verdict = judgement.state === 'judged' ? judgement.verdict : undefined;
  const [outdated, setOutdated] = useState(false);
  useEffect(() => {
    if (!verdict) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // A subscription, because rendering would delay each key.
    function follow(state: WorkbenchState): void {
      if (!isPresent(state, verdict)) {
        timer ??= setTimeout(setOutdated, PATIENCE, true);
        return;
      }
      clearTimeout(timer);
      timer = undefined;
      setOutdated(false);
    }
    follow(useWorkbench.getState());
    const stop = useWorkbench.subscribe(follow);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [verdict]);
  return outdated && verdict !== undefined;
}

/** Milliseconds without a key or a verdict after which the lists for a long text are rendered. */
const REST = 400;

/**
 * The judgement for lists. For a long text it stays until typing rests: nobody reads a list that changes with each key.
 */
export function useJudgementAtRest(): Judgement {
  const judgement = useJudgement();
  const [kept, keep] = useState(judgement);
  const waits = kept !== judgement && mayWait(kept, judgement);
  if (!waits && kept !== judgement) keep(judgement);
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setTimeout(keep, REST, judgement);
    return () => {
      clearTimeout(timer);
    };
  }, [judgement, waits]);
  return waits ? kept : judgement;
}

/**
 * The full judgement for parts that render slowly, such as hundreds of changes: markers, problems and the next key have
 * priority.
 */
export function useFullJudgementLater(): FullJudgement {
  return useDeferredValue(useFullJudgement());
}

/** Whether the old verdict may stay a while longer: both have to be on the same long document. */
function mayWait(kept: Judgement, next: Judgement): boolean {
  if (kept.state !== 'judged' || next.state !== 'judged') return false;
  const { documentId, text } = next.verdict.subject;
  return text.length > LONG && kept.verdict.subject.documentId === documentId;
}
