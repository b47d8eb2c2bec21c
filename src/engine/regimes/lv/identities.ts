import { PARTICIPANTS } from '../shared/register-norms.ts';
import { registerNumbers, withoutCountry } from '../shared/register-numbers.ts';

const FORM = /^[4-9]\d{10}$/;

/**
 * The last digit is not checked: we did not verify that it is calculated like that of the tax number. Sources:
 * OpenPeppol, Participant identifier schemes 9.7, 0218; kyb-data, EU company check; both read on 2026-11-22.
 */
export const registers = registerNumbers('LV', [
  {
    code: 'REG',
    name: { en: 'Registration Number', lv: 'Reģistrācijas numurs' },
    desc: {
      en: 'Eleven digits, the first from 4 to 9, by which the Register of Enterprises knows a company or another body.',
      lv: 'Vienpadsmit ciparu, ar kuriem Uzņēmumu reģistrs apzīmē uzņēmumu vai citu tiesību subjektu.',
    },
    normalise: withoutCountry('LV'),
    isValid: (code) => FORM.test(code),
    form: 'a Latvian registration number',
    say: 'A Latvian registration number has eleven digits, the first from 4 to 9',
    ground: { cite: PARTICIPANTS('0218') },
  },
]);
