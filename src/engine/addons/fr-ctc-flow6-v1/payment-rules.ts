import type { TypeRules } from '../../core/rules/define-rules.ts';
import { defineRules } from '../../core/rules/define-rules.ts';
import { judge, when } from '../../core/rules/constraint.ts';
import { beOneOfAlways, bePresent, countEntries } from '../../core/rules/constraints.ts';
import { haveExtension } from '../../core/tax/extension-constraints.ts';
import type { PaymentLine } from '../../documents/bill/payment.ts';
import { Payment } from '../../documents/bill/payment.ts';
import { SCHEME, SIREN_SCHEME } from '../shared/french-party.ts';
import { CONDITION, STATUS } from './extension-keys.ts';
import { includeScheme, SCHEMES } from './constraints.ts';
import { NUMBER_OF_CUSTOMER, ONE_DOCUMENT, XP_Z12_012 } from './norms.ts';

const haveKnownScheme = haveExtension(SCHEME, ...SCHEMES);

function isType(type: string) {
  return when<Payment>(`the payment is of type ${type}`, (payment) => payment.type === type);
}

export const paymentRules: readonly TypeRules[] = [
  defineRules(Payment, 'FR-CTC-FLOW6-BILL-PAYMENT', {
    '01': {
      at: 'type',
      must: beOneOfAlways(['advice', 'receipt']),
      say: 'The payment must be an advice or a receipt',
      cite: XP_Z12_012('BR-FR-CDV-CL-06'),
    },
    '02': { at: 'supplier', must: bePresent, say: 'The payment needs a supplier', cite: XP_Z12_012('BR-FR-CDV-13') },
    '03': {
      at: 'supplier.identities',
      must: includeScheme(SIREN_SCHEME),
      say: 'The supplier needs a SIREN',
      cite: XP_Z12_012('BR-FR-CDV-13'),
    },
    '04': {
      at: 'supplier.identities[].ext',
      must: haveKnownScheme,
      say: 'The scheme of an identity must be known',
      cite: XP_Z12_012('BR-FR-CO-10'),
    },
    '05': { at: 'customer', must: bePresent, say: 'The payment needs a customer', cite: XP_Z12_012('BR-FR-CDV-CL-04') },
    '06': {
      at: 'customer.identities',
      must: includeScheme(SIREN_SCHEME),
      say: 'The customer needs a SIREN',
      uncited: NUMBER_OF_CUSTOMER,
    },
    '07': {
      at: 'customer.identities[].ext',
      must: haveKnownScheme,
      say: 'The scheme of an identity must be known',
      cite: XP_Z12_012('BR-FR-CO-10'),
    },
    '08': {
      at: 'payee.identities[].ext',
      must: haveKnownScheme,
      say: 'The scheme of an identity must be known',
      cite: XP_Z12_012('BR-FR-CO-10'),
    },
    '09': {
      at: 'lines',
      must: judge<readonly PaymentLine[]>('be one line', (lines, scope) => countEntries(lines, scope) === 1),
      say: 'The payment has exactly one line',
      uncited: ONE_DOCUMENT,
    },
    '10': {
      at: 'lines[].document',
      must: bePresent,
      say: 'A line needs the document that is paid',
      cite: XP_Z12_012('BR-FR-CDV-10'),
    },
    '11': {
      at: 'lines[].document.code',
      must: bePresent,
      say: 'The document that is paid needs its code',
      cite: XP_Z12_012('BR-FR-CDV-10'),
    },
    '12': {
      at: 'lines[].document.issue_date',
      must: bePresent,
      say: 'The document that is paid needs its date',
      cite: XP_Z12_012('BR-FR-CDV-11'),
    },
    '13': {
      at: 'ext',
      must: haveExtension(STATUS, '211', '212'),
      say: 'The status of a payment must be 211 or 212',
      cite: XP_Z12_012('BR-FR-CDV-CL-06'),
    },
    '14': {
      at: 'ext',
      must: haveExtension(CONDITION, 'MEN', 'MPA', 'RAP'),
      say: 'The amount of a payment is received (MEN), paid (MPA) or open (RAP)',
      cite: XP_Z12_012('BR-FR-CDV-CL-11'),
    },
    '15': {
      when: isType('advice'),
      at: 'ext',
      must: haveExtension(STATUS, '211'),
      say: 'The status of an advice must be 211',
      cite: XP_Z12_012('BR-FR-CDV-CL-06'),
    },
    '16': {
      when: isType('receipt'),
      at: 'ext',
      must: haveExtension(STATUS, '212'),
      say: 'The status of a receipt must be 212',
      cite: XP_Z12_012('BR-FR-CDV-CL-06'),
    },
  }),
];
