import type { TaxIdentityDefinition } from '../../core/tax/regime-facts.ts';
import { cleanTaxCode } from '../../core/tax/tax-code.ts';
import { doubled } from '../shared/luhn.ts';

const FORM = /^U\d{8}$/;

/**
 * UID-Nummer (Umsatzsteuer-Identifikationsnummer) of the Bundesministerium für Finanzen: U, seven digits and a check
 * digit. Sources: Art. 28 UStG 1994; BMF, "Konstruktionsregeln der UID".
 */
export const uid: TaxIdentityDefinition = {
  normalise: (code, country) => cleanTaxCode(code, country),
  isValid: isUid,
  format: 'U and 8 digits, the last a check digit',
  example: 'U13585627',
};

/**
 * Form and check digit of a normalised code: every second digit is doubled, with its digit sum, and 4 is added to the
 * total.
 */
export function isUid(code: string): boolean {
  if (!FORM.test(code)) return false;
  let sum = 4;
  for (let place = 1; place <= 7; place++) {
    const digit = Number(code.charAt(place));
    sum += place % 2 === 0 ? doubled(digit) : digit;
  }
  return (10 - (sum % 10)) % 10 === Number(code.charAt(8));
}
