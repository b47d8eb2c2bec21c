import type { StateCreator } from 'zustand';

export interface ComparisonSlice {
  /** Of a document in XML, the id of the one that it is compared with; that one may be closed by now. */
  readonly compared: Readonly<Record<string, string>>;
  compareWith(id: string, other: string): void;
}

export const createComparisonSlice: StateCreator<ComparisonSlice> = (set) => ({
  compared: {},
  compareWith(id, other) {
    set(({ compared }) => ({ compared: { ...compared, [id]: other } }));
  },
});
