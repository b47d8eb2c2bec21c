import { judge, satisfy } from '../../core/rules/constraint.ts';
import { bePresent, whereGiven } from '../../core/rules/constraints.ts';
import { defineRules } from '../../core/rules/define-rules.ts';
import { isBic, isIban } from '../../core/text/iban.ts';
import { keyHasPrefix } from '../../core/text/key.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import type { CreditTransfer } from '../../documents/pay/credit-transfer.ts';
import { FINVOICE, ISO_13616, ISO_9362 } from './norms.ts';

const INSTRUCTIONS = 'payment.instructions';

const CREDIT_TRANSFER = 'credit-transfer';

const beCreditTransfer = judge<string>(
  'be credit-transfer, with or without a suffix',
  (key) => keyHasPrefix(key ?? '', CREDIT_TRANSFER),
  { kind: 'oneOf', values: [CREDIT_TRANSFER, `${CREDIT_TRANSFER}+sepa`] },
);

/** The first account is the one to pay to. An earlier rule requires one. */
const beginWithIban = satisfy<readonly CreditTransfer[]>(
  'begin with an account that has an IBAN',
  (accounts) => accounts.length === 0 || Boolean(accounts[0]?.iban),
);

/** The payment block (`EpiDetails`) is in every message, whatever is due, so credit notes need it too. */
export const rules = defineRules(Invoice, 'FI-FINVOICE-BILL-INVOICE', {
  '01': {
    at: 'customer',
    must: bePresent,
    say: 'The invoice needs a customer',
    cite: FINVOICE('BuyerPartyDetails'),
  },
  '02': {
    at: 'customer.name',
    must: bePresent,
    say: 'The customer needs a name',
    cite: FINVOICE('BuyerPartyDetails, BuyerOrganisationName'),
  },
  '03': {
    at: 'payment',
    must: bePresent,
    say: 'The invoice needs payment details',
    cite: FINVOICE('EpiDetails'),
  },
  '04': {
    at: INSTRUCTIONS,
    must: bePresent,
    say: 'The payment details need instructions',
    cite: FINVOICE('EpiDetails'),
  },
  '05': {
    at: `${INSTRUCTIONS}.key`,
    must: beCreditTransfer,
    say: 'The means of payment must be a credit transfer',
    cite: FINVOICE('EpiDetails, EpiPaymentInstructionDetails'),
  },
  '06': {
    at: `${INSTRUCTIONS}.ref`,
    must: bePresent,
    say: 'The payment instructions need a reference',
    cite: FINVOICE('EpiDetails, EpiIdentificationDetails, EpiReference'),
  },
  '07': {
    at: `${INSTRUCTIONS}.credit_transfer`,
    must: bePresent,
    say: 'The payment instructions need the account to pay to',
    cite: FINVOICE('EpiDetails, EpiPartyDetails, EpiBeneficiaryPartyDetails, EpiAccountID'),
  },
  '08': {
    at: `${INSTRUCTIONS}.credit_transfer`,
    must: beginWithIban,
    say: 'The first account, to which the invoice is paid, needs an IBAN',
    cite: FINVOICE('EpiDetails, EpiPartyDetails, EpiBeneficiaryPartyDetails, EpiAccountID'),
  },
  '09': {
    on: `${INSTRUCTIONS}.credit_transfer[]`,
    at: 'iban',
    must: whereGiven(satisfy<string>('be an IBAN', isIban)),
    say: 'The IBAN of an account must have the form and the check digits of one',
    cite: ISO_13616('structure of the IBAN, check digits by MOD 97-10'),
  },
  '10': {
    on: `${INSTRUCTIONS}.credit_transfer[]`,
    at: 'bic',
    must: whereGiven(satisfy<string>('be a BIC', isBic)),
    say: 'The BIC of an account must have 8 or 11 characters in the form of one',
    cite: ISO_9362('structure of the BIC'),
  },
  '11': {
    at: 'payment.terms',
    must: bePresent,
    say: 'The payment details need terms',
    cite: FINVOICE('EpiDetails, EpiPaymentInstructionDetails, EpiDateOptionDate'),
  },
  '12': {
    at: 'payment.terms.due_dates',
    must: bePresent,
    say: 'The payment terms need a due date',
    cite: FINVOICE('EpiDetails, EpiPaymentInstructionDetails, EpiDateOptionDate'),
  },
});
