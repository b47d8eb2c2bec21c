import { numericCode } from '../../core/text/code.ts';
import { UNFOUND } from '../shared/register-norms.ts';
import { registerNumbers } from '../shared/register-numbers.ts';
import { weightedSum } from '../shared/weighted-sum.ts';

/** Older ones have one digit less. */
const FORM = /^\d{7,8}$/;
const DIGITS = 8;
const WEIGHTS = [2, 9, 8, 7, 6, 3, 4, 1];

/** The check digit makes the sum a multiple of 10. */
function isCedula(code: string): boolean {
  return FORM.test(code) && weightedSum(`0${code}`.slice(-DIGITS), WEIGHTS) % 10 === 0;
}

/** Sources: ciuy, Acerca de los números de identidad uruguayos; help4.dev, CI Validator; stdnum for JavaScript, uy.cedula; all read on 2026-11-22. */
export const registers = registerNumbers('UY', [
  {
    code: 'CI',
    name: { en: 'Identity Card Number (CI)', es: 'Cédula de Identidad (CI)' },
    desc: {
      en: 'Seven or eight digits, the last a check digit, of a person’s identity card.',
      es: 'Siete u ocho dígitos, el último verificador, del documento de identidad de una persona.',
    },
    normalise: numericCode,
    isValid: isCedula,
    form: 'a Uruguayan identity card number',
    say: 'A Uruguayan identity card number has seven or eight digits, the last the right check digit',
    ground: { uncited: UNFOUND },
  },
]);
