import type { StateCreator } from 'zustand';

/** A newer workbench than the one on this page: it waits to be taken, or another tab has taken it already. */
export type Update = 'waiting' | 'taken';

export interface UpdateSlice {
  readonly update: Update | undefined;
  reportUpdate(update: Update): void;
}

export const createUpdateSlice: StateCreator<UpdateSlice> = (set) => ({
  update: undefined,
  reportUpdate(update) {
    set({ update });
  },
});
