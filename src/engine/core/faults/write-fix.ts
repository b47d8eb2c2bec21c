import { titled, type Message } from '../messages/message.ts';
import type { Fix } from './fault.ts';

/** A fix that replaces a value by the same value in the right notation: safe unless the value can mean another one too. */
export const writeFix = (message: Message, path: string, value: string, safe = true): Fix => ({
  ...titled(message),
  safe,
  edits: [{ op: 'replace', path, value }],
});
