import { alphanumericCode } from '../../core/text/code.ts';
import { UNFOUND } from '../shared/register-norms.ts';
import { registerNumbers } from '../shared/register-numbers.ts';

/** HE for a company, AE for an overseas company, P for a partnership, BN for a business name. */
const FORM = /^(HE|AE|P|BN)\d{1,6}$/;
const IN_GREEK = /^\s*[ΗH][ΕE]/;

/** Sources: kyb-data, EU company check; Klarna, Legal registration number; both read on 2026-11-22. */
export const registers = registerNumbers('CY', [
  {
    code: 'REG',
    name: { en: 'Registration Number', el: 'Αριθμός εγγραφής' },
    desc: {
      en: 'Letters for the kind of company, as HE, and up to six digits, by which the registrar of companies knows it.',
      el: 'Γράμματα για το είδος της εταιρείας, όπως ΗΕ, και έως έξι ψηφία, με τα οποία την εγγράφει ο Έφορος Εταιρειών.',
    },
    normalise: (code) => alphanumericCode(code.replace(IN_GREEK, 'HE')),
    isValid: (code) => FORM.test(code),
    form: 'a Cypriot registration number',
    say: 'A Cypriot registration number has HE, AE, P or BN and up to six digits: HE123456',
    ground: { uncited: UNFOUND },
  },
]);
