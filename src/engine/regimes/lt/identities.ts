import { numericCode } from '../../core/text/code.ts';
import { PARTICIPANTS } from '../shared/register-norms.ts';
import { registerNumbers } from '../shared/register-numbers.ts';

const FORM = /^\d{9}$/;

/**
 * Only one source gives the algorithm for the last digit, so it is not checked. Sources: OpenPeppol, Participant
 * identifier schemes 9.7, 0200; kyb-data, EU company check; both read on 2026-11-22.
 */
export const registers = registerNumbers('LT', [
  {
    code: 'JAK',
    name: { en: 'Legal Entity Code', lt: 'Juridinio asmens kodas' },
    desc: {
      en: 'Nine digits by which the register of legal entities knows a company or another body.',
      lt: 'Devyni skaitmenys, kuriais Juridinių asmenų registras žymi įmonę ar kitą juridinį asmenį.',
    },
    normalise: numericCode,
    isValid: (code) => FORM.test(code),
    form: 'a Lithuanian legal entity code',
    say: 'A Lithuanian legal entity code has nine digits',
    ground: { cite: PARTICIPANTS('0200') },
  },
]);
