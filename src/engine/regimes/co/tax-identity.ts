import type { TaxIdentityDefinition } from '../../core/tax/regime-facts.ts';
import { cleanTaxCode } from '../../core/tax/tax-code.ts';
import { weightedSum } from '../shared/weighted-sum.ts';

const FORM = /^\d{9,10}$/;

/** From the digit before the check digit to the left. */
const WEIGHTS = [3, 7, 13, 17, 19, 23, 29, 37, 41];

/**
 * NIT (Número de Identificación Tributaria): eight or nine digits and a check digit. Sources: Estatuto Tributario, article
 * 555-1; DIAN, Orden Administrativa 4 of 27 October 1989.
 */
export const nit: TaxIdentityDefinition = {
  normalise: (code, country) => cleanTaxCode(code, country),
  isValid: isNit,
  format: '9 or 10 digits, the last a check digit',
  example: '9014586527',
};

/** Form and check digit of a normalised code. */
export function isNit(code: string): boolean {
  return FORM.test(code) && checkDigit(code.slice(0, -1)) === Number(code.at(-1));
}

/** The remainders 0 and 1 are themselves the check digit. */
function checkDigit(base: string): number {
  const rest = weightedSum([...base].reverse().join(''), WEIGHTS) % 11;
  return rest < 2 ? rest : 11 - rest;
}
