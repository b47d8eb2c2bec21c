import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useState } from 'react';
import { useWorkbench } from '../state/workbench-store.ts';
import { useVerdictStore } from './verdict-store.ts';
import { client } from './client.ts';
import { useEngineVersion } from './engine-version.ts';
import { isFull, type TextVerdict } from './judge.ts';
import { fullVerdictQuestion, verdictQuestion } from './questions.ts';
import { troubleOf } from './trouble.ts';
import { useIsPresent } from './use-judgement.ts';
import { useRested } from './use-rested.ts';

/** Asks for the verdict on each text that is put forward, for all who read it by `useJudgement`; a newer text cancels the question. */
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
  // Before the page is painted: nobody sees the verdict on another text.
  useLayoutEffect(() => {
    useVerdictStore.setState({
      verdict: data,
      ...(full && { full }),
      trouble: failure ? troubleOf(failure) : undefined,
      fullTrouble: fullFailure ? troubleOf(fullFailure) : undefined,
      askAgain: () => {
        void refetch();
        if (fullFailure) void askInFullAgain();
      },
    });
  }, [data, full, failure, fullFailure, refetch, askInFullAgain]);
}

/** Milliseconds that a verdict stands before it is asked for in full: whoever types on does not read what building makes of the text. */
const REST = 250;

/** The verdict with what building makes of the text, which that on a long one leaves out. */
function useAskingInFull(verdict: TextVerdict | undefined) {
  const engine = useWorkbench((state) => state.engineChoice);
  const known = isFull(verdict) ? verdict : undefined;
  const rested = useRested(verdict, REST);
  // A verdict on a text that has changed since is followed by another.
  const present = useIsPresent(verdict);
  const { data, error, refetch } = useQuery({
    ...fullVerdictQuestion(verdict?.subject, engine),
    enabled: !known && rested && present,
  });
  const full = known ?? data;
  return { full, failure: useLastFailure(error, full !== undefined), askAgain: refetch };
}

/**
 * What went wrong, until there is an answer: a question that is asked again forgets its error while it waits, and with each attempt
 * the panels would show an old verdict for half a second.
 */
function useLastFailure(error: Error | null, answered: boolean): Error | null {
  const [last, keep] = useState(error);
  const failure = answered ? null : (error ?? last);
  if (failure !== last) keep(failure);
  return failure;
}

/** Asks which engine the service has, once that is wanted. */
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
