import { norm } from '../../core/rules/citation.ts';
import { numericCode } from '../../core/text/code.ts';
import { registerNumbers } from '../shared/register-numbers.ts';
import { weightedSum } from '../shared/weighted-sum.ts';

const REGISTER = norm(
  'New Zealand Business Number, Identifying different parts of your business',
  'https://www.nzbn.govt.nz/whats-an-nzbn/identifying-different-parts-of-your-business/',
);

const FORM = /^94\d{11}$/;
const WEIGHTS = [1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1];

/** A Global Location Number of GS1: the check digit makes the sum a multiple of 10. */
function isNzbn(code: string): boolean {
  return FORM.test(code) && weightedSum(code, WEIGHTS) % 10 === 0;
}

/**
 * Sources: CDQ, New Zealand BN, for the form; gera.services, New Zealand NZBN validator, and OpenPeppol, Participant identifier schemes 9.7, 0088,
 * for the check; all read on 2026-11-22.
 */
export const registers = registerNumbers('NZ', [
  {
    code: 'NZBN',
    name: { en: 'New Zealand Business Number (NZBN)' },
    desc: {
      en: 'Thirteen digits that begin with 94, the last a check digit, by which all registers know a business: a Global Location Number of GS1.',
    },
    normalise: numericCode,
    isValid: isNzbn,
    form: 'an NZBN',
    say: 'An NZBN has thirteen digits, the first two 94, the last the right check digit',
    ground: { cite: REGISTER('NZBN') },
  },
]);
