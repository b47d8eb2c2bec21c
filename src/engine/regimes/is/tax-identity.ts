import type { TaxIdentityDefinition } from '../../core/tax/regime-facts.ts';
import { cleanTaxCode } from '../../core/tax/tax-code.ts';
import { isRealDay } from '../shared/birth-day.ts';
import { weightedSum } from '../shared/weighted-sum.ts';

const VSK_FORM = /^\d{5,6}$/;
/** Day, month and year of birth or registration; two digits, a check digit and the century. */
const KENNITALA_FORM = /^\d{9}[09]$/;
/** Added to the day of a company. */
const OF_COMPANIES = 40;
const WEIGHTS = [3, 2, 7, 6, 5, 4, 3, 2, 1];

/**
 * Virðisaukaskattsnúmer (VSK number), five or six digits, or kennitala, ten digits, the ninth a check digit. Sources: vatnode, "Iceland VAT
 * numbers", and Registers Iceland, "Identification number"; python-stdnum; all read on 2026-11-22.
 */
export const vskNumber: TaxIdentityDefinition = {
  normalise: (code, country) => cleanTaxCode(code, country),
  isValid: isVskNumber,
  format: '5 or 6 digits, or a kennitala of 10 digits',
  example: '5711160300',
};

/** Form of a normalised code, and the check digit of a kennitala. */
export function isVskNumber(code: string): boolean {
  return VSK_FORM.test(code) || isKennitala(code);
}

/** Form, day and check digit of a kennitala. */
export function isKennitala(code: string): boolean {
  if (!KENNITALA_FORM.test(code) || weightedSum(code, WEIGHTS) % 11 !== 0) return false;
  const day = Number(code.slice(0, 2));
  const month = Number(code.slice(2, 4));
  const year = Number(code.slice(4, 6)) + (code.endsWith('9') ? 1900 : 2000);
  return isRealDay({ year, month, day: day > OF_COMPANIES ? day - OF_COMPANIES : day });
}
