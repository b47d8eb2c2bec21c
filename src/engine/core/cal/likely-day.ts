import { parseDate, type CalDate } from './date.ts';

const PARTS = /^(\d+)([./-])(\d\d?)\2(\d+)$/;

/** The day that a text in another notation means, if it can mean only one: `20.11.2026`, but not `03/04/2026`. */
export function likelyDay(text: string): CalDate | undefined {
  const [, a = '', , b = '', c = ''] = PARTS.exec(text.slice(0, 11)) ?? [];
  const [date, other = date] = [
    [a, b, c],
    [c, b, a],
    [c, a, b],
  ].flatMap((parts) => parseDate(parts.map((part) => part.padStart(2, '0')).join('-')) ?? []);
  return date === other && text !== '' ? date : undefined;
}
