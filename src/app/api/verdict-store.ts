import { create } from 'zustand';
import type { FullVerdict, TextVerdict } from './text-verdict.ts';
import type { Trouble } from './trouble.ts';

/**
 * The verdicts, in one place for all components that show them. One is the frame, which renders before the code that
 * asks has loaded and never asks itself.
 */
export interface VerdictStore {
  /** The last verdict, perhaps on an earlier text, with the faults for the destination. */
  readonly verdict: TextVerdict | undefined;
  /** The last verdict without the faults for the destination. */
  readonly own: TextVerdict | undefined;
  /** The last verdict with the built document. For a long text it comes later, once typing rests. */
  readonly full: FullVerdict | undefined;
  /** Why the last submitted text has no verdict. */
  readonly trouble: Trouble | undefined;
  /** Why the built document could not be loaded although there is a verdict. */
  readonly fullTrouble: Trouble | undefined;
  /** Asks for the verdict again. */
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
