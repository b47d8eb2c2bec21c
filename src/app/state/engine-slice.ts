import type { StateCreator } from 'zustand';
import { hasService, isFolder } from './host-page.ts';
import { lasting, storedChoice } from './stored.ts';

/** Which engine answers: that of the service this page came from, or the one in a worker of this page. */
export type EngineChoice = 'server' | 'browser';

/**
 * While the service is away, the engine in this browser is either offered to the user or used automatically until the
 * service is back.
 */
export type WhileAway = 'offer' | 'stand-in';

/** The engines that can be chosen, the usual one first: a folder of static files uses the service only if the user does. */
export const engineChoices: readonly [EngineChoice, ...EngineChoice[]] = isFolder
  ? ['browser', ...(hasService ? (['server'] as const) : [])]
  : ['server', 'browser'];

/** The worker of this page. Off until it is first needed. */
export type BrowserEngine =
  | { readonly phase: 'off' }
  | { readonly phase: 'starting' }
  | { readonly phase: 'ready'; readonly version: string }
  | { readonly phase: 'failed'; readonly message: string };

export interface EngineSlice {
  readonly engineChoice: EngineChoice;
  readonly browserEngine: BrowserEngine;
  readonly whileAway: WhileAway;
  /** Whether the engine in this browser answers only because the service is away. */
  readonly standingIn: boolean;
  chooseWhileAway(choice: WhileAway): void;
  /** Lets the engine in this browser answer for now, or stops that. Lasts only for this page. */
  standIn(standingIn: boolean): void;
  chooseEngine(choice: EngineChoice): void;
  reportBrowserEngine(state: BrowserEngine): void;
}

const STORED = 'assay.engine';
const STORED_AWAY = 'assay.engine-while-away';

export const createEngineSlice: StateCreator<EngineSlice> = (set) => ({
  engineChoice: storedChoice(STORED, engineChoices),
  browserEngine: { phase: 'off' },
  whileAway: storedChoice<WhileAway>(STORED_AWAY, ['offer', 'stand-in']),
  standingIn: false,
  chooseEngine(engineChoice) {
    lasting.setItem(STORED, engineChoice);
    set({ engineChoice, standingIn: false });
  },
  chooseWhileAway(whileAway) {
    lasting.setItem(STORED_AWAY, whileAway);
    set({ whileAway });
  },
  standIn(standingIn) {
    set({ standingIn, engineChoice: standingIn ? 'browser' : 'server' });
  },
  reportBrowserEngine(browserEngine) {
    set({ browserEngine });
  },
});
