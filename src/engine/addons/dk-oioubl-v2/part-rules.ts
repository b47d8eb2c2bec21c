import { all, when } from '../../core/rules/constraint.ts';
import { beNoneOf, bePresent, match } from '../../core/rules/constraints.ts';
import type { TypeRules } from '../../core/rules/define-rules.ts';
import { defineRules } from '../../core/rules/define-rules.ts';
import { haveExtension } from '../../core/tax/extension-constraints.ts';
import { Instructions } from '../../documents/pay/instructions.ts';
import { Terms } from '../../documents/pay/terms.ts';
import { TaxCombo } from '../../documents/tax/set.ts';
import { OIOUBL, OIOUBL_GUIDE } from './norms.ts';

const PAYMENT_MEANS = 'untdid-payment-means';
/** Means of payment (UNTDID 4461). */
const MEANS = ['1', '10', '20', '31', '42', '48', '49', '50', '58', '59', '93', '97'];
/** A transfer between Danish accounts. */
const DOMESTIC_TRANSFER = '42';

const isDomesticTransfer = when<Instructions>(
  'the means is a domestic transfer (42)',
  ({ ext }) => ext?.[PAYMENT_MEANS] === DOMESTIC_TRANSFER,
);

/** Rules on parts of an invoice, anywhere in the document. */
export const partRules: readonly TypeRules[] = [
  defineRules(
    TaxCombo,
    'DK-OIOUBL-TAX-COMBO',
    {
      '01': {
        at: 'key',
        must: beNoneOf(['exempt']),
        say: 'The format has no category of exempt VAT',
        cite: OIOUBL_GUIDE('urn:oioubl:id:taxcategoryid-1.1'),
      },
    },
    // The format has its own categories, which follow from the key.
    { replaces: ['GOBL-EU-EN16931-TAX-COMBO-01', 'GOBL-EU-EN16931-TAX-COMBO-02'] },
  ),
  defineRules(Instructions, 'DK-OIOUBL-PAY-INSTRUCTIONS', {
    '01': {
      at: 'ext',
      must: haveExtension(PAYMENT_MEANS, ...MEANS),
      say: 'The code of the means of payment (`untdid-payment-means`) must be 1, 10, 20, 31, 42, 48, 49, 50, 58, 59, 93 or 97',
      cite: OIOUBL('F-LIB100'),
    },
  }),
  defineRules(
    Instructions,
    'DK-OIOUBL-PAY-INSTRUCTIONS',
    {
      '02': {
        on: 'credit_transfer[]',
        at: 'clearing',
        must: all(bePresent, match(/^\d{4}$/)),
        say: 'A domestic transfer needs the registration number of the bank, four digits, in `clearing`',
        cite: OIOUBL('F-LIB124, F-LIB130'),
      },
    },
    { when: isDomesticTransfer },
  ),
  // Terms may consist of only an amount.
  defineRules(Terms, 'DK-OIOUBL-PAY-TERMS', {}, { replaces: ['GOBL-EU-EN16931-PAY-TERMS-01'] }),
];
