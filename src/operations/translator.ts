import type { Fault, Outcome } from '../engine/index.ts';
import type { Language } from '../engine/languages.ts';
import type { OperationId } from '../api/routes.ts';
import type { ErrorBody } from '../api/schemas/error-body.ts';

/** Translates the texts of answers as far as translations exist. */
export interface Translator {
  readonly language: Language;
  /** A handler's outcome. */
  outcome<Value>(operation: OperationId, outcome: Outcome<Value>): Outcome<Value>;
  /** An error report. */
  report(report: ErrorBody): ErrorBody;
  faults(faults: readonly Fault[]): readonly Fault[];
}
