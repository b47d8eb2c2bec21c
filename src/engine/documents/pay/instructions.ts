import { list } from '../../core/schema/composites.ts';
import type { Choice } from '../../core/schema/fields.ts';
import { optional, required } from '../../core/schema/fields.ts';
import type { TypeOf } from '../../core/schema/object-type.ts';
import { defineType } from '../../core/schema/object-type.ts';
import { cleanText } from '../../core/schema/primitives.ts';
import { code } from '../cbc/code.ts';
import { key, otherKey } from '../cbc/key.ts';
import { meta } from '../cbc/meta.ts';
import { extensions } from '../tax/extensions.ts';
import { Card } from './card.ts';
import { CreditTransfer } from './credit-transfer.ts';
import { DirectDebit } from './direct-debit.ts';
import { Online } from './online.ts';

const instructionsKeys: readonly Choice[] = [
  { value: 'any', title: 'Any', about: 'The payer may choose any means.' },
  { value: 'card', title: 'Card', about: 'A payment card of any sort.' },
  { value: 'card+credit', title: 'Credit Card', about: 'A card charged to a credit line.' },
  { value: 'card+debit', title: 'Debit Card', about: 'A card charged straight to the account.' },
  { value: 'credit-transfer', title: 'Credit Transfer', about: 'A transfer that the payer orders at the bank.' },
  {
    value: 'credit-transfer+sepa',
    title: 'SEPA Credit Transfer',
    about: 'A transfer in euros under the SEPA scheme, ordered by the payer.',
  },
  { value: 'debit-transfer', title: 'Debit Transfer', about: 'A transfer started by the one who receives the money.' },
  { value: 'cash', title: 'Cash', about: 'Notes and coins.' },
  { value: 'cheque', title: 'Cheque', about: 'A cheque drawn on a bank account.' },
  { value: 'bank-draft', title: 'Draft', about: 'A draft or cheque drawn by the bank itself.' },
  { value: 'direct-debit', title: 'Direct Debit', about: "The payee collects from the payer's account." },
  { value: 'direct-debit+sepa', title: 'SEPA Direct Debit', about: 'The payee collects under a SEPA mandate.' },
  { value: 'online', title: 'Online', about: 'Paid over the internet, through a payment service.' },
  { value: 'promissory-note', title: 'Promissory Note', about: 'A written promise to pay on a set day.' },
  { value: 'netting', title: 'Netting', about: 'Offset against what the parties owe each other.' },
  { value: 'other', title: 'Other', about: 'A means that the parties have agreed on and that is not listed.' },
];

export const Instructions = defineType('pay/instructions', {
  about: 'How the document is to be paid: the means of payment and the data it needs.',
  fields: {
    key: required(key, 'Means of payment. Listed keys may be refined with a suffix, as in `credit-transfer+sepa`.', {
      anyOf: instructionsKeys,
      otherwise: otherKey('Regime Specific Key'),
    }),
    detail: optional(cleanText, 'The means of payment in words, as printed for the payer.'),
    ref: optional(code, 'Reference to state with the payment, so that the payee can match it to the document.'),
    credit_transfer: optional(list(CreditTransfer), 'Bank accounts to which a transfer may be sent.'),
    card: optional(Card, 'The card to be charged.'),
    direct_debit: optional(DirectDebit, "The mandate for collection from the payer's account."),
    online: optional(list(Online), 'Web pages at which the payment can be made.'),
    notes: optional(cleanText, 'Further instructions to the payer.'),
    ext: optional(extensions, 'Codes that a regime or add-on requires about the means of payment, by extension key.'),
    meta: optional(meta, 'Custom string values about the instructions, by key.'),
  },
});
export interface Instructions extends TypeOf<typeof Instructions> {}
