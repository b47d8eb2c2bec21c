import { when } from '../../core/rules/constraint.ts';
import { bePresent } from '../../core/rules/constraints.ts';
import { defineRules } from '../../core/rules/define-rules.ts';
import { carryExtensions } from '../../core/tax/extension-constraints.ts';
import { Charge } from '../../documents/bill/charge.ts';
import { LineCharge } from '../../documents/bill/line.ts';
import { includeTax } from '../shared/line-taxes.ts';
import { DUTY_CODE } from './extension-keys.ts';
import { OIOUBL, OIOUBL_GUIDE } from './norms.ts';

/** Key of a charge that is a Danish excise duty. */
export const EXCISE = 'excise';

const isDuty = when<{ readonly key?: string | undefined }>('it is an excise duty', ({ key }) => key === EXCISE);

const needsReason = {
  at: 'reason',
  must: bePresent,
  say: 'An excise duty needs a reason, which names the duty',
  cite: OIOUBL('F-LIB066'),
} as const;

const needsCode = {
  at: 'ext',
  must: carryExtensions(DUTY_CODE),
  say: 'An excise duty needs its code (`dk-oioubl-duty-code`)',
  cite: OIOUBL_GUIDE('TaxScheme/ID, urn:oioubl:id:taxschemeid'),
} as const;

export const chargeRules = [
  defineRules(
    Charge,
    'DK-OIOUBL-BILL-CHARGE',
    {
      '01': needsReason,
      '02': {
        at: 'taxes',
        must: includeTax('VAT'),
        say: 'An excise duty on the invoice needs VAT of its own',
        cite: OIOUBL_GUIDE('Skat'),
      },
      '03': needsCode,
    },
    { when: isDuty },
  ),
  defineRules(LineCharge, 'DK-OIOUBL-BILL-LINECHARGE', { '01': needsReason, '02': needsCode }, { when: isDuty }),
];
