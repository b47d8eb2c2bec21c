import type { Json } from '../json/json.ts';
import { JsonNumber } from '../json/json.ts';
import { parseAmount } from './parse-amount.ts';
import { parsePercentage } from './percentage.ts';
import { plainDigits } from './plain-digits.ts';

/** The text or the digits of a value; undefined for other values. */
export function written(value: Json): string | undefined {
  if (value instanceof JsonNumber) return plainDigits(value.text);
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined;
}

/** Whether two texts or numbers are equal: `10.5` and `"10.50"`, `21%` and `21.0%`. Lists and objects never are. */
export function sameValue(before: Json, after: Json): boolean {
  if (before === after) return true;
  const a = written(before);
  const b = written(after);
  if (a === undefined || b === undefined) return false;
  if (a === b) return true;
  if (b.endsWith('%')) {
    const [x, y] = [parsePercentage(a), parsePercentage(b)];
    return x !== undefined && y !== undefined && x.equals(y);
  }
  if (!/^-?\d/.test(b)) return false;
  const [x, y] = [parseAmount(a), parseAmount(b)];
  return x !== undefined && y !== undefined && x.equals(y);
}
