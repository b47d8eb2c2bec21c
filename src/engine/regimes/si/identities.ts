import { norm } from '../../core/rules/citation.ts';
import { alphanumericCode } from '../../core/text/code.ts';
import { registerNumbers } from '../shared/register-numbers.ts';

const REGISTER = norm(
  'Navodilo o vrstah in obsegu podatkov za posamezno pravnoorganizacijsko obliko enote Poslovnega registra Slovenije, Uradni list RS 79/2007',
  'https://www.uradni-list.si/glasilo-uradni-list-rs/vsebina/2007-01-4109/navodilo-o-vrstah-in-obsegu-podatkov-za-posamezno-pravnoorganizacijsko-obliko-enote-poslovnega-registra-slovenije',
);

/** A branch has three more characters, the first a letter beyond a thousand branches. */
const FORM = /^\d{7}([0-9A-Z]\d{2})?$/;

/**
 * The seventh digit is not checked: two sources give different algorithms, and only one fits the register’s own
 * numbers. Sources: python-stdnum, si.maticna; hubipe/company-identifiers, Slovenia; both read on 2026-11-22.
 */
export const registers = registerNumbers('SI', [
  {
    code: 'MS',
    name: { en: 'Registration Number', sl: 'Matična številka' },
    desc: {
      en: 'Seven digits by which the business register knows a company or another body, and three more for its units.',
      sl: 'Sedem mest, s katerimi Poslovni register Slovenije označi poslovni subjekt, in tri za njegove dele.',
    },
    normalise: alphanumericCode,
    isValid: (code) => FORM.test(code),
    form: 'a Slovenian registration number',
    say: 'A Slovenian registration number has seven digits, or ten signs with its unit',
    ground: { cite: REGISTER('3. člen') },
  },
]);
