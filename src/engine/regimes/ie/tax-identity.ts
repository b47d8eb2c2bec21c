import { tableOf } from '../../core/text/table-of.ts';
import type { TaxIdentityDefinition } from '../../core/tax/regime-facts.ts';
import { cleanTaxCode } from '../../core/tax/tax-code.ts';
import { weightedSum } from '../shared/weighted-sum.ts';

/** Seven digits, check letter and, in numbers since 2013, a letter for the kind of holder. */
const FORM = /^\d{7}[A-W][AH]?$/;

/** Older numbers, many still in use: a letter in the second place. */
const FORMER_FORM = /^\d[A-Z]\d{5}[A-Z]$/;

const WEIGHTS = [8, 7, 6, 5, 4, 3, 2];

/** Value of the letter for the kind of holder: nine times its place in the alphabet. */
const HOLDERS: Readonly<Record<string, number>> = tableOf({ A: 9, H: 72 });

const CHECK_LETTERS = 'WABCDEFGHIJKLMNOPQRSTUV';

/**
 * VAT number of the Revenue Commissioners, with a check letter modulo 23. Sources: Value-Added Tax Consolidation Act
 * 2010, section 65; Revenue, "Tax and Duty Manual: VAT registration".
 */
export const vatNumber: TaxIdentityDefinition = {
  normalise: (code, country) => cleanTaxCode(code, country),
  isValid: isVatNumber,
  format: '7 digits, a check letter and perhaps A or H; formerly digit, letter, 5 digits, check letter',
  example: '6433435OA',
};

/** Form and check letter of a normalised code. */
export function isVatNumber(code: string): boolean {
  if (FORM.test(code)) return hasCheckLetter(code.slice(0, 7), HOLDERS[code.charAt(8)] ?? 0, code.charAt(7));
  // The first digit counts last, and the letter does not count.
  return FORMER_FORM.test(code) && hasCheckLetter(`0${code.slice(2, 7)}${code.charAt(0)}`, 0, code.charAt(7));
}

function hasCheckLetter(digits: string, more: number, letter: string): boolean {
  return CHECK_LETTERS.charAt((weightedSum(digits, WEIGHTS) + more) % CHECK_LETTERS.length) === letter;
}
