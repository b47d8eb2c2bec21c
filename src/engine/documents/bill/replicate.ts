import type { CalDate } from '../../core/cal/date.ts';
import { ZERO_DATE } from '../../core/cal/date.ts';

/** Every replicable sales document has some of these. */
interface Issued {
  readonly uuid?: string | undefined;
  readonly code?: string | undefined;
  readonly issue_date: CalDate;
  readonly issue_time?: unknown;
  readonly value_date?: unknown;
  readonly op_date?: unknown;
}

/** The document as a draft: without identifier, code and dates of issue, supply and tax. */
export function asDraft<T extends Issued>(document: T): T {
  const { uuid: _uuid, code: _code, issue_time: _time, value_date: _value, op_date: _op, ...rest } = document;
  return { ...rest, issue_date: ZERO_DATE } as T;
}
