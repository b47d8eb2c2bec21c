import { titled, type Message } from '../messages/message.ts';
import type { Fix } from './fault.ts';

/** A safe fix that replaces a value by the same value in the right notation. */
export const writeFix = (message: Message, path: string, value: string): Fix => ({
  ...titled(message),
  safe: true,
  edits: [{ op: 'replace', path, value }],
});
