import { useQuery } from '@tanstack/react-query';
import type { OwnCode } from '../../language/knowledge/own-code.ts';
import { fetchCode } from '../ui/fetch-code.ts';

/** Codes of Assay that are no rules, with how to mend each; undefined until they are loaded, or while not wanted. */
export function useOwnCodes(wanted: boolean): ReadonlyMap<string, OwnCode> | undefined {
  return useQuery({
    queryKey: ['own codes'],
    queryFn: async () => (await fetchCode(() => import('../../language/knowledge/own-codes.ts'))).ownCodes,
    enabled: wanted,
    staleTime: Infinity,
  }).data;
}
