import { moment } from '../../texts/figures.ts';

/** A point in time, in milliseconds since 1970, as people here write it. */
export function Moment({ at }: { at: number }) {
  const date = new Date(at);
  return <time dateTime={date.toISOString()}>{moment(date)}</time>;
}
