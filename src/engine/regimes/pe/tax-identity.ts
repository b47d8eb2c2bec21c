import type { TaxIdentityDefinition } from '../../core/tax/regime-facts.ts';
import { cleanTaxCode } from '../../core/tax/tax-code.ts';
import { weightedSum } from '../shared/weighted-sum.ts';

/** The first two digits distinguish people (10, 15, 17) and companies (20). */
const FORM = /^(10|15|17|20)\d{9}$/;
const WEIGHTS = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2];

/**
 * RUC (Registro Único de Contribuyentes): ten digits and a check digit. SUNAT publishes the kinds and the modulus 11,
 * but not the weights. Sources: release 0.506.0 of the format; python-stdnum; both read on 2026-11-22.
 */
export const ruc: TaxIdentityDefinition = {
  normalise: (code, country) => cleanTaxCode(code, country),
  isValid: isRuc,
  format: '11 digits, the last a check digit',
  example: '20512333797',
};

/** Form and check digit of a normalised code. */
export function isRuc(code: string): boolean {
  return FORM.test(code) && (11 - (weightedSum(code, WEIGHTS) % 11)) % 10 === Number(code[10]);
}
