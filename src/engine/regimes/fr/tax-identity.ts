import type { TaxIdentityDefinition } from '../../core/tax/regime-facts.ts';
import { cleanTaxCode } from '../../core/tax/tax-code.ts';
import { isLuhnValid } from '../shared/luhn.ts';

const FORM = /^[A-Z\d]{2}\d{9}$/;
const SIREN_FORM = /^\d{9}$/;

/** La Poste, whose numbers follow other rules. */
const LA_POSTE = '356000000';

/**
 * Numéro de TVA intracommunautaire: a key of two characters and the SIREN, nine digits of the register of companies.
 * A SIREN alone is completed. Sources: Code général des impôts, article 286 ter; BOI-TVA-DECLA-20-10-20.
 */
export const vatNumber: TaxIdentityDefinition = {
  normalise: (code, country) => {
    const clean = cleanTaxCode(code, country);
    // A code with only punctuation becomes a key without a number: refusing it is better than losing it silently.
    const isSiren = clean === '' ? code !== '' : SIREN_FORM.test(clean) && isLuhnValid(clean);
    return isSiren ? keyOf(clean) + clean : clean;
  },
  isValid: isVatNumber,
  format: '2 characters as key and 9 digits of the SIREN',
  example: '44732829320',
};

/** Form and key of a normalised code. Keys with a letter are not calculated. */
export function isVatNumber(code: string): boolean {
  if (!FORM.test(code)) return false;
  const key = code.slice(0, 2);
  const siren = code.slice(2);
  return /[A-Z]/.test(key) || siren === LA_POSTE || key === keyOf(siren);
}

/** The SIREN followed by 12, modulo 97. */
function keyOf(siren: string): string {
  return String(Number(`${siren}12`) % 97).padStart(2, '0');
}
