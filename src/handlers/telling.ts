import type { Fault, Outcome } from '../engine/index.ts';
import type { Language } from '../contract/languages.ts';
import type { OperationId } from '../contract/routes.ts';
import type { ErrorBody } from '../contract/schemas/error-body.ts';

/** Puts the texts of answers into another language, as far as there are words for them. */
export interface Telling {
  readonly language: Language;
  /** What a handler came to. */
  outcome<Value>(operation: OperationId, outcome: Outcome<Value>): Outcome<Value>;
  /** An error report. */
  report(report: ErrorBody): ErrorBody;
  faults(faults: readonly Fault[]): readonly Fault[];
}
