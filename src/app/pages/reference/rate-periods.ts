import type { TaxRate } from '../../api/definitions/regime.ts';

/**
 * A percentage and the days on which it applies. `start` and `width` place it on the scale, in percent of its width.
 */
export interface RatePeriod {
  readonly percent: string;
  readonly surcharge: string | undefined;
  /** The first day; undefined if it applied from the beginning. */
  readonly since: string | undefined;
  /** The day on which the next percentage begins. */
  readonly until: string | undefined;
  readonly state: 'past' | 'present' | 'future';
  readonly start: number;
  readonly width: number;
}

export interface RateTimeline {
  readonly code: string;
  /** Oldest first. */
  readonly periods: readonly RatePeriod[];
}

export interface TimelineScale {
  readonly first: number;
  readonly last: number;
  /** Years to mark on the scale, with their positions in percent. */
  readonly marks: readonly { readonly year: number; readonly at: number }[];
}

/** The rates of a category on one scale of years, with the position of today in percent. Undefined if no rate has a date. */
export function timelineOf(
  rates: readonly TaxRate[],
  today: string,
): { readonly scale: TimelineScale; readonly today: number; readonly rates: readonly RateTimeline[] } | undefined {
  const dates = rates.flatMap(({ values }) => values.flatMap(({ since }) => since ?? []));
  if (dates.length === 0) return undefined;
  const years = [...dates, today].map((date) => Number(date.slice(0, 4)));
  const earliest = Math.min(...years);
  const last = Math.max(...years) + 1;
  // A rate without a start date is drawn from a little before the first date.
  const first = earliest - Math.max(1, Math.round((last - earliest) / 12));
  const at = (date: string) => round(((yearsOf(date) - first) / (last - first)) * 100);

  const rows = rates.flatMap((rate): RateTimeline[] => {
    const plain = rate.values.filter(({ conditions }) => conditions.length === 0).toReversed();
    if (plain.length === 0) return [];
    const periods = plain.map(({ percent, surcharge, since }, index): RatePeriod => {
      const until = plain[index + 1]?.since;
      const start = since === undefined ? 0 : at(since);
      const end = until === undefined ? 100 : at(until);
      const state = (since ?? '') > today ? 'future' : until !== undefined && until <= today ? 'past' : 'present';
      return { percent, surcharge, since, until, state, start, width: round(end - start) };
    });
    return [{ code: rate.code, periods }];
  });
  const step = [1, 2, 5, 10, 20].find((years) => (last - first) / years <= 8) ?? 50;
  const marks = Array.from({ length: last - first }, (_, index) => first + index)
    .filter((year) => year % step === 0)
    .map((year) => ({ year, at: at(`${String(year)}-01-01`) }));
  return { scale: { first, last, marks }, today: at(today), rates: rows };
}

/** A date as a fractional year, precise enough for a scale of years. */
function yearsOf(date: string): number {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return year + (month - 1) / 12 + (day - 1) / 365;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
