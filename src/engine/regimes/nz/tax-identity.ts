import type { TaxIdentityDefinition } from '../../core/tax/regime-facts.ts';
import { cleanTaxCode } from '../../core/tax/tax-code.ts';
import { weightedSum } from '../shared/weighted-sum.ts';

const FORM = /^\d{8,9}$/;
/** Issued, or to be issued in the next years. */
const FIRST = 10_000_000;
const LAST = 150_000_000;
const WEIGHTS = [3, 2, 7, 6, 5, 4, 3, 2];
/** Replacement weights if the others give 10. */
const SECOND_WEIGHTS = [7, 4, 3, 2, 5, 2, 7, 6];
const DIGITS = 9;

/**
 * IRD number: seven or eight digits and a check digit. Sources: Oracle, "New Zealand" in its rules for tax registration numbers, after Inland Revenue;
 * python-stdnum; both read on 2026-11-22.
 */
export const irdNumber: TaxIdentityDefinition = {
  normalise: (code, country) => cleanTaxCode(code, country),
  isValid: isIrdNumber,
  format: '8 or 9 digits, the last a check digit',
  example: '49091850',
};

/** Form, range and check digit of a normalised code. */
export function isIrdNumber(code: string): boolean {
  if (!FORM.test(code) || Number(code) <= FIRST || Number(code) >= LAST) return false;
  const digits = code.padStart(DIGITS, '0');
  const first = missing(digits, WEIGHTS);
  const check = first === 10 ? missing(digits, SECOND_WEIGHTS) : first;
  return check === Number(digits[DIGITS - 1]);
}

/** The difference of the sum to the next multiple of 11. */
function missing(digits: string, weights: readonly number[]): number {
  return (11 - (weightedSum(digits, weights) % 11)) % 11;
}
