import { moment } from '../../texts/figures.ts';

/** A time in milliseconds since 1970, formatted for the user's region. */
export function Moment({ at }: { at: number }) {
  const date = new Date(at);
  return <time dateTime={date.toISOString()}>{moment(date)}</time>;
}
