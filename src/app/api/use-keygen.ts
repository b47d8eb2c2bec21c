import { client } from './client.ts';
import { useOperation } from './use-operation.ts';

/** Asks the service for a fresh pair; it keeps no copy. */
export function useKeygen() {
  return useOperation((_: undefined, signal) => client.keygen({ signal }));
}
