import { daysInMonth } from '../../core/cal/date.ts';

/** Whether the date existed: many numbers of natural persons begin with the date of birth. */
export function isRealDay({ year, month, day }: { year: number; month: number; day: number }): boolean {
  return day >= 1 && day <= daysInMonth(year, month);
}
