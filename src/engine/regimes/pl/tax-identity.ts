import type { TaxIdentityDefinition } from '../../core/tax/regime-facts.ts';
import { cleanTaxCode } from '../../core/tax/tax-code.ts';
import { weightedSum } from '../shared/weighted-sum.ts';

/** The first three digits used to name the tax office: the first is not 0, and the other two are not both 0. */
const FORM = /^[1-9](\d[1-9]|[1-9]\d)\d{7}$/;

const WEIGHTS = [6, 5, 7, 2, 3, 4, 5, 6, 7];

/**
 * NIP (numer identyfikacji podatkowej): ten digits, the last a check digit modulo 11. Numbers with a check digit of 10
 * are not issued. Source: act of 13 October 1995 on the registration of taxpayers.
 */
export const nip: TaxIdentityDefinition = {
  normalise: (code, country) => cleanTaxCode(code, country),
  isValid: isNip,
  format: '10 digits, the last a check digit',
  example: '5841896486',
};

/** Form and check digit of a normalised code. */
export function isNip(code: string): boolean {
  return FORM.test(code) && weightedSum(code, WEIGHTS) % 11 === Number(code.charAt(9));
}
