import type { StateCreator } from 'zustand';

/** `refused`: the browser does not store; what is typed lives as long as the page. */
export type Saving = 'saving' | 'saved' | 'refused';

export interface SavingSlice {
  /** How the text of this tab stands with the browser's storage; undefined when there is nothing to keep. */
  readonly saving: Saving | undefined;
  markSaving(saving: Saving | undefined): void;
}

export const createSavingSlice: StateCreator<SavingSlice> = (set, get) => ({
  saving: undefined,
  markSaving(saving) {
    if (get().saving !== saving) set({ saving });
  },
});
