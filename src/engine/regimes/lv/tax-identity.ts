import type { TaxIdentityDefinition } from '../../core/tax/regime-facts.ts';
import { cleanTaxCode } from '../../core/tax/tax-code.ts';
import { isRealDay } from '../shared/birth-day.ts';
import { weightedSum } from '../shared/weighted-sum.ts';

const LEGAL_PERSON = /^[4-9]\d{10}$/;
const PERSON = /^[0-3]\d{10}$/;
/** Personal codes since July 2017 contain no date of birth. */
const WITHOUT_BIRTH = /^32/;
const WEIGHTS = [9, 1, 4, 8, 3, 10, 2, 5, 7, 6, 1];
const LEGAL_REST = 3;

/**
 * PVN reģistrācijas numurs: eleven digits. That of a natural person is the personal code; its check digit is not
 * checked, because only one source gives the algorithm. Sources: VIES, structure of VAT numbers; python-stdnum and
 * jsvat for the check digit of legal persons; all read on 2026-11-22.
 */
export const vatNumber: TaxIdentityDefinition = {
  normalise: (code, country) => cleanTaxCode(code, country),
  isValid: isVatNumber,
  format: '11 digits, of a legal person the last a check digit',
  example: '40003521600',
};

/** Form of a normalised code, and the check digit of a legal person. */
export function isVatNumber(code: string): boolean {
  if (LEGAL_PERSON.test(code)) return weightedSum(code, WEIGHTS) % 11 === LEGAL_REST;
  return PERSON.test(code) && (WITHOUT_BIRTH.test(code) || beginsWithBirth(code));
}

/** Day, month and year of birth, and the century: 0 for the 19th, 1 for the 20th, 2 for the 21st. */
function beginsWithBirth(code: string): boolean {
  const century = Number(code[6]);
  return (
    century <= 2 &&
    isRealDay({
      year: 1800 + 100 * century + Number(code.slice(4, 6)),
      month: Number(code.slice(2, 4)),
      day: Number(code.slice(0, 2)),
    })
  );
}
