import type { TaxIdentityDefinition } from '../../core/tax/regime-facts.ts';
import { cleanTaxCode } from '../../core/tax/tax-code.ts';
import { weightedSum } from '../shared/weighted-sum.ts';

const FORM = /^[1-9]\d{7}$/;
const WEIGHTS = [3, 4, 6, 7, 8, 9];

/**
 * VAT identification number: six digits, the first not 0, and two check digits from 01 to 37.
 * Sources: VIES, structure of VAT numbers; python-stdnum and jsvat for the check; all read on 2026-11-22.
 */
export const vatNumber: TaxIdentityDefinition = {
  normalise: (code, country) => cleanTaxCode(code, country),
  isValid: isVatNumber,
  format: '8 digits, the last two a check',
  example: '11679112',
};

/** Form and check of a normalised code. */
export function isVatNumber(code: string): boolean {
  return FORM.test(code) && 37 - (weightedSum(code, WEIGHTS) % 37) === Number(code.slice(6));
}
