import { create } from 'zustand';
import type { FullVerdict, TextVerdict } from './judge.ts';
import type { Trouble } from './trouble.ts';

/**
 * What is known of the text that is judged, in one place for all who show it. The frame shows it too, which is drawn before there is
 * code to ask with and never asks itself.
 */
export interface VerdictStore {
  /** The last verdict, on whichever text it is, with what is wrong with the text where it goes. */
  readonly verdict: TextVerdict | undefined;
  /** The verdict on the text alone, as it was answered, without what its destination asks for. */
  readonly own: TextVerdict | undefined;
  /** The last one that tells what building makes of the text: of a long text it comes later, once typing rests. */
  readonly full: FullVerdict | undefined;
  /** Why the text that was last put forward has none. */
  readonly trouble: Trouble | undefined;
  /** Why what building makes of it is not known, where the verdict itself is. */
  readonly fullTrouble: Trouble | undefined;
  /** Asks for the verdict once more. */
  askAgain(): void;
}

/** Written by `use-asking.ts` alone, and read by `use-judgement.ts`. */
export const useVerdictStore = create<VerdictStore>(() => ({
  verdict: undefined,
  own: undefined,
  full: undefined,
  trouble: undefined,
  fullTrouble: undefined,
  askAgain: () => undefined,
}));
