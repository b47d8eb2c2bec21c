import type { TaxIdentityDefinition } from '../../core/tax/regime-facts.ts';
import { cleanTaxCode } from '../../core/tax/tax-code.ts';
import { weightedSum } from '../shared/weighted-sum.ts';

const FORM = /^\d{9}$/;

/** Suffix of a number registered for value added tax. */
const SUFFIX = 'MVA';

const WEIGHTS = [3, 2, 7, 6, 5, 4, 3, 2];

/**
 * Organisasjonsnummer (nine digits, the last a check digit modulo 11) followed by MVA. Numbers with a check digit of 10
 * are not issued. Sources: enhetsregisterloven § 23; bokføringsforskriften § 5-1-2; Brønnøysundregistrene,
 * "Organisasjonsnummeret".
 */
export const mvaNumber: TaxIdentityDefinition = {
  normalise: normaliseMvaNumber,
  isValid: isMvaNumber,
  format: '9 digits, the last a check digit, and MVA',
  example: '923456783MVA',
};

function normaliseMvaNumber(given: string, country: string): string {
  const code = cleanTaxCode(given, country);
  return code === '' || code.endsWith(SUFFIX) ? code : `${code}${SUFFIX}`;
}

/** Form and check digit of a normalised code. */
export function isMvaNumber(code: string): boolean {
  return code.endsWith(SUFFIX) && isOrganisationNumber(code.slice(0, -SUFFIX.length));
}

export function isOrganisationNumber(code: string): boolean {
  return FORM.test(code) && (11 - (weightedSum(code, WEIGHTS) % 11)) % 11 === Number(code.charAt(8));
}
