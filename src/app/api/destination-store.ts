import { create } from 'zustand';
import type { Answered, DestinationStanding } from './questions.ts';
import type { Trouble } from './trouble.ts';

/** What is known of where the active document goes, for all who show it. */
export interface DestinationStore {
  /** The last answer, on whichever text it is, and the destination that was asked about. */
  readonly answer: (Answered<DestinationStanding | null> & { readonly asked: string }) | undefined;
  /** Why the last question has none. */
  readonly trouble: Trouble | undefined;
  /** Asks once more. */
  askAgain(): void;
}

/** Written by `use-asking-destination.ts` alone, and read by `use-destination.ts`. */
export const useDestinationStore = create<DestinationStore>(() => ({
  answer: undefined,
  trouble: undefined,
  askAgain: () => undefined,
}));
