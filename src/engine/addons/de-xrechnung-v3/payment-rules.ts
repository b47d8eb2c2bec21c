import { defineRules } from '../../core/rules/define-rules.ts';
import type { Guard } from '../../core/rules/constraint.ts';
import { when } from '../../core/rules/constraint.ts';
import { bePresent } from '../../core/rules/constraints.ts';
import { keyHas } from '../../core/text/key.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import type { CreditTransfer } from '../../documents/pay/credit-transfer.ts';
import type { Instructions } from '../../documents/pay/instructions.ts';
import { EN_16931, XRECHNUNG } from './norms.ts';

const FAMILY = 'DE-XRECHNUNG-BILL-INVOICE';
const INSTRUCTIONS = 'payment.instructions';

/** `credit-transfer+sepa` is a credit transfer too. */
function isBy(means: string): Guard<Instructions> {
  return when<Instructions>(`the means is ${means}`, ({ key }) => keyHas(key, means));
}

const isTransfer = when<Invoice>('the means is credit-transfer', ({ payment }) =>
  keyHas(payment?.instructions?.key ?? '', 'credit-transfer'),
);

const hasNoIban = when<CreditTransfer>('the account has no IBAN', ({ iban }) => !iban);

const byDebit = isBy('direct-debit');

const paymentMembers = defineRules(Invoice, FAMILY, {
  '16': { at: 'payment', must: bePresent, say: 'The invoice needs payment details', cite: XRECHNUNG('BR-DE-1') },
  '17': {
    at: INSTRUCTIONS,
    must: bePresent,
    say: 'The payment details need instructions',
    cite: XRECHNUNG('BR-DE-1'),
  },
  '18': {
    on: INSTRUCTIONS,
    when: isBy('credit-transfer'),
    at: 'credit_transfer',
    must: bePresent,
    say: 'A payment by credit transfer needs the account',
    cite: XRECHNUNG('BR-DE-23-a'),
  },
  '20': {
    on: INSTRUCTIONS,
    when: isBy('card'),
    at: 'card',
    must: bePresent,
    say: 'A payment by card needs the card',
    cite: XRECHNUNG('BR-DE-24-a'),
  },
  '21': {
    on: INSTRUCTIONS,
    when: byDebit,
    at: 'direct_debit',
    must: bePresent,
    say: 'A payment by direct debit needs the mandate',
    cite: XRECHNUNG('BR-DE-25-a'),
  },
  '22': {
    on: INSTRUCTIONS,
    when: byDebit,
    at: 'direct_debit.ref',
    must: bePresent,
    say: 'A direct debit needs the reference of the mandate',
    cite: EN_16931('BT-89'),
  },
  '23': {
    on: INSTRUCTIONS,
    when: byDebit,
    at: 'direct_debit.creditor',
    must: bePresent,
    say: 'A direct debit needs the creditor identifier',
    cite: XRECHNUNG('BR-DE-30'),
  },
  '24': {
    on: INSTRUCTIONS,
    when: byDebit,
    at: 'direct_debit.account',
    must: bePresent,
    say: 'A direct debit needs the account that is debited',
    cite: XRECHNUNG('BR-DE-31'),
  },
});

const transferAccounts = defineRules(
  Invoice,
  FAMILY,
  {
    '19': {
      on: `${INSTRUCTIONS}.credit_transfer[]`,
      when: hasNoIban,
      at: 'number',
      must: bePresent,
      say: 'The account of a credit transfer needs an IBAN or a number',
      cite: EN_16931('BR-50'),
    },
  },
  { when: isTransfer },
);

export const paymentRules = [paymentMembers, transferAccounts];
