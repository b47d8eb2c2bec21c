/** A value that was taken: where it stood, where it went, and how it is written there. */
export interface TakenValue {
  readonly from: string;
  readonly to: string;
  readonly value: string;
}

/** Writes down what is taken on the way. */
export interface Ledger {
  readonly taken: readonly TakenValue[];
  /** Notes a value and gives it back. */
  take(place: { readonly at: string }, to: string, value: string): string;
}

export function createLedger(): Ledger {
  const taken: TakenValue[] = [];
  return {
    taken,
    take({ at }, to, value) {
      taken.push({ from: at, to, value });
      return value;
    },
  };
}
