import type { TaxIdentityDefinition } from '../../core/tax/regime-facts.ts';
import { cleanTaxCode } from '../../core/tax/tax-code.ts';

const FORM = /^3\d{13}3$/;

/**
 * VAT registration number: fifteen digits, the first and the last 3, without check digit. Source: ZATCA, "Electronic
 * Invoice XML Implementation Standard", rule BR-KSA-40.
 */
export const vatNumber: TaxIdentityDefinition = {
  normalise: (code, country) => cleanTaxCode(code, country),
  isValid: isVatNumber,
  format: '15 digits, the first and the last 3',
  example: '300000000000003',
};

/** Form of a normalised code. */
export function isVatNumber(code: string): boolean {
  return FORM.test(code);
}
