import type { TaxIdentityDefinition } from '../../core/tax/regime-facts.ts';
import { cleanTaxCode } from '../../core/tax/tax-code.ts';
import { weightedSum } from '../shared/weighted-sum.ts';

const FORM = /^\d{10}$/;
const WEIGHTS = [1, 3, 7, 1, 3, 7, 1, 3, 5];
/** The last weighted digit, whose tens are added once more. */
const LAST = 8;

/**
 * 사업자등록번호, business registration number: three digits for the tax office, two for the kind of business, four in
 * sequence and a check digit. Sources: hongpage.kr, "사업자번호 유효성"; stdnum 1.11.3 for JavaScript, kr.brn; both read on
 * 2026-11-22. python-stdnum does not check the last digit.
 */
export const registrationNumber: TaxIdentityDefinition = {
  normalise: (code, country) => cleanTaxCode(code, country),
  isValid: isRegistrationNumber,
  format: '10 digits, the last a check digit',
  example: '1168200276',
};

/** Form and check digit of a normalised code. */
export function isRegistrationNumber(code: string): boolean {
  if (!FORM.test(code)) return false;
  const tens = Math.floor((Number(code[LAST]) * 5) / 10);
  return (weightedSum(code, WEIGHTS) + tens + Number(code.at(-1))) % 10 === 0;
}
