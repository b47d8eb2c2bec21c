import type { TaxIdentityDefinition } from '../../core/tax/regime-facts.ts';
import { cleanTaxCode } from '../../core/tax/tax-code.ts';
import { isLuhnValid } from '../shared/luhn.ts';

const FORM = /^\d{10}01$/;

/**
 * VAT number (momsregistreringsnummer): the ten digits of the organisationsnummer or personnummer, the last a check digit
 * by Luhn's algorithm, and 01. Source: Skatteverket, "Momsregistreringsnummer".
 */
export const vatNumber: TaxIdentityDefinition = {
  normalise: (code, country) => cleanTaxCode(code, country),
  isValid: isVatNumber,
  format: '10 digits, the last a check digit, and 01',
  example: '556036079301',
};

/** Form and check digit of a normalised code. */
export function isVatNumber(code: string): boolean {
  return FORM.test(code) && isLuhnValid(code.slice(0, 10));
}
