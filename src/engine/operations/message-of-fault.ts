import type { Fault } from '../core/faults/fault.ts';
import type { Message, Wording } from '../core/messages/message.ts';
import type { OperationError } from './outcome.ts';

/** The text of a fault as a message: its phrase, or its code if it has none. */
export function messageOfFault({ code, description, phrase = code, values }: Fault): Message {
  return { text: description, phrase, ...(values && { values }) };
}

/** The text of a failed operation as a message. */
export function wordingOfError({ message, phrase, values }: OperationError): Wording {
  return phrase === undefined ? message : { text: message, phrase, ...(values && { values }) };
}
