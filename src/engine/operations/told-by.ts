import type { Fault } from '../core/faults/fault.ts';
import type { Message, Wording } from '../core/messages/message.ts';
import type { OperationError } from './outcome.ts';

/** What a fault says, as a message: by its phrase, or by its code where it has none of its own. */
export function toldBy({ code, description, phrase = code, values }: Fault): Message {
  return { text: description, phrase, ...(values && { values }) };
}

/** The same of a failed operation. */
export function toldByError({ message, phrase, values }: OperationError): Wording {
  return phrase === undefined ? message : { text: message, phrase, ...(values && { values }) };
}
