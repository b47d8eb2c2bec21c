import type { TaxIdentityDefinition } from '../../core/tax/regime-facts.ts';
import { cleanTaxCode } from '../../core/tax/tax-code.ts';
import { weightedSum } from '../shared/weighted-sum.ts';

const FORM = /^[1-9]\d{10}$/;
const WEIGHTS = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];

/**
 * ABN (Australian Business Number): two check digits and nine others. Sources: Australian Business Register, "Format of the ABN"; python-stdnum;
 * both read on 2026-11-22.
 */
export const abn: TaxIdentityDefinition = {
  normalise: (code, country) => cleanTaxCode(code, country),
  isValid: isAbn,
  format: '11 digits, the first two a check',
  example: '51824753556',
};

/** Form and check of a normalised code: with the first digit reduced by 1, the sum is divisible by 89. */
export function isAbn(code: string): boolean {
  return FORM.test(code) && (weightedSum(code, WEIGHTS) - 10) % 89 === 0;
}
