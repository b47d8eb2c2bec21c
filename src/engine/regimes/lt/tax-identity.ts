import type { TaxIdentityDefinition } from '../../core/tax/regime-facts.ts';
import { cleanTaxCode } from '../../core/tax/tax-code.ts';
import { remainderOfTwo } from '../shared/weighted-sum.ts';

const FORM = /^(\d{7}1\d|\d{10}1\d)$/;

/**
 * PVM mokėtojo kodas: nine digits for legal persons, twelve for others, the last but one always 1, and a check digit.
 * Sources: VIES, structure of VAT numbers; python-stdnum and jsvat for the check; all read on 2026-11-22.
 */
export const vatNumber: TaxIdentityDefinition = {
  normalise: (code, country) => cleanTaxCode(code, country),
  isValid: isVatNumber,
  format: '9 or 12 digits, the last but one 1, the last a check digit',
  example: '119511515',
};

/** Form and check of a normalised code. */
export function isVatNumber(code: string): boolean {
  if (!FORM.test(code)) return false;
  const digits = code.slice(0, -1);
  return remainderOfTwo(digits, weightsFrom(1, digits), weightsFrom(3, digits)) === Number(code.at(-1));
}

/** Weights of the digits: they begin with `start` and run cyclically from 1 to 9. */
function weightsFrom(start: number, digits: string): readonly number[] {
  return Array.from(digits, (_, place) => ((place + start - 1) % 9) + 1);
}
