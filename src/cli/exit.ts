import type { Message, Wording } from '../engine/index.ts';

/** Exit statuses. `faults`: a document or a signature is invalid. */
export const EXIT = { fine: 0, faults: 1, misuse: 2, internal: 3 } as const;
export type Exit = (typeof EXIT)[keyof typeof EXIT];

/**
 * The command cannot run as called: a missing file or key, an unreadable value. Reported in one line, with the command
 * to run next.
 */
export class Misuse extends Error {
  override readonly name = 'Misuse';
  readonly wording: Wording;
  readonly next: Message | undefined;

  constructor(wording: Wording, next?: Message) {
    super(typeof wording === 'string' ? wording : wording.text);
    this.wording = wording;
    this.next = next;
  }
}

/** The worse of two outcomes. */
export function worse(a: Exit, b: Exit): Exit {
  return a > b ? a : b;
}
