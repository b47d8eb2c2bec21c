import type { StateCreator } from 'zustand';

/** Who answers about documents: the service this page came from, or the engine in a worker of this page. */
export type EngineChoice = 'server' | 'browser';

export const engineChoices: readonly EngineChoice[] = ['server', 'browser'];

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
  engineChoice: storedChoice(),
  browserEngine: { phase: 'off' },
  chooseEngine(engineChoice) {
    try {
      localStorage.setItem(STORED, engineChoice);
    } catch {
      // Storage may be denied; the choice then lasts for this visit.
    }
    set({ engineChoice });
  },
  reportBrowserEngine(browserEngine) {
    set({ browserEngine });
  },
});

function storedChoice(): EngineChoice {
  try {
    return localStorage.getItem(STORED) === 'browser' ? 'browser' : 'server';
  } catch {
    return 'server';
  }
}
