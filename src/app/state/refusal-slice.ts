import type { StateCreator } from 'zustand';

/** An authority's answer as it was pasted. It exists only on the page and is lost with it. */
export interface GivenAnswer {
  readonly text: string;
  /** Increases with each answer. Identifies it in the keys of queries, where its text would be too long. */
  readonly serial: number;
}

export interface RefusalSlice {
  /** Answers by the id of the document that each is about. */
  readonly answers: Readonly<Record<string, GivenAnswer>>;
  /** Index of the shown finding; may run past the last one, after which it starts over. */
  readonly finding: number;
  giveAnswer(id: string, text: string): void;
  dropAnswer(id: string): void;
  showFinding(finding: number): void;
}

export const createRefusalSlice: StateCreator<RefusalSlice> = (set) => {
  let serial = 0;
  return {
    answers: {},
    finding: 0,
    giveAnswer(id, text) {
      serial += 1;
      const given = { text, serial };
      set(({ answers }) => ({ answers: { ...answers, [id]: given }, finding: 0 }));
    },
    dropAnswer(id) {
      set(({ answers }) => ({
        answers: Object.fromEntries(Object.entries(answers).filter(([other]) => other !== id)),
        finding: 0,
      }));
    },
    showFinding(finding) {
      set({ finding });
    },
  };
};
