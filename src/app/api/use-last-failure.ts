import { useState } from 'react';

/**
 * The last failure, until there is an answer. A query forgets its error while it is retried, so with each attempt the
 * panels would show an old verdict for half a second.
 */
export function useLastFailure(error: Error | null, answered: boolean): Error | null {
  const [last, keep] = useState(error);
  const failure = answered ? null : (error ?? last);
  if (failure !== last) keep(failure);
  return failure;
}
