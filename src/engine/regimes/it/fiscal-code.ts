import type { CodeDefinition } from '../../core/tax/definitions.ts';
import { isLuhnValid } from '../shared/luhn.ts';

/** Key of the codice fiscale among the identities of a party. */
export const FISCAL_CODE = 'it-fiscal-code';

export const identities: readonly CodeDefinition[] = [
  { key: FISCAL_CODE, name: { en: 'Fiscal Code', it: 'Codice Fiscale' } },
];

/** If two people would have one code, letters L to V replace the digits 0 to 9, from the last digit on. */
const DIGIT = '[\\dLMNP-V]';
const DIGIT_NOT_0 = '[1-9MNP-V]';

/** Consonants, vowels and X for a surname or a first name. */
const NAME = '(?:[A-Z][AEIOU][AEIOUX]|[AEIOU]X{2}|[B-DF-HJ-NP-TV-Z]{2}[A-Z])';

/** Letter of the month and day, plus 40 for women: only existing days. */
const MONTH_AND_DAY = [
  `[A-EHLMPR-T](?:[04LQ]${DIGIT_NOT_0}|[15MR]${DIGIT}|[26NS][0-8LMNP-U])`,
  '[DHPS][37PT][0L]',
  '[ACELMRT][37PT][01LM]',
  '[AC-EHLMPR-T][26NS][9V]',
].join('|');

/** 29 February, only in leap years. */
const LEAP_DAY = '(?:[02468LNQSU][048LQU]|[13579MPRTV][26NS])B[26NS][9V]';

/** Land register code of the town, or Z and three digits of the foreign country, of birth. */
const BIRTHPLACE = `(?:[A-MZ]${DIGIT_NOT_0}${DIGIT}{2}|[A-M][0L](?:${DIGIT_NOT_0}${DIGIT}|[0L]${DIGIT_NOT_0}))`;

const PERSON = new RegExp(`^${NAME}{2}(?:${DIGIT}{2}(?:${MONTH_AND_DAY})|${LEAP_DAY})${BIRTHPLACE}[A-Z]$`);
const BODY = /^\d{11}$/;

const BODY_LENGTH = 11;
const PERSON_LENGTH = 16;

/** Eleven digits of a body, or sixteen characters of a person. Source: DM 23 December 1976. */
export function isFiscalCodeForm(code: string): boolean {
  return (code.length === BODY_LENGTH ? BODY : PERSON).test(code);
}

/** The last character matches the others, in any form. */
export function hasFiscalCodeCheck(code: string): boolean {
  if (code.length === BODY_LENGTH) return isLuhnValid(code);
  return code.length === PERSON_LENGTH && code.charAt(PERSON_LENGTH - 1) === checkLetter(code);
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * Value of a letter at an odd place: its index here. A digit has the value of the letter at that index of the alphabet.
 */
const ODD_PLACES = 'BAKPLCQDREVOSFTGUHMINJWZYX';

function checkLetter(code: string): string {
  let sum = 0;
  for (let place = 1; place < PERSON_LENGTH; place++) {
    const character = code.charAt(place - 1);
    const letter = /\d/.test(character) ? LETTERS.charAt(Number(character)) : character;
    sum += (place % 2 === 1 ? ODD_PLACES : LETTERS).indexOf(letter);
  }
  return LETTERS.charAt(sum % LETTERS.length);
}
