import { numericCode } from '../../core/text/code.ts';
import { PARTICIPANTS } from '../shared/register-norms.ts';
import { registerNumbers } from '../shared/register-numbers.ts';
import { isCorporateNumber } from './tax-identity.ts';

/** Sources: OpenPeppol, Participant identifier schemes 9.7, 0188, after the National Tax Agency; python-stdnum, jp.cn; both read on 2026-11-22. */
export const registers = registerNumbers('JP', [
  {
    code: 'CN',
    name: { en: 'Corporate Number', ja: '法人番号' },
    desc: {
      en: 'Thirteen digits, the first a check digit, that the National Tax Agency gives to every corporation, registered for invoices or not.',
      ja: '国税庁が法人等に指定する13桁の番号。1桁目は検査用数字。',
    },
    normalise: numericCode,
    isValid: isCorporateNumber,
    form: 'a corporate number',
    say: 'A corporate number has thirteen digits, the first the right check digit',
    ground: { cite: PARTICIPANTS('0188') },
  },
]);
