import type { TaxIdentityDefinition } from '../../core/tax/regime-facts.ts';
import { cleanTaxCode } from '../../core/tax/tax-code.ts';
import { weightedSum } from '../shared/weighted-sum.ts';

const FORM = /^\d{7,8}[\dK]$/;
/** Weights of the digits, from the last to the first. */
const WEIGHTS = [2, 3, 4, 5, 6, 7, 2, 3];

/**
 * RUT (Rol Único Tributario): seven or eight digits and a check digit. Sources: Wikipedia in Spanish, "Rol Único Tributario"; python-stdnum; both
 * read on 2026-11-22.
 */
export const rut: TaxIdentityDefinition = {
  normalise: (code, country) => cleanTaxCode(code, country),
  isValid: isRut,
  format: '7 or 8 digits and a check digit, which may be K',
  example: '760864285',
};

/** Form and check digit of a normalised code. */
export function isRut(code: string): boolean {
  if (!FORM.test(code)) return false;
  const digits = [...code.slice(0, -1)].reverse().join('');
  const check = code.endsWith('K') ? 10 : Number(code.at(-1));
  return (11 - (weightedSum(digits, WEIGHTS) % 11)) % 11 === check;
}
