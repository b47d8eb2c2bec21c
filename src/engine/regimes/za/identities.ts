import { norm } from '../../core/rules/citation.ts';
import { numericCode } from '../../core/text/code.ts';
import { registerNumbers } from '../shared/register-numbers.ts';

const NEW_NUMBERS = norm('Companies Act, 1973, Notice No. 1762, schedule');

const FORM = /^\d{4}\/\d{6}\/\d{2}$/;
const DIGITS = /^(\d{4})(\d{6})(\d{2})$/;

/**
 * Sources: Notice No. 1762 to the Companies Act, 1973, schedule, 2; Youverify, South African business registration number; both read on 2026-11-22.
 */
export const registers = registerNumbers('ZA', [
  {
    code: 'REG',
    name: { en: 'Company Registration Number', af: 'Maatskappyregistrasienommer' },
    desc: {
      en: 'By which the Companies and Intellectual Property Commission (CIPC) knows a company: the year, six digits in sequence and two for the kind of enterprise.',
    },
    normalise: (code) => numericCode(code).replace(DIGITS, '$1/$2/$3'),
    isValid: (code) => FORM.test(code),
    form: 'a South African company registration number',
    say: 'A South African company registration number has the year, six digits and two: 2000/000001/07',
    ground: { cite: NEW_NUMBERS('2') },
  },
]);
