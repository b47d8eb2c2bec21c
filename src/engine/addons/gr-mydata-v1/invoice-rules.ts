import { defineRules } from '../../core/rules/define-rules.ts';
import { satisfy, when } from '../../core/rules/constraint.ts';
import { beEmpty, beMoreThanZero, bePresent, countEntries, notBeZero } from '../../core/rules/constraints.ts';
import { carryExtensions } from '../../core/tax/extension-constraints.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import type { Extensions } from '../../documents/tax/extensions.ts';
import type { PaymentDetails } from '../../documents/bill/payment-details.ts';
import { beConvertibleTo } from '../shared/convertible.ts';
import { includeStamp } from '../shared/stamps.ts';
import { BRANCH, INVOICE_TYPE } from './extension-keys.ts';
import { carryIncomeOrNone } from './income.ts';
import { MYDATA } from './norms.ts';

const isCreditNote = when<Invoice>('the invoice is a credit note', ({ type }) => type === 'credit-note');

const haveMeans = satisfy<PaymentDetails>(
  'have advances or instructions',
  ({ advances, instructions }, scope) => countEntries(advances, scope) > 0 || instructions !== undefined,
  { kind: 'present', like: { instructions: { key: '' } } },
);

export const invoiceRules = defineRules(Invoice, 'GR-MYDATA-BILL-INVOICE', {
  '01': { at: 'series', must: bePresent, say: 'The invoice needs a series', cite: MYDATA('InvoiceHeaderType, series') },
  '02': {
    at: 'tax',
    must: bePresent,
    say: 'The invoice needs tax details with the type of document',
    cite: MYDATA('InvoiceHeaderType, invoiceType'),
  },
  '03': {
    at: 'tax.ext',
    must: carryExtensions(INVOICE_TYPE),
    say: 'The tax extensions need the type of document',
    cite: MYDATA('InvoiceHeaderType, invoiceType'),
  },
  '04': {
    at: 'supplier.tax_id',
    must: bePresent,
    say: 'The supplier needs a tax identity',
    cite: MYDATA('PartyType, issuer, vatNumber'),
  },
  '10': {
    at: 'lines[].total',
    must: beMoreThanZero,
    say: 'The total of a line must be more than zero',
    cite: MYDATA('InvoiceRowType, netValue'),
  },
  '11': {
    at: 'lines[].total',
    must: notBeZero,
    say: 'The total of a line cannot be zero',
    cite: MYDATA('InvoiceRowType, netValue'),
  },
  '12': {
    at: 'lines[].item.ext',
    must: carryIncomeOrNone,
    say: 'Category and type of the income from an item go together, but informative income (`category1_95`) has no type',
    cite: MYDATA('IncomeClassificationType, classificationType and classificationCategory'),
  },
  '13': {
    at: 'discounts',
    must: beEmpty,
    say: 'Discounts can stand on lines only',
    cite: MYDATA('InvoiceRowType, netValue and discountOption'),
  },
  '14': {
    at: 'payment',
    must: bePresent,
    say: 'The invoice needs payment details',
    cite: MYDATA('AadeBookInvoiceType, paymentMethods'),
  },
  '15': {
    at: 'payment',
    must: haveMeans,
    say: 'The payment details need instructions or advances',
    cite: MYDATA('AadeBookInvoiceType, paymentMethods'),
  },
  '16': {
    when: isCreditNote,
    at: 'preceding',
    must: bePresent,
    say: 'A credit note needs a reference to the invoice it corrects',
    cite: MYDATA('InvoiceHeaderType, correlatedInvoices'),
  },
  '17': {
    at: 'preceding[].stamps',
    must: includeStamp('iapr-mark'),
    say: 'A reference to an earlier invoice needs its MARK, the stamp `iapr-mark`',
    cite: MYDATA('InvoiceHeaderType, correlatedInvoices'),
  },
  '18': {
    at: 'supplier.tax_id.code',
    must: bePresent,
    say: 'The tax identity of the supplier needs a code',
    cite: MYDATA('PartyType, issuer, vatNumber'),
  },
  '19': {
    must: beConvertibleTo('EUR'),
    say: 'The invoice must be in EUR or give an exchange rate to EUR',
    cite: MYDATA('InvoiceHeaderType, currency and exchangeRate'),
  },
});

/** AADE numbers the establishments of a business; the headquarters are 0. */
const beBranch = satisfy<Extensions>(
  `have a branch of digits in ${BRANCH}`,
  (ext) => ext[BRANCH] === undefined || /^\d+$/.test(ext[BRANCH]),
);

/** From release 0.505.0, whose codes for the two are not published. */
export const branchRules = defineRules(
  Invoice,
  'GR-MYDATA-BILL-INVOICE',
  {
    '31': {
      at: 'supplier.ext',
      must: beBranch,
      say: 'The branch of the supplier (`gr-mydata-branch`) is a number',
      cite: MYDATA('PartyType, issuer, branch'),
    },
    '32': {
      at: 'customer.ext',
      must: beBranch,
      say: 'The branch of the customer (`gr-mydata-branch`) is a number',
      cite: MYDATA('PartyType, counterpart, branch'),
    },
  },
  { own: true },
);
