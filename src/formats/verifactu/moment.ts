/** The local time of the mainland, with its offset. */
const MADRID = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Madrid',
  dateStyle: 'short',
  timeStyle: 'medium',
  hourCycle: 'h23',
});
const MINUTE = 60_000;

/** A moment as records state it: `2026-09-15T09:00:00+02:00`. */
export function momentOf(text: string): string | undefined {
  const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/.test(text)
    ? new Date(text)
    : undefined;
  if (!moment || Number.isNaN(moment.getTime())) return undefined;
  const part = Object.fromEntries(MADRID.formatToParts(moment).map(({ type, value }) => [type, value]));
  const local = `${part.year}-${part.month}-${part.day}T${part.hour}:${part.minute}:${part.second}`;
  const offset = Math.round((Date.parse(`${local}Z`) - moment.getTime()) / MINUTE);
  return `${local}+${String(Math.floor(offset / 60)).padStart(2, '0')}:${String(offset % 60).padStart(2, '0')}`;
}
