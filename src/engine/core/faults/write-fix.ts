import { titled, type Message } from '../messages/message.ts';
import type { Fix } from './fault.ts';

/** Writes what was meant in place of a value in another notation. */
export const writeFix = (told: Message, path: string, value: string): Fix => ({
  ...titled(told),
  safe: true,
  edits: [{ op: 'replace', path, value }],
});
