import type { TaxIdentityDefinition } from '../../core/tax/regime-facts.ts';
import { cleanTaxCode } from '../../core/tax/tax-code.ts';
import { weightedSum } from '../shared/weighted-sum.ts';

/** Nine digits, twelve for a branch, government department, health authority. */
export const VAT_NUMBER_FORM = /^(\d{9}|\d{12}|GD\d{3}|HA\d{3})$/;

const PUBLIC_BODY = /^(GD|HA)/;
const WHOLE_NUMBER = /^[+-]?\d+$/;
const DIGITS = /^\d{9,}$/;
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2];

/** Government departments have lower numbers, health authorities this or higher ones. */
const FIRST_HEALTH_AUTHORITY = 500;

/**
 * VAT registration number of HMRC: seven digits and two that make the weighted sum a multiple of 97; since 2010 also
 * with 55 added to the sum. A branch adds three digits. Sources: Value Added Tax Regulations 1995 (SI 1995/2518); HMRC,
 * "Check a UK VAT number".
 */
export const vatNumber: TaxIdentityDefinition = {
  normalise: (code, country) => cleanTaxCode(code, country, ['XI', 'XU']),
  // Northern Ireland's and Great Britain's own codes are kept unchecked.
  isValid: (code, country) => country !== 'GB' || isVatNumber(code),
  format: '9 or 12 digits, the eighth and ninth a check, or GD or HA and 3 digits',
  example: '844281425',
};

/** Form and check of a normalised code. */
export function isVatNumber(code: string): boolean {
  return VAT_NUMBER_FORM.test(code) && isOtherThanZero(code) && hasRightCheck(code);
}

/** Not all zeros. A non-number counts as zero; public bodies may have 000. */
export function isOtherThanZero(code: string): boolean {
  return PUBLIC_BODY.test(code) || wholeNumber(code) !== 0;
}

/** The range of a public body, or the two check digits of the first nine. */
export function hasRightCheck(code: string): boolean {
  if (!PUBLIC_BODY.test(code)) return DIGITS.test(code) && (hasOldCheck(code) || hasNewCheck(code));
  return code.startsWith('GD') === wholeNumber(code.slice(2)) < FIRST_HEALTH_AUTHORITY;
}

/** The number 0 and the ranges 0100000 to 0999999, 9490001 to 9700000 and from 9990001 never had this check. */
function hasOldCheck(code: string): boolean {
  const base = Number(code.slice(0, 7));
  const given =
    (base > 0 && base < 100_000) || (base > 999_999 && base < 9_490_001) || (base > 9_700_000 && base < 9_990_001);
  return given && missingTo97(code) === Number(code.slice(7, 9));
}

/** In use from 1000001 on. */
function hasNewCheck(code: string): boolean {
  const check = (missingTo97(code) + 42) % 97;
  return Number(code.slice(0, 7)) > 1_000_000 && check === Number(code.slice(7, 9));
}

/** The difference to the next multiple of 97. */
function missingTo97(code: string): number {
  return (97 - (weightedSum(code, WEIGHTS) % 97)) % 97;
}

function wholeNumber(text: string): number {
  return WHOLE_NUMBER.test(text) ? Number(text) : 0;
}
