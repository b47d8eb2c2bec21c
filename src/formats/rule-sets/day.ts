import type { OperationContext } from '../../engine/index.ts';

/** Today, as YYYY-MM-DD, in UTC: authorities of every country begin a release within a day of it. */
export const dayOf = (context: OperationContext): string => context.now().toISOString().slice(0, 10);

/** An existing date as YYYY-MM-DD. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
