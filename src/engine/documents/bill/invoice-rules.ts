import { beAChoiceAlways } from '../../core/rules/choices.ts';
import { defineRules } from '../../core/rules/define-rules.ts';
import { when } from '../../core/rules/constraint.ts';
import { beEmpty, bePresent, countEntries, notBeZero } from '../../core/rules/constraints.ts';
import type { Party } from '../org/party.ts';
import { Invoice } from './invoice.ts';

const hasTaxCode = when<Party>('the customer has a tax code', ({ tax_id }) => Boolean(tax_id?.code));

const hasTaxPoint = when<Invoice>('a tax point is set', ({ tax }) => Boolean(tax?.point));

const hasNeitherDiscountNorCharge = when<Invoice>(
  'there are neither discounts nor charges',
  ({ discounts, charges }, scope) => countEntries(discounts, scope) === 0 && countEntries(charges, scope) === 0,
);

export const invoiceRules = defineRules(Invoice, 'BILL-INVOICE', {
  '01': { at: 'type', must: bePresent, say: 'An invoice needs a type' },
  '02': {
    at: 'type',
    must: beAChoiceAlways(Invoice, 'type'),
    say: 'The invoice type is one of standard, proforma, corrective, credit-note, debit-note or other',
  },
  '03': { at: 'issue_date', must: notBeZero, say: 'An invoice needs the date on which it is issued' },
  '04': { at: 'currency', must: bePresent, say: 'An invoice needs a currency' },
  '05': { at: 'supplier', must: bePresent, say: 'An invoice needs a supplier' },
  '06': { at: 'supplier.name', must: bePresent, say: 'The supplier of an invoice needs a name' },
  '07': {
    on: 'customer',
    when: hasTaxCode,
    at: 'name',
    must: bePresent,
    say: 'A customer with a tax number also needs a name',
  },
  '08': { at: 'lines[].item.price', must: bePresent, say: 'Every invoice line needs an item price' },
  '09': { at: 'totals', must: bePresent, say: 'An invoice needs its totals; building the document calculates them' },
  '10': {
    when: hasNeitherDiscountNorCharge,
    at: 'lines',
    must: bePresent,
    say: 'An invoice without lines needs at least one document discount or charge',
  },
  '11': {
    when: hasTaxPoint,
    at: 'value_date',
    must: beEmpty,
    say: 'An invoice gives either a value date or a tax point, not both',
  },
});
