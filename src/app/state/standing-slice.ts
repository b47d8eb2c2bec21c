import type { StateCreator } from 'zustand';
import type { WorkDocument } from './documents-slice.ts';
import type { Standing } from './standing.ts';

/** The last standing of a document. */
export interface LastStanding {
  /** Revision of the text that it is about. */
  readonly revision: number;
  readonly standing: Standing;
}

/** The values that the page of a document announces, for a document that was begun there. */
export interface Going {
  /** Revision of the text that it is about. */
  readonly revision: number;
  readonly values: number;
  /** The number of errors that only ask for these values. */
  readonly asking: number;
}

export interface StandingSlice {
  /** Standings by document id. */
  readonly standings: Readonly<Record<string, LastStanding>>;
  /** By document id. */
  readonly going: Readonly<Record<string, Going>>;
  noteGoing(id: string, going: Going): void;
  noteStanding(id: string, last: LastStanding): void;
}

export const createStandingSlice: StateCreator<StandingSlice> = (set) => ({
  standings: {},
  going: {},
  noteGoing(id, work) {
    set(({ going }) => ({ going: { ...going, [id]: work } }));
  },
  noteStanding(id, last) {
    set(({ standings }) => ({ standings: { ...standings, [id]: last } }));
  },
});

/** The last standing of a document, unless its text has changed since. */
export function standingNow({ standings }: StandingSlice, { id, revision }: WorkDocument): Standing | undefined {
  const last = standings[id];
  return last?.revision === revision ? last.standing : undefined;
}
