import type { StateCreator } from 'zustand';
import type { Severity } from '../../engine/index.ts';

export type ProblemGrouping = 'place' | 'rule';

export interface ProblemsSlice {
  readonly hiddenSeverities: readonly Severity[];
  readonly problemFilter: string;
  readonly problemGrouping: ProblemGrouping;
  /** Key of the problem whose card is shown. */
  readonly selectedProblem: string | undefined;
  toggleSeverity(severity: Severity): void;
  filterProblems(text: string): void;
  groupProblems(grouping: ProblemGrouping): void;
  selectProblem(key: string | undefined): void;
}

export const createProblemsSlice: StateCreator<ProblemsSlice> = (set) => ({
  hiddenSeverities: [],
  problemFilter: '',
  problemGrouping: 'place',
  selectedProblem: undefined,
  toggleSeverity(severity) {
    set(({ hiddenSeverities: hidden }) => ({
      hiddenSeverities: hidden.includes(severity)
        ? hidden.filter((other) => other !== severity)
        : [...hidden, severity],
    }));
  },
  filterProblems(problemFilter) {
    set({ problemFilter });
  },
  groupProblems(problemGrouping) {
    set({ problemGrouping });
  },
  selectProblem(selectedProblem) {
    set({ selectedProblem });
  },
});
