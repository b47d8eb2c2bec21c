/** Years of the schema may have more than four digits. */
const LONGEST_DATE = 20;

/** Whether a day of XML Schema does not come after another. A day may have a time zone, which is UTC by default. */
export function daysInOrder(first: string, last: string): boolean {
  const [from, to] = [startOf(first), startOf(last)];
  if (from !== undefined && to !== undefined) return from <= to;
  return first.padStart(LONGEST_DATE, '0') <= last.padStart(LONGEST_DATE, '0');
}

/** The moment at which a day with a year of four digits begins. */
function startOf(date: string): number | undefined {
  const [, day = '', zone = ''] = /^(\d{4}-\d\d-\d\d)(Z|[+-]\d\d:\d\d)?$/.exec(date) ?? [];
  const moment = Date.parse(`${day}T00:00:00${zone || 'Z'}`);
  return Number.isNaN(moment) ? undefined : moment;
}
