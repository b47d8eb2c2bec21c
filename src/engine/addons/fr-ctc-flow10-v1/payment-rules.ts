import type { TypeRules } from '../../core/rules/define-rules.ts';
import { defineRules } from '../../core/rules/define-rules.ts';
import { satisfy, when } from '../../core/rules/constraint.ts';
import { beOneOfAlways, bePresent } from '../../core/rules/constraints.ts';
import { carryExtensions } from '../../core/tax/extension-constraints.ts';
import { Payment } from '../../documents/bill/payment.ts';
import type { Identity } from '../../documents/org/identity.ts';
import { Party } from '../../documents/org/party.ts';
import { hasUniqueSchemes, SCHEME } from '../shared/french-party.ts';
import { haveSiren, isReportedRate } from './constraints.ts';
import { CGI_PAYMENTS, DGFIP, XP_Z12_012 } from './norms.ts';

const FAMILY = 'FR-CTC-FLOW10-BILL-PAYMENT';

/** Payments received, and the parties of all documents. */
export const paymentRules: readonly TypeRules[] = [
  defineRules(Payment, FAMILY, {
    '01': {
      at: 'type',
      must: beOneOfAlways(['receipt']),
      say: 'Only receipts are reported',
      cite: CGI_PAYMENTS('art. 242 nonies P'),
    },
    '02': {
      at: 'value_date',
      must: bePresent,
      say: 'The payment needs the day on which it was received',
      cite: CGI_PAYMENTS('art. 242 nonies P'),
    },
    '03': {
      must: satisfy<Payment>('have reported rates of VAT', ({ lines }) =>
        (lines ?? [])
          .flatMap(({ tax }) => tax?.categories ?? [])
          .filter(({ code }) => code === 'VAT')
          .flatMap(({ rates }) => rates ?? [])
          .every(({ percent }) => isReportedRate(percent)),
      ),
      say: 'The rates of VAT must be French ones',
      cite: DGFIP('règle G1.24'),
    },
    '04': {
      at: 'supplier',
      must: bePresent,
      say: 'The payment needs a supplier',
      cite: CGI_PAYMENTS('art. 242 nonies P'),
    },
    '05': {
      at: 'supplier',
      must: haveSiren,
      say: 'The supplier needs a SIREN',
      cite: CGI_PAYMENTS('art. 242 nonies P'),
    },
  }),
  defineRules(
    Payment,
    FAMILY,
    {
      '06': {
        at: 'lines[].document',
        must: bePresent,
        say: 'A line needs the document that was paid',
        cite: CGI_PAYMENTS('art. 242 nonies P'),
      },
      '07': {
        at: 'lines[].document.code',
        must: bePresent,
        say: 'The document that was paid needs its code',
        cite: CGI_PAYMENTS('art. 242 nonies P'),
      },
      '08': {
        at: 'lines[].document.issue_date',
        must: bePresent,
        say: 'The document that was paid needs its date',
        cite: CGI_PAYMENTS('art. 242 nonies P'),
      },
    },
    { when: when<Payment>('there is a customer', ({ customer }) => customer !== undefined) },
  ),
  defineRules(Party, 'FR-CTC-FLOW10-ORG-PARTY', {
    '01': {
      at: 'identities',
      must: satisfy<readonly Identity[]>('have a scheme each of its own', hasUniqueSchemes),
      say: 'No two identities of a party can have one scheme',
      cite: XP_Z12_012('BR-FR-CO-10'),
    },
    '02': {
      at: 'identities[].ext',
      must: carryExtensions(SCHEME),
      say: 'An identity needs a scheme',
      cite: XP_Z12_012('BR-FR-CO-10'),
    },
  }),
];
