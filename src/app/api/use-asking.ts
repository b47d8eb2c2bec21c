import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useMemo } from 'react';
import { activeDocument, useWorkbench } from '../state/workbench-store.ts';
import { useVerdictStore } from './verdict-store.ts';
import { client } from './client.ts';
import { useDestinationStore } from './destination-store.ts';
import { useEngineVersion } from './engine-version.ts';
import { forDestination } from './for-destination.ts';
import { isFull, type FullVerdict, type TextVerdict } from './text-verdict.ts';
import { fullVerdictQuestion, verdictQuestion } from './questions.ts';
import { troubleOf } from './trouble.ts';
import { useIsPresent } from './use-judgement.ts';
import { useLastFailure } from './use-last-failure.ts';
import { useRested } from './use-rested.ts';

/**
 * Asks for the verdict on each submitted text, for all components that use `useJudgement`; a newer text cancels the
 * question.
 */
export function useAskingVerdict(): void {
  const subject = useWorkbench((state) => state.subject);
  const engine = useWorkbench((state) => state.engineChoice);
  // The rules of the user are part of the question.
  useWorkbench((state) => state.ownRules?.id);
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...verdictQuestion(subject, engine),
    placeholderData: keepPreviousData,
  });
  const { full, failure: fullFailure, askAgain: askInFullAgain } = useAskingInFull(data);
  const failure = useLastFailure(error, data !== undefined && !isPlaceholderData);
  const answer = useDestinationStore((store) => store.answer);
  const asked = useWorkbench((state) => activeDocument(state).destination) ?? 'auto';
  const verdict = useMemo(() => forDestination(data, answer, asked), [data, answer, asked]);
  const inFull = useMemo(
    () => (full === data ? undefined : forDestination(full, answer, asked)),
    [full, data, answer, asked],
  );
  // Runs before the page is painted, so that the verdict on another text is never shown.
  useLayoutEffect(() => {
    useVerdictStore.setState({
      verdict,
      own: data,
      ...(full && { full: inFull ?? (verdict as FullVerdict) }),
      trouble: failure ? troubleOf(failure) : undefined,
      fullTrouble: fullFailure ? troubleOf(fullFailure) : undefined,
      askAgain: () => {
        void refetch();
        if (fullFailure) void askInFullAgain();
      },
    });
  }, [data, verdict, full, inFull, failure, fullFailure, refetch, askInFullAgain]);
}

/** Milliseconds after a verdict before the full one is requested: during typing nobody reads the built document. */
const REST = 250;

/** The verdict with the built document, which the verdict on a long text leaves out. */
function useAskingInFull(verdict: TextVerdict | undefined) {
  const engine = useWorkbench((state) => state.engineChoice);
  const known = isFull(verdict) ? verdict : undefined;
  const rested = useRested(verdict, REST);
  // If the text has changed since this verdict, another verdict follows.
  const present = useIsPresent(verdict);
  const { data, error, refetch } = useQuery({
    ...fullVerdictQuestion(verdict?.subject, engine),
    enabled: !known && rested && present,
  });
  const full = known ?? data;
  return { full, failure: useLastFailure(error, full !== undefined), askAgain: refetch };
}

/** Asks which engine the service has, once that is needed. */
export function useAskingVersion(wanted: boolean): void {
  const { data, isError } = useQuery({
    queryKey: ['version'],
    queryFn: ({ signal }) => client.getVersion({ signal }),
    enabled: wanted,
  });
  useLayoutEffect(() => {
    useEngineVersion.setState({ version: isError ? 'failed' : data });
  }, [data, isError]);
}
