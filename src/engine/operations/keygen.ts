import type { KeyPair } from '../envelope/key-pair.ts';
import { newKeyPair } from '../envelope/key-pair.ts';
import type { OperationContext } from './context.ts';

/** Makes a pair of keys for signing. Nothing of it is kept. */
export function keygen(context: OperationContext): Promise<KeyPair> {
  return newKeyPair(context.newId());
}
