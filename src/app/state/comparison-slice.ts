import type { StateCreator } from 'zustand';

export interface ComparisonSlice {
  /** For each document the id of the document that it is compared with, which may be closed by now. */
  readonly compared: Readonly<Record<string, string>>;
  compareWith(id: string, other: string): void;
}

export const createComparisonSlice: StateCreator<ComparisonSlice> = (set) => ({
  compared: {},
  compareWith(id, other) {
    set(({ compared }) => ({ compared: { ...compared, [id]: other } }));
  },
});
