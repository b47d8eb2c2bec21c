import { client } from './client.ts';
import { useCancellable } from './use-cancellable.ts';

type KeyPair = Awaited<ReturnType<typeof client.keygen>>;

/** Asks the engine for a new key pair; it keeps no copy. */
export function useKeygen(onPair: (pair: KeyPair) => void) {
  return useCancellable((_: undefined, signal) => client.keygen({ signal }), onPair);
}
