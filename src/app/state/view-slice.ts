import type { StateCreator } from 'zustand';
import type { Draft } from './read-draft.ts';
import { resultPanelIds, type PanelId, type ResultPanelId } from './place-ids.ts';
import {
  storedViews,
  storeViews,
  withoutViewAt,
  withView,
  withViewAt,
  withViewBeside,
  type ResultViews,
} from './result-views.ts';

/** Operations whose course and result show in a sheet over the page. */
export type OperationName =
  'validate' | 'correct' | 'replicate' | 'envelop' | 'sign' | 'fix-all' | 'hand-on' | 'start' | 'foreign';
export type Overlay = 'palette' | 'shortcuts' | OperationName;

export interface ViewSlice {
  /** What a wide page shows of the result, from left to right. Lasts in this browser while there are several. */
  readonly resultViews: ResultViews;
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
  /** Shows a view of the result at that place of a wide page. */
  showViewAt(place: number, panel: ResultPanelId): void;
  /** Puts one more view of the result beside those there are. */
  addView(): void;
  closeView(place: number): void;
  openOverlay(overlay: Overlay): void;
  closeOverlay(): void;
  startRenaming(id: string | undefined): void;
  greet(lostDrafts: readonly Draft[]): void;
  dismissWelcome(): void;
}

export const createViewSlice: StateCreator<ViewSlice> = (set, get) => {
  function lay(resultViews: ResultViews): void {
    storeViews(resultViews);
    set({ resultViews });
  }
  return {
    resultViews: storedViews(),
    narrowPane: 'source',
    overlay: undefined,
    renaming: undefined,
    welcome: false,
    lostDrafts: [],
    showPanel(narrowPane) {
      const view = resultPanelIds.find((id) => id === narrowPane);
      if (view) lay(withView(get().resultViews, view));
      set({ narrowPane });
    },
    showViewAt(place, narrowPane) {
      lay(withViewAt(get().resultViews, place, narrowPane));
      set({ narrowPane });
    },
    addView() {
      lay(withViewBeside(get().resultViews));
    },
    closeView(place) {
      lay(withoutViewAt(get().resultViews, place));
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
  };
};
