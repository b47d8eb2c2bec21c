import type { TaxIdentityDefinition } from '../../core/tax/regime-facts.ts';
import { cleanTaxCode } from '../../core/tax/tax-code.ts';
import { weightedSum } from '../shared/weighted-sum.ts';

const FORM = /^\d{12}$/;
const WEIGHTS = [4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2, 1];

/**
 * RUT (Registro Único Tributario): eleven digits and a check digit. Numbers with a check digit of 10 are not issued.
 * Sources: gera.services, "Uruguay RUT validator"; python-stdnum; both read on 2026-11-22.
 */
export const rut: TaxIdentityDefinition = {
  normalise: (code, country) => cleanTaxCode(code, country),
  isValid: isRut,
  format: '12 digits, the last a check digit',
  example: '211003420017',
};

/** Form and check digit of a normalised code. */
export function isRut(code: string): boolean {
  return FORM.test(code) && weightedSum(code, WEIGHTS) % 11 === 0;
}
