import { cleanTaxCode } from '../../core/tax/tax-code.ts';
import type { TaxIdentityDefinition } from '../../core/tax/regime-facts.ts';
import { doubled } from '../shared/luhn.ts';

/** The holder of a NIF, by its form: `other` are people with a K, L or M number from the tax agency. */
export type NifClass = 'org' | 'national' | 'foreigner' | 'other';

const CHECK_LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';
const ORG_CHECK_LETTERS = 'JABCDEFGHI';

const FORMS: readonly (readonly [NifClass, RegExp])[] = [
  ['org', /^[ABCDEFGHJNPQRSUVW]\d{7}[0-9A-J]$/],
  ['national', new RegExp(`^\\d{8}[${CHECK_LETTERS}]$`)],
  ['foreigner', new RegExp(`^[XYZ]\\d{7}[${CHECK_LETTERS}]$`)],
  ['other', /^[KLM]\d{7}[0-9A-J]$/],
];

const LENGTH = 9;

/**
 * NIF (número de identificación fiscal), the tax number of everybody in Spain: companies and other bodies (letter,
 * seven digits, control), citizens (DNI: eight digits, letter) and resident foreigners (NIE: X, Y or Z, seven digits,
 * letter). Sources: Real Decreto 1065/2007, articles 18 to 28; Orden EHA/451/2008 for the letters of bodies. Leading
 * zeros of a DNI are often omitted and are filled in.
 */
export const nif: TaxIdentityDefinition = {
  normalise: (code, country) => {
    const clean = cleanTaxCode(code, country);
    return /^\d/.test(clean) ? clean.padStart(LENGTH, '0') : clean;
  },
  isValid: isNif,
  format: 'Letter + 7 digits + control (bodies), 8 digits + letter (DNI), X, Y or Z + 7 digits + letter (NIE)',
  example: 'A58818501',
};

/** Class of a normalised code by its form; the check digit may still be wrong. */
export function nifClass(code: string): NifClass | undefined {
  return FORMS.find(([, form]) => form.test(code))?.[0];
}

/** Form and check digit of a normalised code. */
export function isNif(code: string): boolean {
  switch (nifClass(code)) {
    case 'national':
      return !code.startsWith('00000000') && hasCheckLetter(code);
    case 'foreigner':
      return hasCheckLetter(`${'XYZ'.indexOf(code.charAt(0))}${code.slice(1)}`);
    case 'org':
    case 'other':
      return hasOrgControl(code);
    default:
      return false;
  }
}

function hasCheckLetter(code: string): boolean {
  return CHECK_LETTERS.charAt(Number(code.slice(0, 8)) % 23) === code.charAt(8);
}

/** The control is a digit or a letter depending on the kind of body; in practice both occur, so either is accepted. */
function hasOrgControl(code: string): boolean {
  let sum = 0;
  for (let place = 1; place <= 7; place++) {
    const digit = Number(code.charAt(place));
    sum += place % 2 === 1 ? doubled(digit) : digit;
  }
  const control = (10 - (sum % 10)) % 10;
  return code.charAt(8) === String(control) || code.charAt(8) === ORG_CHECK_LETTERS.charAt(control);
}
