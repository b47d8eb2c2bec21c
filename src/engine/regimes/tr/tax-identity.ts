import type { TaxIdentityDefinition } from '../../core/tax/regime-facts.ts';
import { cleanTaxCode } from '../../core/tax/tax-code.ts';
import { weightedSum } from '../shared/weighted-sum.ts';

const VKN_FORM = /^\d{10}$/;
const KIMLIK_FORM = /^[1-9]\d{10}$/;
/** The tenth digit of a kimlik makes the sum of the first nine a multiple of 10. */
const TENTH = [3, 1, 3, 1, 3, 1, 3, 1, 3, 1];
const KIMLIK_DIGITS = 10;

/**
 * Vergi kimlik numarası (VKN) of a company, ten digits, or T.C. kimlik numarası of a citizen, eleven digits. Sources: simlict.com, "Vergi Numarası
 * Üreticisi", and mogdur, "TC Kimlik Numarası Algoritması"; python-stdnum; all read on 2026-11-22.
 */
export const taxNumber: TaxIdentityDefinition = {
  normalise: (code, country) => cleanTaxCode(code, country),
  isValid: isTaxNumber,
  format: '10 digits, the last a check digit, or 11, the last two',
  example: '4540536920',
};

/** Form and check digits of a normalised code. */
export function isTaxNumber(code: string): boolean {
  return isVkn(code) || isKimlik(code);
}

/**
 * Each digit is increased by its distance from the end, modulo 10, and multiplied by a power of 2, modulo 9. A multiple
 * of 9 counts as 9.
 */
function isVkn(code: string): boolean {
  if (!VKN_FORM.test(code)) return false;
  const sum = Array.from(code.slice(0, -1)).reduce((before, digit, place) => {
    const distance = code.length - 1 - place;
    const moved = (Number(digit) + distance) % 10;
    return before + (moved === 0 ? 0 : (moved * 2 ** distance) % 9 || 9);
  }, 0);
  return (sum + Number(code.at(-1))) % 10 === 0;
}

function isKimlik(code: string): boolean {
  if (!KIMLIK_FORM.test(code) || weightedSum(code, TENTH) % 10 !== 0) return false;
  const sum = Array.from(code.slice(0, KIMLIK_DIGITS)).reduce((before, digit) => before + Number(digit), 0);
  return sum % 10 === Number(code.at(-1));
}
