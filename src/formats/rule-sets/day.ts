import type { OperationContext } from '../../engine/index.ts';

/**
 * Where the authorities are that compare a day of a file with today: Rome, and Budapest, Madrid and Warsaw have the same
 * time. Those of other countries begin a release within a day of it.
 */
const ZONE = 'Europe/Rome';
const parts = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
  timeZone: ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** Today, as YYYY-MM-DD, in Central Europe. */
export function dayOf(context: OperationContext): string {
  const found = new Map(parts.formatToParts(context.now()).map(({ type, value }) => [type, value]));
  return `${found.get('year')?.padStart(4, '0')}-${found.get('month')}-${found.get('day')}`;
}

/** An existing date as YYYY-MM-DD. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
