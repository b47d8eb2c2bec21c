import type { Fault } from '../core/faults/fault.ts';
import { cut, toldFaults, toldRef } from '../core/faults/quoting.ts';
import { wordsIn, type MessageValues, type Wording } from '../core/messages/message.ts';

/** The machine-readable keys of failed operations; `../shared/spec/core/api.md` section 1 gives each its HTTP status. */
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

/** Why an operation gives no value. */
export interface OperationError {
  readonly key: ErrorKey;
  /** One sentence, always present. */
  readonly message: string;
  /** Code and values of the message. */
  readonly phrase?: string;
  readonly values?: MessageValues;
  /** In document order; empty when the failure has no place in the document. */
  readonly faults: readonly Fault[];
  /** One sentence that says more than the faults do: what to do in their stead. */
  readonly hint?: string;
}

/** What an operation gives back: trouble with the user's data is a value, never an exception. */
export type Outcome<T> = Warned &
  ({ readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: OperationError });

/** What was dropped, overwritten or looks misspelt, in document order; only of a request that asks for `warnings`. */
export interface Warned {
  readonly warnings?: readonly Fault[];
}

/** The outcome of an operation that gives `value`. */
export function success<T>(value: T): Outcome<T> {
  return { ok: true, value };
}

/** The outcome of an operation that failed: `message` is one sentence, `faults` are in document order. */
export function failure(key: ErrorKey, message: Wording, faults: readonly Fault[] = []): Outcome<never> {
  return { ok: false, error: { key, message: cut(wordsIn(message)), ...toldRef(message), faults: toldFaults(faults) } };
}
