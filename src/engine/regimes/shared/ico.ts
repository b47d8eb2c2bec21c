import { numericCode } from '../../core/text/code.ts';
import { weightedSum } from './weighted-sum.ts';

const FORM = /^\d{8}$/;
/** Older numbers are shorter, and are padded with zeros. */
const SHORT = /^\d{6,7}$/;
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2];

/**
 * IČO of Czechia and Slovakia, which have used one rule since they were one country: seven digits and a check digit
 * modulo 11.
 */
export function isIco(code: string): boolean {
  if (!FORM.test(code)) return false;
  const rest = weightedSum(code, WEIGHTS) % 11;
  return (rest === 0 ? 1 : (11 - rest) % 10) === Number(code[7]);
}

export function cleanIco(code: string): string {
  const digits = numericCode(code);
  return SHORT.test(digits) ? digits.padStart(8, '0') : digits;
}
