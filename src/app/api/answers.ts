import { create } from 'zustand';
import type { RouteOutput } from '../../contract/define-route.ts';
import type { RouteOf } from '../../contract/routes.ts';
import type { FullVerdict, TextVerdict } from './judge.ts';
import type { Trouble } from './trouble.ts';

/** What the service has said that the frame shows too: it is drawn before there is code to ask with, and never asks itself. */
export interface Answers {
  /** The last verdict, on whichever text it is. */
  readonly verdict: TextVerdict | undefined;
  /** The last one that tells what building makes of the text: of a long text it comes later, once typing rests. */
  readonly full: FullVerdict | undefined;
  /** Why the text that was last put forward has none. */
  readonly trouble: Trouble | undefined;
  /** Why what building makes of it is not known, where the verdict itself is. */
  readonly fullTrouble: Trouble | undefined;
  /** Asks for the verdict once more. */
  askAgain(): void;
  /** Which engine the service has; `failed` where it did not say. */
  readonly version: RouteOutput<RouteOf<'getVersion'>> | 'failed' | undefined;
}

/** Put here by those who ask: `use-asking.ts`. */
export const useAnswers = create<Answers>(() => ({
  verdict: undefined,
  full: undefined,
  trouble: undefined,
  fullTrouble: undefined,
  askAgain: () => undefined,
  version: undefined,
}));
