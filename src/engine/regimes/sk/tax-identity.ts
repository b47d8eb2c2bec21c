import type { TaxIdentityDefinition } from '../../core/tax/regime-facts.ts';
import { cleanTaxCode } from '../../core/tax/tax-code.ts';

const FORM = /^[1-9]\d{9}$/;

/**
 * IČ DPH: ten digits, the first not 0, divisible by 11. The authority publishes no rule for the check. Sources: VIES,
 * structure of VAT numbers; python-stdnum and the format for the check; all read on 2026-11-22.
 */
export const vatNumber: TaxIdentityDefinition = {
  normalise: (code, country) => cleanTaxCode(code, country),
  isValid: isVatNumber,
  format: '10 digits, divisible by 11',
  example: '2020273893',
};

/** Form and check of a normalised code. */
export function isVatNumber(code: string): boolean {
  return FORM.test(code) && Number(code) % 11 === 0;
}
