import type { ErrorFault } from '../schemas/error-body.ts';
import type { MessageValues } from '../../engine/index.ts';

/**
 * refused: the service answered with an error report. malformed: its answer does not match its schema. network: no
 * answer came. timeout: no answer came in time. A caller's own abort is none of these: it rejects with the signal's
 * reason, as `fetch` does.
 */
export type ApiErrorKind = 'refused' | 'malformed' | 'network' | 'timeout';

export interface ApiErrorParts {
  readonly kind: ApiErrorKind;
  readonly status: number;
  readonly key: string;
  readonly message: string;
  /** Code and values of the message. */
  readonly phrase?: string | undefined;
  readonly values?: MessageValues | undefined;
  readonly faults?: readonly ErrorFault[];
  readonly cause?: unknown;
}

/** Every way in which a call can fail. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** Status of the answer, 0 if none came. */
  readonly status: number;
  /** Key of the error report, such as `validation`; otherwise the kind. */
  readonly key: string;
  /** Code and values of the message, if the report has them. */
  readonly phrase: string | undefined;
  readonly values: MessageValues | undefined;
  /** In the order of the report; empty if it has none. */
  readonly faults: readonly ErrorFault[];

  constructor(parts: ApiErrorParts) {
    super(parts.message, 'cause' in parts ? { cause: parts.cause } : undefined);
    this.kind = parts.kind;
    this.status = parts.status;
    this.key = parts.key;
    this.phrase = parts.phrase;
    this.values = parts.values;
    this.faults = parts.faults ?? [];
  }
}
