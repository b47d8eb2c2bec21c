import type { TaxIdentityDefinition } from '../../core/tax/regime-facts.ts';
import { cleanTaxCode } from '../../core/tax/tax-code.ts';

const FORM = /^[01]?\d{9}$/;
const LENGTH = 10;

/**
 * Number of a business at the BCE/KBO: eight digits and a two-digit check modulo 97. Older numbers are written without
 * the leading 0 and stay so. Sources: Code de la TVA, article 50; Arrêté royal of 24 June 2003.
 */
export const vatNumber: TaxIdentityDefinition = {
  normalise: (code, country) => cleanTaxCode(code, country),
  isValid: isVatNumber,
  format: '10 digits, the last two a check',
  example: '0413172884',
};

/** Form and check of a normalised code. */
export function isVatNumber(code: string): boolean {
  if (!FORM.test(code)) return false;
  const full = code.padStart(LENGTH, '0');
  return 97 - (Number(full.slice(0, 8)) % 97) === Number(full.slice(8));
}
