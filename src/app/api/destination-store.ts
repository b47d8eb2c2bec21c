import { create } from 'zustand';
import type { RouteOutput } from '../../contract/define-route.ts';
import type { RouteOf } from '../../contract/routes.ts';
import type { DestinationAnswer } from './destination-question.ts';
import type { Trouble } from './trouble.ts';

export type DestinationListed = RouteOutput<RouteOf<'listDestinations'>>['destinations'][number];

/** What is known of where the active document goes, for all who show it. */
export interface DestinationStore {
  /** The last answer, on whichever text it is. */
  readonly answer: DestinationAnswer | undefined;
  /** Why the last question has none. */
  readonly trouble: Trouble | undefined;
  /** The destinations to choose from for the active document; undefined until they have loaded. */
  readonly choices: readonly DestinationListed[] | undefined;
  /** They did not come. */
  readonly unlisted: boolean;
  /** Asks once more for whatever is lacking. */
  askAgain(): void;
}

/** Written by `use-asking-destination.ts` alone, and read by `use-destination.ts` and `for-destination.ts`. */
export const useDestinationStore = create<DestinationStore>(() => ({
  answer: undefined,
  trouble: undefined,
  choices: undefined,
  unlisted: false,
  askAgain: () => undefined,
}));
