import { norm } from '../../core/rules/citation.ts';
import { numericCode } from '../../core/text/code.ts';
import { registerNumbers } from '../shared/register-numbers.ts';

const GAZETTE = norm('Cégközlöny, Útmutató');

const FORM = /^\d{2}-\d{2}-\d{6}$/;
const DIGITS = /^(\d{2})(\d{2})(\d{6})$/;

/** Sources: Cégközlöny, Útmutató, for the parts; Topograph, Hungary; both read on 2026-11-22. */
export const registers = registerNumbers('HU', [
  {
    code: 'CG',
    name: { en: 'Company Registration Number', hu: 'Cégjegyzékszám' },
    desc: {
      en: 'Ten digits by which the company register knows a company: two for the court, two for the kind of company, six in sequence.',
      hu: 'Tíz számjegy a cégjegyzékben: kettő a bíróságé, kettő a cégformáé, hat a sorszám.',
    },
    normalise: (code) => numericCode(code).replace(DIGITS, '$1-$2-$3'),
    isValid: (code) => FORM.test(code),
    form: 'a Hungarian company registration number',
    say: 'A Hungarian company registration number has ten digits: 01-09-123456',
    ground: { cite: GAZETTE('1/a, 1/b') },
  },
]);
