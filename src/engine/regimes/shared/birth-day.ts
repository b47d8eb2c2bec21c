import { daysInMonth } from '../../core/cal/date.ts';

/** Whether there was such a day: many numbers of natural persons begin with that of their birth. */
export function isRealDay({ year, month, day }: { year: number; month: number; day: number }): boolean {
  return day >= 1 && day <= daysInMonth(year, month);
}
