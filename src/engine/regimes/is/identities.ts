import { numericCode } from '../../core/text/code.ts';
import { PARTICIPANTS } from '../shared/register-norms.ts';
import { registerNumbers } from '../shared/register-numbers.ts';
import { isKennitala } from './tax-identity.ts';

/** Sources: OpenPeppol, Participant identifier schemes 9.7, 0196; python-stdnum, is_.kennitala; both read on 2026-11-22. */
export const registers = registerNumbers('IS', [
  {
    code: 'KT',
    name: { en: 'Identification Number (kennitala)', is: 'Kennitala' },
    desc: {
      en: 'Ten digits by which Registers Iceland knows a person or a company: day of birth or registration, two digits, a check digit and the century.',
      is: 'Tíu tölustafir sem Þjóðskrá Íslands auðkennir með einstaklinga og lögaðila.',
    },
    normalise: numericCode,
    isValid: isKennitala,
    form: 'a kennitala',
    say: 'A kennitala has ten digits: a day, two digits, the right check digit and 9 or 0 for the century',
    ground: { cite: PARTICIPANTS('0196') },
  },
]);
