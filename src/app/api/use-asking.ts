import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useState } from 'react';
import { useWorkbench } from '../state/workbench-store.ts';
import { useAnswers } from './answers.ts';
import { client } from './client.ts';
import { verdictQuestion } from './questions.ts';
import { troubleOf } from './trouble.ts';

/** Asks for the verdict on each text that is put forward, for all who read it by `useJudgement`; a newer text cancels the question. */
export function useAskingVerdict(): void {
  const subject = useWorkbench((state) => state.subject);
  const engine = useWorkbench((state) => state.engineChoice);
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...verdictQuestion(subject, engine),
    placeholderData: keepPreviousData,
  });
  const failure = useLastFailure(error, data !== undefined && !isPlaceholderData);
  // Before the page is painted: nobody sees the verdict on another text.
  useLayoutEffect(() => {
    useAnswers.setState({
      verdict: data,
      trouble: failure ? troubleOf(failure) : undefined,
      askAgain: () => void refetch(),
    });
  }, [data, failure, refetch]);
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
    useAnswers.setState({ version: isError ? 'failed' : data });
  }, [data, isError]);
}
