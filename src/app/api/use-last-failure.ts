import { useState } from 'react';

/**
 * What went wrong, until there is an answer: a question that is asked again forgets its error while it waits, and with each attempt
 * the panels would show an old verdict for half a second.
 */
export function useLastFailure(error: Error | null, answered: boolean): Error | null {
  const [last, keep] = useState(error);
  const failure = answered ? null : (error ?? last);
  if (failure !== last) keep(failure);
  return failure;
}
