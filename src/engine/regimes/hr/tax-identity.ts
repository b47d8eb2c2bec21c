import type { TaxIdentityDefinition } from '../../core/tax/regime-facts.ts';
import { cleanTaxCode } from '../../core/tax/tax-code.ts';
import { isMod11And10Valid } from '../shared/weighted-sum.ts';

const FORM = /^\d{11}$/;

/**
 * OIB (osobni identifikacijski broj): ten digits and the check digit of ISO/IEC 7064 MOD 11,10.
 * Sources: VIES, structure of VAT numbers; python-stdnum and jsvat for the check; all read on 2026-11-22.
 */
export const vatNumber: TaxIdentityDefinition = {
  normalise: (code, country) => cleanTaxCode(code, country),
  isValid: isVatNumber,
  format: '11 digits, the last a check digit',
  example: '33392005961',
};

/** Form and check of a normalised code. */
export function isVatNumber(code: string): boolean {
  return FORM.test(code) && isMod11And10Valid(code);
}
