import type { TaxIdentityDefinition } from '../../core/tax/regime-facts.ts';
import { cleanTaxCode } from '../../core/tax/tax-code.ts';
import { weightedSum } from '../shared/weighted-sum.ts';

const FORM = /^\d{9}B\d{2}$/;
const WEIGHTS = [9, 8, 7, 6, 5, 4, 3, 2];

/**
 * Btw-identificatienummer of the Belastingdienst: nine digits, B, two digits. Of a company, the first nine are its
 * RSIN, whose last digit is a check digit modulo 11. Since 2020 sole traders have a number unrelated to their person,
 * with a check modulo 97 over the whole number. Source: Wet op de omzetbelasting 1968, article 2a (1) under g;
 * Belastingdienst, "Btw-identificatienummer".
 */
export const btwId: TaxIdentityDefinition = {
  normalise: (code, country) => cleanTaxCode(code, country),
  isValid: isBtwId,
  format: '9 digits, B and 2 digits',
  example: '000099995B57',
};

/** Form and either check of a normalised code. */
export function isBtwId(code: string): boolean {
  return FORM.test(code) && (hasRsinCheckDigit(code) || hasCheckOverAll(code));
}

/** A number with the remainder 10 is not issued. */
function hasRsinCheckDigit(code: string): boolean {
  return weightedSum(code, WEIGHTS) % 11 === Number(code.charAt(8));
}

/** ISO/IEC 7064 MOD 97-10 over country and code, with letters from A = 10. */
function hasCheckOverAll(code: string): boolean {
  let rest = 0;
  for (const character of `NL${code}`) {
    const value = parseInt(character, 36);
    rest = (rest * (value < 10 ? 10 : 100) + value) % 97;
  }
  return rest === 1;
}
