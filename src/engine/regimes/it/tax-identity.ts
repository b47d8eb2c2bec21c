import type { TaxIdentityDefinition } from '../../core/tax/regime-facts.ts';
import { cleanTaxCode } from '../../core/tax/tax-code.ts';
import { isLuhnValid } from '../shared/luhn.ts';

const FORM = /^\d{11}$/;

/**
 * Partita IVA: seven digits of the business, three of the office, a check digit by Luhn's algorithm. Sources: DPR
 * 633/1972, article 35; DM 23 December 1976.
 */
export const partitaIva: TaxIdentityDefinition = {
  normalise: (code, country) => cleanTaxCode(code, country),
  isValid: isPartitaIva,
  format: '11 digits, the last a check digit',
  example: '12345678903',
};

/** Form and check digit of a normalised code. */
export function isPartitaIva(code: string): boolean {
  return FORM.test(code) && isLuhnValid(code);
}
