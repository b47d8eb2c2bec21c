/** A value that was taken over: its path, its place in the document, and its notation there. */
export interface TakenValue {
  readonly from: string;
  readonly to: string;
  readonly value: string;
}

/** Records the values taken over. */
export interface Ledger {
  readonly taken: readonly TakenValue[];
  /** Records a value and returns it. */
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
