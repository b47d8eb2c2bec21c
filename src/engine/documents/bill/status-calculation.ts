import { isZeroDate } from '../../core/cal/date.ts';
import type { CalculationContext } from '../behaviour.ts';
import type { Status } from './status.ts';

/** A status without issue date gets today's in UTC, for any regime; its time of issue is never filled in. */
export function setStatusDate(status: Status, context: CalculationContext): Status {
  return isZeroDate(status.issue_date) ? { ...status, issue_date: context.today('UTC') } : status;
}

/** Numbers the lines and calculates their embedded documents. */
export function calculateStatusLines(status: Status, context: CalculationContext): Status {
  if (!status.lines) return status;
  const lines = status.lines.map((line, index) => {
    const complements = line.complements?.map((complement, i) =>
      context.calculateEmbedded(complement, `$.lines[${index}].complements[${i}]`),
    );
    return { ...line, index: index + 1, ...(complements && { complements }) };
  });
  return { ...status, lines };
}
