import type { TaxIdentityDefinition } from '../../core/tax/regime-facts.ts';
import { cleanTaxCode } from '../../core/tax/tax-code.ts';
import { weightedSum } from '../shared/weighted-sum.ts';

/** The first two digits distinguish people (20, 23, 24, 27) and companies (30, 33, 34). */
const FORM = /^(20|23|24|27|30|33|34)\d{9}$/;

const WEIGHTS = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2];

/**
 * CUIT (Clave Única de Identificación Tributaria) and CUIL: two digits for the kind, eight for the number, a check digit.
 * Sources: Ley 11.683, article 15; ARCA, "Clave Única de Identificación Tributaria".
 */
export const cuit: TaxIdentityDefinition = {
  normalise: (code, country) => cleanTaxCode(code, country),
  isValid: isCuit,
  format: '11 digits, the last a check digit',
  example: '30500010912',
};

/** Form and check digit of a normalised code. */
export function isCuit(code: string): boolean {
  return FORM.test(code) && checkDigit(code) === Number(code.charAt(10));
}

/** 11 becomes 0, and 10 becomes 9. */
function checkDigit(code: string): number {
  const rest = weightedSum(code, WEIGHTS) % 11;
  if (rest === 0) return 0;
  return rest === 1 ? 9 : 11 - rest;
}
