import type { StateCreator } from 'zustand';

/** `refused`: the browser does not store; what is typed lives as long as the page. */
export type Saving = 'saving' | 'saved' | 'refused';

export interface SavingSlice {
  /** How the text of this tab stands with the browser's storage; undefined when there is nothing to keep. */
  readonly saving: Saving | undefined;
  /** Records in the browser's storage that could not be used, as they were found. */
  readonly aside: readonly unknown[];
  markSaving(saving: Saving | undefined): void;
  reportAside(aside: readonly unknown[]): void;
}

export const createSavingSlice: StateCreator<SavingSlice> = (set, get) => ({
  saving: undefined,
  aside: [],
  markSaving(saving) {
    if (get().saving !== saving) set({ saving });
  },
  reportAside(aside) {
    set({ aside });
  },
});
