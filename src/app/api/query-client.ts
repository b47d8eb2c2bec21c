import { focusManager, QueryClient, type Query } from '@tanstack/react-query';
import { ApiError } from '../../api/client/api-error.ts';
import { troubleOf } from './trouble.ts';

/** First and longest pause before a retry, in milliseconds. */
const AGAIN = { first: 1000, longest: 30_000 };

/**
 * A temporary failure is retried automatically: with growing pauses, and at once when the reader or the network is
 * back.
 */
const comingBack = {
  refetchInterval: ({ state: { status, error, errorUpdateCount } }: Query) =>
    status === 'error' && troubleOf(error).passing
      ? Math.min(AGAIN.first * 2 ** Math.max(0, errorUpdateCount - 1), AGAIN.longest)
      : (false as const),
  refetchOnWindowFocus: whenFailed,
  refetchOnReconnect: whenFailed,
};

function whenFailed({ state: { status, error } }: Query): 'always' | false {
  return status === 'error' && troubleOf(error).passing ? 'always' : false;
}

/** Focusing a window that was visible all the time counts too. */
function followFocus(heard: () => void): () => void {
  const look = () => {
    heard();
  };
  addEventListener('visibilitychange', look);
  addEventListener('focus', look);
  return () => {
    removeEventListener('visibilitychange', look);
    removeEventListener('focus', look);
  };
}

export function createQueryClient(): QueryClient {
  focusManager.setEventListener(followFocus);
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Definitions belong to the version of the engine and do not change while a page is open.
        staleTime: Infinity,
        networkMode: 'always',
        retryDelay: 500,
        retry: (count, error) => count < 1 && error instanceof ApiError && error.kind === 'network',
        ...comingBack,
      },
      mutations: { networkMode: 'always' },
    },
  });
}
