import type { Fault, Message, Wording } from '../../engine/index.ts';
import { inputFault } from '../../engine/values.ts';

/** A fault of the request around the document. Such places start with `request`, those in the document with `$`. */
export function requestFault(code: string, place: string, description: Wording): Fault {
  return inputFault(code, place, description);
}

/** What is said of the request as a whole, where its only fault says the same. */
export function sentence(told: Message): Message {
  return { ...told, text: `${told.text}.` };
}
