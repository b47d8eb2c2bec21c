import type { StateCreator } from 'zustand';

/** A newer version than that of this page: it waits to be loaded, or another tab has loaded it. */
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
