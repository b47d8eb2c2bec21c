import { useEffect, useRef, useState } from 'react';

/** One thing asked of the service: not yet, on its way, answered, or failed. */
export type OperationState<Answer> =
  | { readonly phase: 'idle' }
  | { readonly phase: 'pending' }
  | { readonly phase: 'done'; readonly answer: Answer }
  | { readonly phase: 'failed'; readonly error: unknown };

export interface Operation<Input, Answer> {
  readonly state: OperationState<Answer>;
  /** Asks, and gives up what was asked before. */
  start(input: Input): void;
  /** Gives up what is on its way; back to idle. */
  cancel(): void;
}

/** An operation that its user starts and may cancel. Leaving the page cancels it too; a late answer is never shown. */
export function useOperation<Input, Answer>(
  work: (input: Input, signal: AbortSignal) => Promise<Answer>,
): Operation<Input, Answer> {
  const [state, setState] = useState<OperationState<Answer>>({ phase: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(
    () => () => {
      running.current?.abort();
    },
    [],
  );
  return {
    state,
    start(input) {
      running.current?.abort();
      const mine = new AbortController();
      running.current = mine;
      setState({ phase: 'pending' });
      work(input, mine.signal).then(
        (answer) => {
          if (running.current === mine) setState({ phase: 'done', answer });
        },
        (error: unknown) => {
          if (running.current === mine && !mine.signal.aborted) setState({ phase: 'failed', error });
        },
      );
    },
    cancel() {
      running.current?.abort();
      running.current = undefined;
      setState({ phase: 'idle' });
    },
  };
}
