import type { StateCreator } from 'zustand';
import type { Draft } from './draft-store.ts';

export const resultPanes = ['built', 'changes', 'difference', 'trace', 'envelope'] as const;
export type ResultPane = (typeof resultPanes)[number];
/** What a narrow page shows, one at a time. */
export type NarrowPane = 'source' | 'problems' | ResultPane;
/** Operations whose course and result show in a sheet over the page. */
export type OperationName = 'validate' | 'correct' | 'replicate' | 'envelop' | 'sign';
export type Overlay = 'palette' | 'shortcuts' | OperationName;

export interface ViewSlice {
  readonly resultPane: ResultPane;
  readonly narrowPane: NarrowPane;
  readonly overlay: Overlay | undefined;
  /** The bar that greets a visit without a draft of its own. */
  readonly welcome: boolean;
  /** A draft that no open tab holds, for the bar to offer. */
  readonly lostDraft: Draft | undefined;
  showResult(pane: ResultPane): void;
  showNarrow(pane: NarrowPane): void;
  openOverlay(overlay: Overlay): void;
  closeOverlay(): void;
  greet(lostDraft: Draft | undefined): void;
  dismissWelcome(): void;
}

export const createViewSlice: StateCreator<ViewSlice> = (set) => ({
  resultPane: 'changes',
  narrowPane: 'source',
  overlay: undefined,
  welcome: false,
  lostDraft: undefined,
  showResult(resultPane) {
    set({ resultPane, narrowPane: resultPane });
  },
  showNarrow(narrowPane) {
    const resultPane = resultPanes.find((pane) => pane === narrowPane);
    set(resultPane ? { narrowPane, resultPane } : { narrowPane });
  },
  openOverlay(overlay) {
    set({ overlay });
  },
  closeOverlay() {
    set({ overlay: undefined });
  },
  greet(lostDraft) {
    set({ welcome: true, lostDraft });
  },
  dismissWelcome() {
    set({ welcome: false, lostDraft: undefined });
  },
});
