import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

interface Asked<Input> {
  readonly input: Input;
  readonly signal: AbortSignal;
}

/**
 * Work that the user starts and may cancel. Starting again or leaving the page cancels the earlier work; a late answer
 * is neither shown nor announced.
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
    // The request may contain a private key.
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
    /** Cancels the work and resets the state. */
    cancel(): void {
      running.current?.abort();
      reset();
    },
  };
}
