import { numericCode } from '../../core/text/code.ts';
import { UNFOUND } from '../shared/register-norms.ts';
import { registerNumbers } from '../shared/register-numbers.ts';

const FORM = /^\d{6}-\d{7}$/;
const DIGITS = /^(\d{6})(\d{7})$/;

/**
 * The last digit used to be a check digit. We found no source that it still is, so it is not checked. Sources:
 * dukgun.com, corporate registration number system; HKCHO/mirine.tools, isCorporateRegistrationNo, for the thirteen
 * digits; both read on 2026-11-22.
 */
export const registers = registerNumbers('KR', [
  {
    code: 'CRN',
    name: { en: 'Corporate Registration Number', ko: '법인등록번호' },
    desc: {
      en: 'Thirteen digits by which the registry offices know a corporation: four for the office, two for the kind, the rest in sequence.',
      ko: '등기소가 법인에 부여하는 13자리 번호: 등기관서 4자리, 법인 종류 2자리, 일련번호.',
    },
    normalise: (code) => numericCode(code).replace(DIGITS, '$1-$2'),
    isValid: (code) => FORM.test(code),
    form: 'a Korean corporate registration number',
    say: 'A Korean corporate registration number has thirteen digits: 110111-1234567',
    ground: { uncited: UNFOUND },
  },
]);
