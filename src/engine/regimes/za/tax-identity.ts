import type { TaxIdentityDefinition } from '../../core/tax/regime-facts.ts';
import { cleanTaxCode } from '../../core/tax/tax-code.ts';

const FORM = /^4\d{9}$/;

/**
 * VAT number of a vendor: ten digits, the first 4. Only one source says that the last digit is a Luhn check digit, so
 * it is not checked. Sources: Infor, "Tax registration number" of South Africa; stdnum 1.11.3 for JavaScript, za.vat;
 * both read on 2026-11-22.
 */
export const vatNumber: TaxIdentityDefinition = {
  normalise: (code, country) => cleanTaxCode(code, country),
  isValid: isVatNumber,
  format: '10 digits, the first 4',
  example: '4480152117',
};

/** Form of a normalised code. */
export function isVatNumber(code: string): boolean {
  return FORM.test(code);
}
