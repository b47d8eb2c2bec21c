import { UNFOUND } from '../shared/register-norms.ts';
import { registerNumbers, withoutCountry } from '../shared/register-numbers.ts';
import { remainderOfTwo } from '../shared/weighted-sum.ts';
import { isLegalNumber } from './tax-identity.ts';

const BRANCH = /^\d{13}$/;
/**
 * Length of the number of a body. A branch number begins with it, and its check digit is weighted again for that of the
 * branch.
 */
const BODY = 9;
const BRANCH_WEIGHTS = [2, 7, 3, 5];
/** Replacement weights if the others give 10. */
const SECOND_BRANCH_WEIGHTS = [4, 9, 5, 7];

/** Nine digits of a body, or thirteen of one of its branches; the last is a check digit each time. */
function isEik(code: string): boolean {
  if (isLegalNumber(code)) return true;
  return (
    BRANCH.test(code) &&
    isLegalNumber(code.slice(0, BODY)) &&
    remainderOfTwo(code.slice(BODY - 1), BRANCH_WEIGHTS, SECOND_BRANCH_WEIGHTS) === Number(code[12])
  );
}

/**
 * Sources: python-stdnum, bg.vat, and identique/idnumbers, BGR, for nine digits; fdivrusa/Finova, BulgariaUicValidator, and a public helper for
 * validating ЕИК / БУЛСТАТ for thirteen; all read on 2026-11-22.
 */
export const registers = registerNumbers('BG', [
  {
    code: 'EIK',
    name: { en: 'Unified Identification Code (UIC)', bg: 'Единен идентификационен код (ЕИК)' },
    desc: {
      en: 'Nine digits of a company or another body, thirteen of a branch, by which the trade register and BULSTAT know it; the last is a check digit.',
      bg: 'Девет цифри на лице или тринадесет на клон, с които го вписват Търговският регистър и БУЛСТАТ; последната е контролна.',
    },
    normalise: withoutCountry('BG'),
    isValid: isEik,
    form: 'a Bulgarian ЕИК',
    say: 'A Bulgarian ЕИК has nine digits, or thirteen for a branch, the last the right check digit',
    ground: { uncited: UNFOUND },
  },
]);
