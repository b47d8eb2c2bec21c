import { numericCode } from '../../core/text/code.ts';
import { cleanIco, isIco } from '../shared/ico.ts';
import { PARTICIPANTS } from '../shared/register-norms.ts';
import { registerNumbers } from '../shared/register-numbers.ts';

const DIC_FORM = /^\d{10}$/;

/** The tax number after SK in the IČ DPH. */
function isDic(code: string): boolean {
  return DIC_FORM.test(code) && Number(code) % 11 === 0;
}

/** Sources: OpenPeppol, Participant identifier schemes 9.7, 0158 and 0245; python-stdnum, sk.ico and sk.dph; all read on 2026-11-22. */
export const registers = registerNumbers('SK', [
  {
    code: 'ICO',
    name: { en: 'Organization Identification Number (IČO)', sk: 'Identifikačné číslo organizácie (IČO)' },
    desc: {
      en: 'Eight digits, the last a check digit, by which the registers know a company or a person in business.',
      sk: 'Osem číslic, posledná kontrolná, pod ktorými registre vedú právnickú osobu alebo podnikateľa.',
    },
    normalise: cleanIco,
    isValid: isIco,
    form: 'a Slovak IČO',
    say: 'A Slovak IČO has eight digits, the last the right check digit',
    ground: { cite: PARTICIPANTS('0158') },
  },
  {
    code: 'DIC',
    name: { en: 'Tax Identification Number (DIČ)', sk: 'Daňové identifikačné číslo (DIČ)' },
    desc: {
      en: 'Ten digits that 11 divides, of everybody who is taxed, registered for value added tax or not.',
      sk: 'Desať číslic deliteľných jedenástimi, pridelených každému daňovníkovi, aj keď nie je platiteľom DPH.',
    },
    normalise: numericCode,
    isValid: isDic,
    form: 'a Slovak DIČ',
    say: 'A Slovak DIČ has ten digits that 11 divides',
    ground: { cite: PARTICIPANTS('0245') },
  },
]);
