import type { CalDate } from '../../../core/cal/date.ts';
import { isZeroDate } from '../../../core/cal/date.ts';
import type { CalTime } from '../../../core/cal/time.ts';
import { PRESENT_TIME } from '../../../core/cal/time.ts';
import type { CalculationContext } from '../../behaviour.ts';
import type { PaymentDetails } from '../payment-details.ts';

interface Dated {
  readonly $regime?: string | undefined;
  readonly issue_date: CalDate;
  readonly issue_time?: CalTime | undefined;
  readonly value_date?: CalDate | undefined;
  readonly payment?: PaymentDetails | undefined;
}

/**
 * Gives a document without issue date today's, in the time zone of its regime. A time that an addon leaves to the
 * calculation is set together with the date; a given time stays, also midnight. A zero value date or advance date,
 * which addons use for the date of issue as default, is set too.
 */
export function setIssueDate<T extends Dated>(document: T, context: CalculationContext): T {
  const zone = context.knowledge.regime(document.$regime ?? '')?.timeZone ?? 'UTC';
  if (document.issue_time === PRESENT_TIME) {
    return { ...issuedOn(document, context.today(zone)), issue_time: context.timeOfDay(zone) };
  }
  return isZeroDate(document.issue_date) ? issuedOn(document, context.today(zone)) : document;
}

function issuedOn<T extends Dated>(document: T, today: CalDate): T {
  const { value_date: valueDate, payment } = document;
  const isOpen = (date: CalDate | undefined) => date !== undefined && isZeroDate(date);
  return {
    ...document,
    issue_date: today,
    ...(isOpen(valueDate) ? { value_date: today } : {}),
    ...(payment?.advances?.some(({ date }) => isOpen(date))
      ? {
          payment: {
            ...payment,
            advances: payment.advances.map((entry) => (isOpen(entry.date) ? { ...entry, date: today } : entry)),
          },
        }
      : {}),
  };
}
