import type { TaxIdentityDefinition } from '../../core/tax/regime-facts.ts';
import { cleanTaxCode } from '../../core/tax/tax-code.ts';

const FORM = /^\d{8}$/;

/**
 * Numéro d'identification TVA: six digits and the remainder of dividing them by 89. Sources: VIES, structure of VAT
 * numbers; python-stdnum and jsvat for the check; all read on 2026-11-22.
 */
export const vatNumber: TaxIdentityDefinition = {
  normalise: (code, country) => cleanTaxCode(code, country),
  isValid: isVatNumber,
  format: '8 digits, the last two a check',
  example: '15027442',
};

/** Form and check of a normalised code. */
export function isVatNumber(code: string): boolean {
  return FORM.test(code) && Number(code.slice(0, 6)) % 89 === Number(code.slice(6));
}
