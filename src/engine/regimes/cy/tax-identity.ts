import type { TaxIdentityDefinition } from '../../core/tax/regime-facts.ts';
import { cleanTaxCode } from '../../core/tax/tax-code.ts';

const FORM = /^(?!12)\d{8}[A-Z]$/;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** Value of a digit at the first, third, fifth and seventh place. */
const ODD_VALUES = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21];

/**
 * Αριθμός Εγγραφής Φ.Π.Α.: eight digits, not beginning with 12, and a check letter.
 * Sources: VIES, structure of VAT numbers; python-stdnum and jsvat for the check; all read on 2026-11-22.
 */
export const vatNumber: TaxIdentityDefinition = {
  normalise: (code, country) => cleanTaxCode(code, country),
  isValid: isVatNumber,
  format: '8 digits and a check letter',
  example: '10259033P',
};

/** Form and check of a normalised code. */
export function isVatNumber(code: string): boolean {
  if (!FORM.test(code)) return false;
  const digits = [...code.slice(0, -1)].map(Number);
  const sum = digits.reduce((total, digit, place) => total + (place % 2 === 0 ? (ODD_VALUES[digit] ?? 0) : digit), 0);
  return LETTERS[sum % LETTERS.length] === code.at(-1);
}
