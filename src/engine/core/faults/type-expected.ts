import { refOf, type Message } from '../messages/message.ts';
import type { Expectation } from './fault.ts';

/** A value of another type is expected; the name includes its article. */
export function typeExpected(words: Message): Expectation {
  return { kind: 'type', type: words.text, ...refOf(words) };
}
