import type { StateCreator } from 'zustand';

/** An authority's answer as it was pasted. It is kept on the page only and goes with it. */
export interface GivenAnswer {
  readonly text: string;
  /** Counts up with each answer. Names it in the keys of queries, where its text would be too long. */
  readonly serial: number;
}

export interface RefusalSlice {
  /** Answers by the id of the document that each is about. */
  readonly answers: Readonly<Record<string, GivenAnswer>>;
  /** Which finding of the answer is shown. Counts on beyond the last one. */
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
