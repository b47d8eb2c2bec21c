import { parseDate, type CalDate } from './date.ts';

const PARTS = /^(\d+)([./-])(\d\d?)\2(\d+)$/;

/** The days that a text in another notation can mean: one for `20.11.2026`, two for `03/04/2026`. */
export function likelyDays(text: string): readonly CalDate[] {
  const [, a = '', , b = '', c = ''] = PARTS.exec(text.slice(0, 11)) ?? [];
  const days = [
    [a, b, c],
    [c, b, a],
    [c, a, b],
  ].flatMap((parts) => parseDate(parts.map((part) => part.padStart(2, '0')).join('-')) ?? []);
  return text === '' ? [] : [...new Set(days)];
}
