import type { TaxIdentityDefinition } from '../../core/tax/regime-facts.ts';
import { cleanTaxCode } from '../../core/tax/tax-code.ts';
import { weightedSum } from '../shared/weighted-sum.ts';

const FORM = /^\d{8}$/;
const WEIGHTS = [2, 7, 6, 5, 4, 3, 2, 1];

/**
 * CVR-nummer: eight digits whose weighted sum is a multiple of 11; with prefix DK it is also the VAT number. Sources:
 * CVR-loven (Lov om Det Centrale Virksomhedsregister); Erhvervsstyrelsen, "Modulus-kontrol".
 */
export const cvr: TaxIdentityDefinition = {
  normalise: (code, country) => cleanTaxCode(code, country),
  isValid: isCvr,
  format: '8 digits, the last a check digit',
  example: '13585628',
};

/** Form and check digit of a normalised code. */
export function isCvr(code: string): boolean {
  return FORM.test(code) && weightedSum(code, WEIGHTS) % 11 === 0;
}
