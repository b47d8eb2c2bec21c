import type { StateCreator } from 'zustand';

/** What the engine last said of a document. */
export interface Standing {
  /** Of the text that it is about. */
  readonly revision: number;
  readonly tone: 'accepted' | 'warned' | 'refused';
  /** `2 faults, 1 warning`. */
  readonly words: string;
}

export interface StandingSlice {
  /** By id of the document. */
  readonly standings: Readonly<Record<string, Standing>>;
  noteStanding(id: string, standing: Standing): void;
}

export const createStandingSlice: StateCreator<StandingSlice> = (set) => ({
  standings: {},
  noteStanding(id, standing) {
    set(({ standings }) => ({ standings: { ...standings, [id]: standing } }));
  },
});
