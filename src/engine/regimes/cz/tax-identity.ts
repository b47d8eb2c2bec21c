import type { TaxIdentityDefinition } from '../../core/tax/regime-facts.ts';
import { cleanTaxCode } from '../../core/tax/tax-code.ts';
import { isRealDay } from '../shared/birth-day.ts';
import { isIco } from '../shared/ico.ts';
import { weightedSum } from '../shared/weighted-sum.ts';

const LEGAL_PERSON = /^[0-8]\d{7}$/;
const SPECIAL = /^6\d{8}$/;
const BIRTH_NUMBER = /^\d{9,10}$/;
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2];

/**
 * DIČ: eight digits for a legal person, the birth number (rodné číslo) for a natural person, nine digits that begin
 * with 6 for others. Sources: VIES, structure of VAT numbers; python-stdnum and jsvat for the check digits; all read on
 * 2026-11-22.
 */
export const vatNumber: TaxIdentityDefinition = {
  normalise: (code, country) => cleanTaxCode(code, country),
  isValid: isVatNumber,
  format: '8, 9 or 10 digits, the last a check digit',
  example: '25123891',
};

/** Form and check digit of a normalised code. */
export function isVatNumber(code: string): boolean {
  if (LEGAL_PERSON.test(code)) return isIco(code);
  if (SPECIAL.test(code) && specialCheck(code.slice(1)) === Number(code[8])) return true;
  return BIRTH_NUMBER.test(code) && isBirthNumber(code);
}

function specialCheck(digits: string): number {
  return ((weightedSum(digits, WEIGHTS) % 11) + 8) % 10;
}

/**
 * Year, month and day of birth and three or, since 1954, four digits; the number is divisible by 11, and a remainder of
 * 10 was written 0. The month is increased by 50 for women, and by 20 where the numbers of a day ran out, since 2004.
 */
function isBirthNumber(code: string): boolean {
  const written = Number(code.slice(0, 2));
  const day = { month: (Number(code.slice(2, 4)) % 50) % 20, day: Number(code.slice(4, 6)) };
  if (code.length === 9)
    return written <= 53
      ? isRealDay({ year: 1900 + written, ...day })
      : written >= 80 && isRealDay({ year: 1800 + written, ...day });
  const year = written < 54 ? 2000 + written : 1900 + written;
  return isRealDay({ year, ...day }) && (Number(code.slice(0, 9)) % 11) % 10 === Number(code[9]);
}
