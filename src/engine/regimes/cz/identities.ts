import { norm } from '../../core/rules/citation.ts';
import { cleanIco, isIco } from '../shared/ico.ts';
import { registerNumbers } from '../shared/register-numbers.ts';

const STATISTICS_ACT = norm('Zákon č. 89/1995 Sb., o státní statistické službě');

/** Sources: python-stdnum, cz.ico, and hubipe/company-identifiers, CzechRepublic; both read on 2026-11-22. */
export const registers = registerNumbers('CZ', [
  {
    code: 'ICO',
    name: { en: 'Company Identification Number (IČO)', cs: 'Identifikační číslo osoby (IČO)' },
    desc: {
      en: 'Eight digits, the last a check digit, by which the public registers know a company or a person in business; of a company the digits of its DIČ too.',
      cs: 'Osm číslic, poslední kontrolní, pod nimiž veřejné rejstříky vedou právnickou osobu nebo podnikatele.',
    },
    normalise: cleanIco,
    isValid: isIco,
    form: 'a Czech IČO',
    say: 'A Czech IČO has eight digits, the last the right check digit',
    ground: { cite: STATISTICS_ACT('identifikační číslo osoby') },
  },
]);
