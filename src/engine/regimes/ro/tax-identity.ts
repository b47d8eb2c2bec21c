import type { TaxIdentityDefinition } from '../../core/tax/regime-facts.ts';
import { cleanTaxCode } from '../../core/tax/tax-code.ts';
import { weightedSum } from '../shared/weighted-sum.ts';

const FORM = /^[1-9]\d{1,9}$/;
const LENGTH = 10;
const WEIGHTS = [7, 5, 3, 2, 1, 7, 5, 3, 2];

/**
 * Cod de identificare fiscală (CIF, CUI): up to nine digits, the first not 0, and a check digit.
 * Sources: VIES, structure of VAT numbers; python-stdnum and jsvat for the check; all read on 2026-11-22.
 */
export const vatNumber: TaxIdentityDefinition = {
  normalise: (code, country) => cleanTaxCode(code, country),
  isValid: isVatNumber,
  format: '2 to 10 digits, the last a check digit',
  example: '18547290',
};

/** Form and check of a normalised code. */
export function isVatNumber(code: string): boolean {
  if (!FORM.test(code)) return false;
  const digits = code.padStart(LENGTH, '0');
  return ((weightedSum(digits, WEIGHTS) * 10) % 11) % 10 === Number(digits[LENGTH - 1]);
}
