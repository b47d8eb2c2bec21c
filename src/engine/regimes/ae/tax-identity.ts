import type { TaxIdentityDefinition } from '../../core/tax/regime-facts.ts';
import { cleanTaxCode } from '../../core/tax/tax-code.ts';

const FORM = /^\d{15}$/;

/**
 * Tax Registration Number (TRN): fifteen digits without published check digit. Source: Federal Tax Authority, "TRN
 * Verification".
 */
export const trn: TaxIdentityDefinition = {
  normalise: (code, country) => cleanTaxCode(code, country),
  isValid: isTrn,
  format: '15 digits',
  example: '100111222333444',
};

/** Form of a normalised code. */
export function isTrn(code: string): boolean {
  return FORM.test(code);
}
