import type { TaxIdentityDefinition } from '../../core/tax/regime-facts.ts';
import { cleanTaxCode } from '../../core/tax/tax-code.ts';
import { weightedSum } from '../shared/weighted-sum.ts';

const FORM = /^\d{8}$/;

/** The last is the weight of the check digit. */
const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1];

/**
 * Y-tunnus (yritys- ja yhteisötunnus): seven digits and, after a hyphen that VAT numbers omit, a check digit modulo 11.
 * Sources: yritys- ja yhteisötietolaki 244/2001; Verohallinto, "Tarkistusmerkin laskenta".
 */
export const businessId: TaxIdentityDefinition = {
  normalise: (code, country) => cleanTaxCode(code, country),
  isValid: isBusinessId,
  format: '8 digits, the last a check digit',
  example: '01120389',
};

/** Form and check digit of a normalised code. */
export function isBusinessId(code: string): boolean {
  return FORM.test(code) && weightedSum(code, WEIGHTS) % 11 === 0;
}
