import { norm } from '../../core/rules/citation.ts';
import { numericCode } from '../../core/text/code.ts';
import { registerNumbers } from '../shared/register-numbers.ts';
import { weightedSum } from '../shared/weighted-sum.ts';

const CORPORATIONS_ACT = norm('Corporations Act 2001');

const FORM = /^\d{9}$/;
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 1, 1];

/** The check digit makes the sum a multiple of 10. */
function isAcn(code: string): boolean {
  return FORM.test(code) && weightedSum(code, WEIGHTS) % 10 === 0;
}

/**
 * Sources of the form: CDQ, Australian Company Number, which cites ASIC. Sources of the weights: one version of the
 * format’s regimes/au/identities.go, which cites ASIC too; python-stdnum, au.acn. All read on 2026-11-22.
 */
export const registers = registerNumbers('AU', [
  {
    code: 'ACN',
    name: { en: 'Australian Company Number (ACN)' },
    desc: {
      en: 'Nine digits, the last a check digit, by which the Securities and Investments Commission knows a company; of many the end of its ABN.',
    },
    normalise: numericCode,
    isValid: isAcn,
    form: 'an ACN',
    say: 'An ACN has nine digits, the last the right check digit',
    ground: { cite: CORPORATIONS_ACT('ACN') },
  },
]);
