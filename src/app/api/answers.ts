import { create } from 'zustand';
import type { RouteOutput } from '../../contract/define-route.ts';
import type { RouteOf } from '../../contract/routes.ts';
import type { Verdict } from './judge.ts';
import type { Trouble } from './trouble.ts';

/** What the service has said that the frame shows too: it is drawn before there is code to ask with, and never asks itself. */
export interface Answers {
  /** The last verdict, on whichever text it is. */
  readonly verdict: Verdict | undefined;
  /** Why the text that was last put forward has none. */
  readonly trouble: Trouble | undefined;
  /** Asks for the verdict once more. */
  askAgain(): void;
  /** Which engine the service has; `failed` where it did not say. */
  readonly version: RouteOutput<RouteOf<'getVersion'>> | 'failed' | undefined;
}

/** Put here by those who ask: `use-asking.ts`. */
export const useAnswers = create<Answers>(() => ({
  verdict: undefined,
  trouble: undefined,
  askAgain: () => undefined,
  version: undefined,
}));
