import { Amount, amountOf } from './amount.ts';
import { bigPowerOfTen } from './int64.ts';

/** Significant digits of an amount; further decimals are truncated, further integer digits are an error. */
const MAX_DIGITS = 18;

/** Longest text whose digits always form a safe integer. */
const FAST_LENGTH = 15;

/**
 * Parses an amount as written in a document (`-12.50`). Undefined if the text is not a number.
 *
 * Like other tools of the format it also accepts leading zeros, a plus sign (`+5`), a trailing point (`5.`), and
 * surplus decimals, which are truncated. Two signs are an error, since their meaning is unclear.
 */
export function parseAmount(text: string): Amount | undefined {
  return text.length <= FAST_LENGTH ? (parsePlain(text) ?? parseLenient(text)) : parseLenient(text);
}

function parsePlain(text: string): Amount | undefined {
  const length = text.length;
  const negative = text.charCodeAt(0) === 45;
  const first = negative ? 1 : 0;
  let value = 0;
  let point = -1;
  for (let i = first; i < length; i++) {
    const code = text.charCodeAt(i);
    if (code >= 48 && code <= 57) value = value * 10 + (code - 48);
    else if (code === 46 && point < 0 && i > first) point = i;
    else return undefined;
  }
  if (first === length) return undefined;
  return new Amount(negative && value !== 0 ? -value : value, point < 0 ? 0 : length - point - 1);
}

function parseLenient(text: string): Amount | undefined {
  const negative = text.startsWith('-');
  const parts = (negative ? text.slice(1) : text).split('.');
  if (parts.length > 2) return undefined;
  const integerText = parts[0] ?? '';
  const significant = integerText.length - leadingZeros(integerText);
  if (significant > MAX_DIGITS) return undefined;
  const fractionText = (parts[1] ?? '').slice(0, MAX_DIGITS - significant);
  const isWhole = (negative ? /^[0-9]+$/ : /^\+?[0-9]+$/).test(integerText);
  if (!isWhole || !/^[0-9]*$/.test(fractionText)) return undefined;
  const integer = BigInt(integerText.replace('+', ''));
  const fraction = fractionText === '' ? 0n : BigInt(fractionText);
  const value = integer * bigPowerOfTen(fractionText.length) + fraction;
  return amountOf(negative ? -value : value, fractionText.length);
}

function leadingZeros(text: string): number {
  let count = 0;
  while (text.charCodeAt(count) === 48) count++;
  return count;
}
