import { create } from 'zustand';
import type { RouteOutput } from '../../api/define-route.ts';
import type { RouteOf } from '../../api/routes.ts';
import type { DestinationAnswer } from './destination-question.ts';
import type { Trouble } from './trouble.ts';

export type DestinationListed = RouteOutput<RouteOf<'listDestinations'>>['destinations'][number];

/** The destination of the active document, for all components that show it. */
export interface DestinationStore {
  /** The last answer, perhaps on an earlier text. */
  readonly answer: DestinationAnswer | undefined;
  /** Why the last question failed. */
  readonly trouble: Trouble | undefined;
  /** The destinations to choose from for the active document; undefined until they have loaded. */
  readonly choices: readonly DestinationListed[] | undefined;
  /** Whether the choices could not be loaded. */
  readonly unlisted: boolean;
  /** Asks again for the verdict and the choices. */
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
