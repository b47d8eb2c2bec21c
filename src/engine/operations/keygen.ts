import type { KeyPair } from '../envelope/key-pair.ts';
import { newKeyPair } from '../envelope/key-pair.ts';
import type { OperationContext } from './context.ts';

/** Makes a key pair for signing. Nothing is stored. */
export function keygen(context: OperationContext): Promise<KeyPair> {
  return newKeyPair(context.newId());
}
