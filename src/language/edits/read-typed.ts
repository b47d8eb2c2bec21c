import type { AskInput } from '../../engine/index.ts';

/** How people write where a value is typed. */
export interface TypingWays {
  /** `.` or `,`. */
  readonly decimalSign: string;
  readonly monthFirst: boolean;
  /** The day from which `+30` counts, and whose year a date without one has, as `2026-11-27`. */
  readonly from: string;
}

/**
 * A value as documents write it, from what a person typed: `1.234,50` becomes `1234.50`, `27.11.` becomes `2026-11-27`.
 * Undefined if it cannot be read as its kind. Texts stay as they are, but for spaces around them.
 */
export function readTyped(input: AskInput, typed: string, ways: TypingWays): string | undefined {
  const text = typed.trim();
  if (input === 'amount') return amountOf(text, ways);
  if (input === 'percentage') {
    const figure = amountOf(text.endsWith('%') ? text.slice(0, -1) : text, ways);
    return figure === undefined ? undefined : `${figure}%`;
  }
  if (input === 'date') return dayOf(text, ways);
  return text;
}

/** Longest figure that is read. */
const LONGEST = 40;

function amountOf(text: string, { decimalSign }: TypingWays): string | undefined {
  const bare = text
    .slice(0, LONGEST + 1)
    .replaceAll(/[\p{Sc}\s\u00a0\u202f'’]/gu, '')
    .replace(/^−/, '-');
  if (bare.length > LONGEST || !/^-?\d[\d.,]*$/.test(bare)) return undefined;
  const [points, commas] = [bare.split('.').length - 1, bare.split(',').length - 1];
  const sign = decimalOf(bare, points, commas, decimalSign);
  const grouping = sign === ',' ? '.' : ',';
  const whole = bare.replaceAll(grouping, '');
  const figure = sign === ',' ? whole.replace(',', '.') : whole;
  return /^-?\d+(?:\.\d+)?$/.test(figure) ? figure : undefined;
}

/** Which of the two signs stands before the decimals. */
function decimalOf(bare: string, points: number, commas: number, usual: string): string {
  if (points > 0 && commas > 0) return bare.lastIndexOf('.') > bare.lastIndexOf(',') ? '.' : ',';
  if (points > 1) return ',';
  if (commas > 1) return '.';
  // One sign before three digits groups them where people group by it, except after a leading nought.
  const isGroup = /^-?[1-9]\d{0,2}[.,]\d{3}$/.test(bare);
  const only = points === 1 ? '.' : ',';
  return isGroup && only !== usual && only === ',' ? '.' : only;
}

function dayOf(text: string, { monthFirst, from }: TypingWays): string | undefined {
  const year = from.slice(0, 4);
  const ahead = /^\+(\d{1,4})$/.exec(text)?.[1];
  if (ahead !== undefined) return daysAfter(from, Number(ahead));
  const whole = /^(\d{4})-?(\d{2})-?(\d{2})$/.exec(text) ?? /^(\d{4})[./](\d{1,2})[./](\d{1,2})$/.exec(text);
  if (whole) return sound(whole[1], whole[2], whole[3]);
  const [, first, second, last] = /^(\d{1,2})[./-]\s?(\d{1,2})(?:[./-]\s?(\d{4}|\d{2})?)?$/.exec(text) ?? [];
  if (first === undefined || second === undefined) return undefined;
  const [day, month] = monthFirst && Number(first) <= 12 ? [second, first] : [first, second];
  return sound(last === undefined ? year : last.length === 2 ? `20${last}` : last, month, day);
}

function sound(year = '', month = '', day = ''): string | undefined {
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${written}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== written ? undefined : written;
}

function daysAfter(from: string, days: number): string | undefined {
  const date = new Date(`${from}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return undefined;
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
