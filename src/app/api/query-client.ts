import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../contract/client/api-error.ts';

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Definitions belong to the engine's version: they do not change while a page is open.
        staleTime: Infinity,
        refetchOnWindowFocus: false,
        networkMode: 'always',
        retryDelay: 500,
        retry: (count, error) => count < 1 && error instanceof ApiError && error.kind === 'network',
      },
      mutations: { networkMode: 'always' },
    },
  });
}
