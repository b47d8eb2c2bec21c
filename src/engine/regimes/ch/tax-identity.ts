import type { TaxIdentityDefinition } from '../../core/tax/regime-facts.ts';
import { cleanTaxCode } from '../../core/tax/tax-code.ts';
import { weightedSum } from '../shared/weighted-sum.ts';

const FORM = /^E\d{9}$/;

/** Suffix of a number registered for value added tax, in German, French or Italian. */
const SUFFIX = /(MWST|TVA|IVA)$/;

const WEIGHTS = [5, 4, 3, 2, 7, 6, 5, 4];

/**
 * UID (Unternehmens-Identifikationsnummer): CHE and nine digits, the last a check digit modulo 11. The country code CH
 * is removed, the E stays. Numbers with check digit 10 are not issued. Source: Verordnung über die
 * Unternehmens-Identifikationsnummer (SR 431.031).
 */
export const uid: TaxIdentityDefinition = {
  normalise: (code, country) => cleanTaxCode(code, country).replace(SUFFIX, ''),
  isValid: isUid,
  format: 'E and 9 digits, the last a check digit',
  example: 'E284156502',
};

/** Form and check digit of a normalised code. */
export function isUid(code: string): boolean {
  if (!FORM.test(code)) return false;
  return (11 - (weightedSum(code.slice(1), WEIGHTS) % 11)) % 11 === Number(code.charAt(9));
}
