import type { StateCreator } from 'zustand';
import { lasting, storedChoice } from './stored.ts';

/** Who answers about documents: the service this page came from, or the engine in a worker of this page. */
export type EngineChoice = 'server' | 'browser';

export const engineChoices = ['server', 'browser'] as const satisfies readonly EngineChoice[];

/** The worker of this page. Off until it is first needed. */
export type BrowserEngine =
  | { readonly phase: 'off' }
  | { readonly phase: 'starting' }
  | { readonly phase: 'ready'; readonly version: string }
  | { readonly phase: 'failed'; readonly message: string };

export interface EngineSlice {
  readonly engineChoice: EngineChoice;
  readonly browserEngine: BrowserEngine;
  chooseEngine(choice: EngineChoice): void;
  reportBrowserEngine(state: BrowserEngine): void;
}

const STORED = 'assay.engine';

export const createEngineSlice: StateCreator<EngineSlice> = (set) => ({
  engineChoice: storedChoice(STORED, engineChoices),
  browserEngine: { phase: 'off' },
  chooseEngine(engineChoice) {
    lasting.setItem(STORED, engineChoice);
    set({ engineChoice });
  },
  reportBrowserEngine(browserEngine) {
    set({ browserEngine });
  },
});
