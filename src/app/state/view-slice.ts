import type { StateCreator } from 'zustand';
import type { Draft } from './read-draft.ts';
import { resultPanelIds, type PanelId, type ResultPanelId } from './place-ids.ts';

/** Operations whose course and result show in a sheet over the page. */
export type OperationName =
  'validate' | 'correct' | 'replicate' | 'envelop' | 'sign' | 'fix-all' | 'hand-on' | 'start' | 'foreign';
export type Overlay = 'palette' | 'shortcuts' | OperationName;

export interface ViewSlice {
  readonly resultPane: ResultPanelId;
  readonly narrowPane: PanelId;
  readonly overlay: Overlay | undefined;
  /** The document whose name is being typed in its tab. */
  readonly renaming: string | undefined;
  /** The bar that greets a visit without a draft of its own. */
  readonly welcome: boolean;
  /** Drafts that no open tab holds, newest first, for the bar to offer. */
  readonly lostDrafts: readonly Draft[];
  /** Brings a panel to the front. Where there is room for several, source and problems are there already. */
  showPanel(panel: PanelId): void;
  openOverlay(overlay: Overlay): void;
  closeOverlay(): void;
  startRenaming(id: string | undefined): void;
  greet(lostDrafts: readonly Draft[]): void;
  dismissWelcome(): void;
}

export const createViewSlice: StateCreator<ViewSlice> = (set) => ({
  resultPane: 'changes',
  narrowPane: 'source',
  overlay: undefined,
  renaming: undefined,
  welcome: false,
  lostDrafts: [],
  showPanel(narrowPane) {
    const resultPane = resultPanelIds.find((pane) => pane === narrowPane);
    set(resultPane ? { narrowPane, resultPane } : { narrowPane });
  },
  openOverlay(overlay) {
    set({ overlay });
  },
  closeOverlay() {
    set({ overlay: undefined });
  },
  startRenaming(renaming) {
    set({ renaming });
  },
  greet(lostDrafts) {
    set({ welcome: true, lostDrafts });
  },
  dismissWelcome() {
    set({ welcome: false, lostDrafts: [] });
  },
});
