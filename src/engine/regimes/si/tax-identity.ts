import type { TaxIdentityDefinition } from '../../core/tax/regime-facts.ts';
import { cleanTaxCode } from '../../core/tax/tax-code.ts';
import { weightedSum } from '../shared/weighted-sum.ts';

const FORM = /^[1-9]\d{7}$/;
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2];

/**
 * Identifikacijska številka za DDV: seven digits, the first not 0, and a check digit.
 * Sources: VIES, structure of VAT numbers; python-stdnum and jsvat for the check; all read on 2026-11-22.
 */
export const vatNumber: TaxIdentityDefinition = {
  normalise: (code, country) => cleanTaxCode(code, country),
  isValid: isVatNumber,
  format: '8 digits, the last a check digit',
  example: '50223054',
};

/** Form and check of a normalised code. */
export function isVatNumber(code: string): boolean {
  if (!FORM.test(code)) return false;
  const check = 11 - (weightedSum(code, WEIGHTS) % 11);
  // 11 has no digit, so such numbers are not issued.
  return (check === 10 ? 0 : check) === Number(code[7]);
}
