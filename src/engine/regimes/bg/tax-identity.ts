import type { TaxIdentityDefinition } from '../../core/tax/regime-facts.ts';
import { cleanTaxCode } from '../../core/tax/tax-code.ts';
import { isRealDay } from '../shared/birth-day.ts';
import { remainderOfTwo, weightedSum } from '../shared/weighted-sum.ts';

const LEGAL_PERSON = /^\d{9}$/;
const OTHER = /^\d{10}$/;
const FIRST_WEIGHTS = [1, 2, 3, 4, 5, 6, 7, 8];
const SECOND_WEIGHTS = [3, 4, 5, 6, 7, 8, 9, 10];
const PERSON_WEIGHTS = [2, 4, 8, 5, 10, 9, 7, 3, 6];
const FOREIGNER_WEIGHTS = [21, 19, 17, 13, 11, 9, 7, 3, 1];
const OTHER_WEIGHTS = [4, 3, 2, 7, 6, 5, 4, 3, 2];

/**
 * Идентификационен номер по ДДС: nine digits (ЕИК) for legal persons; ten for natural persons (ЕГН), foreigners (ЛНЧ) and others.
 * Sources: VIES, structure of VAT numbers; python-stdnum and jsvat for the check digits; all read on 2026-11-22.
 */
export const vatNumber: TaxIdentityDefinition = {
  normalise: (code, country) => cleanTaxCode(code, country),
  isValid: isVatNumber,
  format: '9 or 10 digits, the last a check digit',
  example: '175074752',
};

/** Form and check digit of a normalised code. */
export function isVatNumber(code: string): boolean {
  return isLegalNumber(code) || (OTHER.test(code) && (isPersonal(code) || isForeign(code) || isOther(code)));
}

/** ЕИК of a body, which is also its tax number. */
export function isLegalNumber(code: string): boolean {
  return LEGAL_PERSON.test(code) && remainderOfTwo(code, FIRST_WEIGHTS, SECOND_WEIGHTS) === Number(code[8]);
}

/** The century by what is added to the month: nothing, 20 or 40. */
const CENTURIES = [1900, 1800, 2000];

/** The date of birth comes first, and its month gives the century. */
function isPersonal(code: string): boolean {
  const written = Number(code.slice(2, 4));
  const century = CENTURIES[Math.floor(written / 20)];
  if (century === undefined) return false;
  const year = century + Number(code.slice(0, 2));
  if (!isRealDay({ year, month: written % 20, day: Number(code.slice(4, 6)) })) return false;
  return (weightedSum(code, PERSON_WEIGHTS) % 11) % 10 === Number(code[9]);
}

function isForeign(code: string): boolean {
  return weightedSum(code, FOREIGNER_WEIGHTS) % 10 === Number(code[9]);
}

function isOther(code: string): boolean {
  return (11 - (weightedSum(code, OTHER_WEIGHTS) % 11)) % 11 === Number(code[9]);
}
