import type { TaxIdentityDefinition } from '../../core/tax/regime-facts.ts';
import { cleanTaxCode } from '../../core/tax/tax-code.ts';
import { weightedSum } from '../shared/weighted-sum.ts';

/**
 * The first digits distinguish people (1 to 3), companies (5), public bodies (6), traders (8) and special cases (the
 * others).
 */
const FORM = /^([123568]\d|45|7[0-24-57-9]|9[0189])\d{7}$/;

const WEIGHTS = [9, 8, 7, 6, 5, 4, 3, 2];

/**
 * NIF (número de identificação fiscal) of the Autoridade Tributária: nine digits, the last a check digit modulo 11.
 * Source: Decreto-Lei 14/2013.
 */
export const nif: TaxIdentityDefinition = {
  normalise: (code, country) => cleanTaxCode(code, country),
  isValid: isNif,
  format: '9 digits, the last a check digit',
  example: '501442600',
};

/** Form and check digit of a normalised code. */
export function isNif(code: string): boolean {
  if (!FORM.test(code)) return false;
  const rest = weightedSum(code, WEIGHTS) % 11;
  return Number(code.charAt(8)) === (rest < 2 ? 0 : 11 - rest);
}
