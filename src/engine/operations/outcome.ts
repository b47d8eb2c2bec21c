import type { Fault } from '../core/faults/fault.ts';
import { cut, listedFaults, shortRef } from '../core/faults/quoting.ts';
import { wordsIn, type MessageValues, type Wording } from '../core/messages/message.ts';

/** The machine-readable keys of failed operations; `api/error-status.ts` gives each its HTTP status. */
export type ErrorKey =
  | 'input'
  | 'not-found'
  | 'internal'
  | 'unknown-schema'
  | 'no-document'
  | 'calculation'
  | 'validation'
  | 'signature'
  | 'marshal'
  | 'digest';

/** Why an operation fails. */
export interface OperationError {
  readonly key: ErrorKey;
  /** One sentence, always present. */
  readonly message: string;
  /** Code and values of the message. */
  readonly phrase?: string;
  readonly values?: MessageValues;
  /** In document order; empty if the failure has no place in the document. */
  readonly faults: readonly Fault[];
  /** One sentence that replaces the faults: what to do. */
  readonly hint?: string;
}

/** The result of an operation: errors of the user's data are values, never exceptions. */
export type Outcome<T> = Warned &
  ({ readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: OperationError });

/** Dropped, overwritten or misspelt values, in document order; only for requests with `warnings`. */
export interface Warned {
  readonly warnings?: readonly Fault[];
}

/** The outcome of a successful operation. */
export function success<T>(value: T): Outcome<T> {
  return { ok: true, value };
}

/** The outcome of a failed operation: `message` is one sentence, `faults` are in document order. */
export function failure(key: ErrorKey, message: Wording, faults: readonly Fault[] = []): Outcome<never> {
  return {
    ok: false,
    error: { key, message: cut(wordsIn(message)), ...shortRef(message), faults: listedFaults(faults) },
  };
}
