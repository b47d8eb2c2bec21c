import { inputFault } from '../core/faults/new-fault.ts';
import type { ReadKey } from '../envelope/json-web-key.ts';
import type { Outcome } from './outcome.ts';
import { failure } from './outcome.ts';
import type { Message } from '../core/messages/message.ts';
import { operationMessages } from './messages.ts';

/** Member of the request with the key. */
type KeyMember = 'privatekey' | 'publickey';

/** The error for an unusable key; it contains nothing of the key. */
export function keyRefusal(member: KeyMember, { trouble, why }: Extract<ReadKey<unknown>, { ok: false }>) {
  const description = operationMessages[trouble === 'malformed' ? 'keyNotSound' : 'keyNotUsable']({ member, why });
  return refusal(trouble === 'malformed' ? 'input' : 'signature', member, 'KEY', description);
}

export function missingKey(member: KeyMember, description: Message) {
  return refusal('input', member, 'MISSING', description);
}

function refusal(key: 'input' | 'signature', member: KeyMember, code: string, description: Message): Outcome<never> {
  return failure(key, description, [inputFault(code, `request.${member}`, description)]);
}
