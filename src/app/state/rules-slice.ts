import type { StateCreator } from 'zustand';

/** A Schematron file that judges XML invoices in addition to the rule sets. */
export interface OwnRules {
  /** Id of this file while the page is open. */
  readonly id: string;
  readonly name: string;
  readonly assertions: number;
  /** Whether this browser stores the file for the next visit. */
  readonly kept: boolean;
}

export interface RulesSlice {
  readonly ownRules: OwnRules | undefined;
  bringRules(rules: OwnRules | undefined): void;
}

export const createRulesSlice: StateCreator<RulesSlice> = (set) => ({
  ownRules: undefined,
  bringRules(ownRules) {
    set({ ownRules });
  },
});
