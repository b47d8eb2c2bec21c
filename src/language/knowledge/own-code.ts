/** The meaning of a code that is not a rule of the format. */
export interface OwnCode {
  /** What is wrong, or what happens, at its place. */
  readonly meaning: string;
  /** How to fix it. */
  readonly mend: string;
}
