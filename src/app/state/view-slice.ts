import type { StateCreator } from 'zustand';
import type { Draft } from './read-draft.ts';
import { lasting, storedChoice } from './stored.ts';
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

/** Operations whose progress and result are shown in a sheet over the page. */
export type OperationName =
  | 'validate'
  | 'correct'
  | 'replicate'
  | 'envelop'
  | 'sign'
  | 'fix-all'
  | 'hand-on'
  | 'start'
  | 'foreign';
export type Overlay = 'palette' | 'shortcuts' | OperationName;

/** What a wide page shows: the source, the source and the result, or the result alone. */
export const workViews = ['both', 'source', 'page'] as const;
export type WorkView = (typeof workViews)[number];

const STORED_VIEW = 'assay.work-view';

export interface ViewSlice {
  /** Stored in this browser. */
  readonly workView: WorkView;
  /** The views of the result on a wide page, from left to right. Stored in this browser if there are several. */
  readonly resultViews: ResultViews;
  readonly narrowPane: PanelId;
  /** Id of the new document that shows its questions while it is empty, whatever view was used last. */
  readonly startingId: string | undefined;
  readonly overlay: Overlay | undefined;
  /** Id of the document that is being renamed in its tab. */
  readonly renaming: string | undefined;
  /** Whether the welcome bar is shown, for a visit without a draft. */
  readonly welcome: boolean;
  /** Drafts of closed tabs, newest first, which the bar offers. */
  readonly lostDrafts: readonly Draft[];
  /** Shows a panel. On a wide page source and problems are always shown. */
  showPanel(panel: PanelId): void;
  /** Shows the questions of a new document until another panel is asked for. */
  beginWith(documentId: string): void;
  /** Shows a view of the result at this place of a wide page. */
  showViewAt(place: number, panel: ResultPanelId): void;
  /** Adds one more view of the result. */
  addView(): void;
  closeView(place: number): void;
  /** Shows source, page or both; the result of a page alone is the page of the document. */
  chooseWorkView(view: WorkView): void;
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
  const workView = storedChoice(STORED_VIEW, workViews);
  return {
    workView,
    resultViews: storedViews(),
    // Nobody reads source on a phone first.
    narrowPane:
      workView === 'page' || globalThis.matchMedia?.('(max-width: 599px)').matches === true ? 'invoice' : 'source',
    startingId: undefined,
    overlay: undefined,
    renaming: undefined,
    welcome: false,
    lostDrafts: [],
    showPanel(narrowPane) {
      const view = resultPanelIds.find((id) => id === narrowPane);
      if (view) lay(withView(get().resultViews, view));
      // What is asked for is shown, also if its side was hidden.
      if (get().workView === (view ? 'source' : 'page')) set({ workView: 'both' });
      set({ narrowPane, startingId: undefined });
    },
    beginWith(startingId) {
      set({ startingId });
    },
    showViewAt(place, narrowPane) {
      lay(withViewAt(get().resultViews, place, narrowPane));
      set({ narrowPane, startingId: undefined });
    },
    addView() {
      lay(withViewBeside(get().resultViews));
    },
    closeView(place) {
      lay(withoutViewAt(get().resultViews, place));
    },
    chooseWorkView(workView) {
      lasting.setItem(STORED_VIEW, workView);
      if (workView === 'page') lay(withView(get().resultViews, 'invoice'));
      // A page that becomes narrow goes on with what was chosen.
      if (workView !== 'both') set({ narrowPane: workView === 'page' ? 'invoice' : 'source' });
      set({ workView });
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
