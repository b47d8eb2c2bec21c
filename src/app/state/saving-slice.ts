import type { StateCreator } from 'zustand';

/** `refused`: the browser does not store, so the text lasts only as long as the page. */
export type Saving = 'saving' | 'saved' | 'refused';

export interface SavingSlice {
  /** Whether the text of this tab is stored; undefined if there is nothing to store. */
  readonly saving: Saving | undefined;
  /** Unusable records in the browser's storage, unchanged. */
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
