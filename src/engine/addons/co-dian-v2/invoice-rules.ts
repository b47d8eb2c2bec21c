import { defineRules } from '../../core/rules/define-rules.ts';
import type { Guard } from '../../core/rules/constraint.ts';
import { satisfy, when } from '../../core/rules/constraint.ts';
import { bePresent } from '../../core/rules/constraints.ts';
import { carryExtensions } from '../../core/tax/extension-constraints.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import { beConvertibleTo } from '../shared/convertible.ts';
import { CREDIT_CODE, DEBIT_CODE } from './extension-keys.ts';
import { ANNEX } from './norms.ts';

const TYPES = ['standard', 'credit-note', 'debit-note', 'proforma'];

function isOf(...types: readonly string[]): Guard<Invoice> {
  return when<Invoice>(`the type is ${types.join(' or ')}`, ({ type }) => types.includes(type));
}

export const invoiceRules = defineRules(Invoice, 'CO-DIAN-BILL-INVOICE', {
  '01': {
    must: satisfy<Invoice>(`be of the type ${TYPES.join(', ')}`, ({ type }) => TYPES.includes(type)),
    say: 'The invoice must be a standard one, a credit note, a debit note or a pro forma',
    cite: ANNEX('Invoice, cbc:InvoiceTypeCode; CreditNote; DebitNote'),
  },
  '09': {
    when: isOf('credit-note', 'debit-note'),
    at: 'preceding',
    must: bePresent,
    say: 'A credit or debit note needs a reference to the invoice it corrects',
    cite: ANNEX('cac:BillingReference'),
  },
  '10': {
    when: isOf('credit-note'),
    at: 'preceding[].ext',
    must: carryExtensions(CREDIT_CODE),
    say: 'The reference of a credit note needs the code of the reason',
    cite: ANNEX('cac:DiscrepancyResponse, cbc:ResponseCode'),
  },
  '11': {
    when: isOf('debit-note'),
    at: 'preceding[].ext',
    must: carryExtensions(DEBIT_CODE),
    say: 'The reference of a debit note needs the code of the reason',
    cite: ANNEX('cac:DiscrepancyResponse, cbc:ResponseCode'),
  },
  '12': {
    when: isOf('credit-note'),
    at: 'preceding[].reason',
    must: bePresent,
    say: 'The reference of a credit note needs the reason in words',
    cite: ANNEX('cac:DiscrepancyResponse, cbc:Description'),
  },
  '13': {
    when: isOf('debit-note'),
    at: 'preceding[].reason',
    must: bePresent,
    say: 'The reference of a debit note needs the reason in words',
    cite: ANNEX('cac:DiscrepancyResponse, cbc:Description'),
  },
  '14': {
    must: beConvertibleTo('COP'),
    say: 'The invoice must be in COP or give an exchange rate to COP',
    cite: ANNEX('cbc:DocumentCurrencyCode, cac:PaymentExchangeRate'),
  },
});
