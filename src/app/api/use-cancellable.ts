import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

interface Asked<Input> {
  readonly input: Input;
  readonly signal: AbortSignal;
}

/**
 * Something that its user starts and may cancel. Starting anew gives up what was asked before, leaving the page too; a late
 * answer is neither shown nor told.
 */
export function useCancellable<Input, Answer>(
  work: (input: Input, signal: AbortSignal) => Promise<Answer>,
  onAnswer?: (answer: Answer) => void,
) {
  const running = useRef<AbortController>(undefined);
  useEffect(
    () => () => {
      running.current?.abort();
    },
    [],
  );
  const mutation = useMutation<Answer, unknown, Asked<Input>>({
    mutationFn: ({ input, signal }) => work(input, signal),
    onSuccess: (answer, { signal }) => {
      if (!signal.aborted) onAnswer?.(answer);
    },
    // What was asked may hold a private key.
    gcTime: 0,
  });
  const { mutate, reset } = mutation;
  return {
    ...mutation,
    start(input: Input): void {
      running.current?.abort();
      running.current = new AbortController();
      mutate({ input, signal: running.current.signal });
    },
    /** Gives up what is on its way; back to where nothing was asked. */
    cancel(): void {
      running.current?.abort();
      reset();
    },
  };
}
