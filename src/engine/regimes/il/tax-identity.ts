import type { TaxIdentityDefinition } from '../../core/tax/regime-facts.ts';
import { cleanTaxCode } from '../../core/tax/tax-code.ts';
import { isLuhnValid } from '../shared/luhn.ts';

/** Digits that are not all zeros. */
const FORM = /^(?!0+$)\d{9}$/;

/**
 * מספר עוסק: the number of a company, the first digit 5, or the identity number of a person; the last digit by Luhn. Sources: gera.services, "Israel
 * VAT number validator", and Infor, "Tax registration number" of Israel; python-stdnum; all read on 2026-11-22.
 */
export const businessNumber: TaxIdentityDefinition = {
  normalise: (code, country) => cleanTaxCode(code, country),
  isValid: isBusinessNumber,
  format: '9 digits, the last a check digit',
  example: '516179157',
};

/** Form and check digit of a normalised code. */
export function isBusinessNumber(code: string): boolean {
  return FORM.test(code) && isLuhnValid(code);
}
