import { beAChoiceAlways } from '../../core/rules/choices.ts';
import { defineRules } from '../../core/rules/define-rules.ts';
import { when } from '../../core/rules/constraint.ts';
import { beEmpty, bePresent, countEntries, notBeZero } from '../../core/rules/constraints.ts';
import type { Party } from '../org/party.ts';
import { EN_16931, LINE_OR_CHARGE, OWN_LIST } from '../norms.ts';
import { Invoice } from './invoice.ts';

const hasTaxCode = when<Party>('the customer has a tax code', ({ tax_id }) => Boolean(tax_id?.code));

const hasTaxPoint = when<Invoice>('a tax point is set', ({ tax }) => Boolean(tax?.point));

const hasNeitherDiscountNorCharge = when<Invoice>(
  'there are neither discounts nor charges',
  ({ discounts, charges }, scope) => countEntries(discounts, scope) === 0 && countEntries(charges, scope) === 0,
);

export const invoiceRules = defineRules(Invoice, 'BILL-INVOICE', {
  '01': { at: 'type', must: bePresent, say: 'An invoice needs a type', cite: EN_16931('BR-04') },
  '02': {
    at: 'type',
    must: beAChoiceAlways(Invoice, 'type'),
    say: 'The invoice type is one of standard, proforma, corrective, credit-note, debit-note or other',
    uncited: OWN_LIST,
  },
  '03': {
    at: 'issue_date',
    must: notBeZero,
    say: 'An invoice needs the date on which it is issued',
    cite: EN_16931('BR-03'),
  },
  '04': { at: 'currency', must: bePresent, say: 'An invoice needs a currency', cite: EN_16931('BR-05') },
  '05': { at: 'supplier', must: bePresent, say: 'An invoice needs a supplier', cite: EN_16931('BG-4, BR-06') },
  '06': {
    at: 'supplier.name',
    must: bePresent,
    say: 'The supplier of an invoice needs a name',
    cite: EN_16931('BR-06'),
  },
  '07': {
    on: 'customer',
    when: hasTaxCode,
    at: 'name',
    must: bePresent,
    say: 'A customer with a tax number also needs a name',
    cite: EN_16931('BR-07'),
  },
  '08': {
    at: 'lines[].item.price',
    must: bePresent,
    say: 'Every invoice line needs an item price',
    cite: EN_16931('BR-26'),
  },
  '09': {
    at: 'totals',
    must: bePresent,
    say: 'An invoice needs its totals; building the document calculates them',
    cite: EN_16931('BG-22, BR-12 to BR-15'),
  },
  '10': {
    when: hasNeitherDiscountNorCharge,
    at: 'lines',
    must: bePresent,
    say: 'An invoice without lines needs at least one document discount or charge',
    uncited: LINE_OR_CHARGE,
  },
  '11': {
    when: hasTaxPoint,
    at: 'value_date',
    must: beEmpty,
    say: 'An invoice gives either a value date or a tax point, not both',
    cite: EN_16931('BR-CO-03'),
  },
});
