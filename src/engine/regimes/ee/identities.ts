import { numericCode } from '../../core/text/code.ts';
import { PARTICIPANTS } from '../shared/register-norms.ts';
import { registerNumbers } from '../shared/register-numbers.ts';
import { remainderOfTwo } from '../shared/weighted-sum.ts';

/** The first digit distinguishes companies (1), authorities (7), associations (8) and foundations (9). */
const FORM = /^[1789]\d{7}$/;
const WEIGHTS = [1, 2, 3, 4, 5, 6, 7];
/** Replacement weights if the others give 10. */
const SECOND_WEIGHTS = [3, 4, 5, 6, 7, 8, 9];

function isRegistryCode(code: string): boolean {
  return FORM.test(code) && remainderOfTwo(code, WEIGHTS, SECOND_WEIGHTS) === Number(code[7]);
}

/**
 * Sources: OpenPeppol, Participant identifier schemes 9.7, 0191, after python-stdnum; fdivrusa/Finova, EstoniaRegistrikoodValidator, for the
 * weights; all read on 2026-11-22.
 */
export const registers = registerNumbers('EE', [
  {
    code: 'RK',
    name: { en: 'Registry Code', et: 'Registrikood' },
    desc: {
      en: 'Eight digits, the last a check digit, by which the business register and those of associations and authorities know a body.',
      et: 'Kaheksakohaline kood, mille viimane number on kontrollnumber; antakse äriregistris ning ühingute ja asutuste registrites.',
    },
    normalise: numericCode,
    isValid: isRegistryCode,
    form: 'an Estonian registry code',
    say: 'An Estonian registry code has eight digits, the first 1, 7, 8 or 9, the last the right check digit',
    ground: { cite: PARTICIPANTS('0191') },
  },
]);
