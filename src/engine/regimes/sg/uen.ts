import { weightedSum } from '../shared/weighted-sum.ts';

const BUSINESS = /^\d{8}[A-Z]$/;
const LOCAL_COMPANY = /^(19|20)\d{7}[A-Z]$/;
const OTHER_ENTITY = /^[RST]\d{2}([A-Z]{2})\d{4}[A-Z]$/;

/** Kinds of entities that ACRA and other bodies register. Source: ACRA, "Unique Entity Number"; python-stdnum, 2026-11-22. */
const ENTITY_KINDS = new Set(
  'CC CD CH CL CM CP CS CX DP FB FC FM FN GA GB GS HS LL LP MB MC MD MH MM MQ NB NR PA PB PF RF RP SM SS TC TU VH XL'.split(
    ' ',
  ),
);

const BUSINESS_WEIGHTS = [10, 4, 9, 3, 8, 2, 7, 1];
const BUSINESS_LETTERS = 'XMKECAWLJDB';
const COMPANY_WEIGHTS = [10, 8, 6, 4, 9, 7, 5, 3, 1];
const COMPANY_LETTERS = 'ZKCMDNERGWH';
const OTHER_WEIGHTS = [4, 3, 5, 3, 10, 2, 2, 5, 7];
/** The value of each character is its index; I, O, Y and Z have none. */
const OTHER_CHARACTERS = 'ABCDEFGHJKLMNPQRSTUVWX0123456789';
const MODULUS = 11;
const OTHER_SHIFT = 5;

/**
 * Unique Entity Number with its check letter. ACRA does not publish its algorithm: release 0.505.0 of the format and
 * python-stdnum (both read 2026-11-22) agree on it.
 */
export function isUen(code: string): boolean {
  if (BUSINESS.test(code)) return code[8] === BUSINESS_LETTERS[weightedSum(code, BUSINESS_WEIGHTS) % MODULUS];
  if (LOCAL_COMPANY.test(code)) return code[9] === COMPANY_LETTERS[weightedSum(code, COMPANY_WEIGHTS) % MODULUS];
  const kind = OTHER_ENTITY.exec(code)?.[1];
  return kind !== undefined && ENTITY_KINDS.has(kind) && code[9] === otherLetter(code);
}

function otherLetter(code: string): string | undefined {
  const values = OTHER_WEIGHTS.map((weight, place) => weight * OTHER_CHARACTERS.indexOf(code[place] ?? ''));
  const sum = values.reduce((total, value) => total + value, 0);
  return OTHER_CHARACTERS[(sum - OTHER_SHIFT) % MODULUS];
}
