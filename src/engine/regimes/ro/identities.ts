import { norm } from '../../core/rules/citation.ts';
import { registerNumbers } from '../shared/register-numbers.ts';

const REGISTER_ACT = norm(
  'Legea nr. 265/2022 privind registrul comerțului',
  'https://www.onrc.ro/index.php/ro/mentiuni/persoane-juridice/alocarea-identificatorului-unic-la-nivel-european-euid?id=1431',
);

/** J, F or C, the county, the number of the year and the year; since July 2024 the year, the number, the county and a check digit. */
const FORM = /^[JFC](\d{2}\/\d{1,6}\/\d{4}|\d{13})$/;
const BLANKS = /\s+/g;
const ONE_DIGIT_COUNTY = /^([JFC])(\d)\//;

function cleanTradeNumber(code: string): string {
  return code.replace(BLANKS, '').toUpperCase().replace(ONE_DIGIT_COUNTY, '$10$2/');
}

/**
 * Only one source gives the algorithm for the check digit of the new form, so it is not checked. Sources:
 * python-stdnum, ro.onrc; kyb-data, EU company check; both read on 2026-11-22.
 */
export const registers = registerNumbers('RO', [
  {
    code: 'NRC',
    name: { en: 'Trade Register Number', ro: 'Număr de ordine în registrul comerțului' },
    desc: {
      en: 'By which the trade register knows a company (J), a person in business (F) or a cooperative (C): J40/1116/1991, or J and thirteen digits since July 2024.',
      ro: 'Sub care registrul comerțului ține societatea (J), persoana fizică autorizată (F) sau cooperativa (C): J40/1116/1991 ori, din iulie 2024, J și treisprezece cifre.',
    },
    normalise: cleanTradeNumber,
    isValid: (code) => FORM.test(code),
    form: 'a Romanian trade register number',
    say: 'A Romanian trade register number is written J40/1116/1991, or J and thirteen digits; F or C may stand for J',
    ground: { cite: REGISTER_ACT('art. 88, 89') },
  },
]);
