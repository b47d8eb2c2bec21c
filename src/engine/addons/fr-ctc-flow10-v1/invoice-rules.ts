import type { TypeRules } from '../../core/rules/define-rules.ts';
import { defineRules } from '../../core/rules/define-rules.ts';
import { both, satisfy, when } from '../../core/rules/constraint.ts';
import { bePresent, settledByReading } from '../../core/rules/constraints.ts';
import { carryExtensions, haveExtension, notHaveExtension } from '../../core/tax/extension-constraints.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import type { TaxCombo } from '../../documents/tax/set.ts';
import { ADVANCE_TYPES, billingModeOf, DOCUMENT_TYPE, FINAL_MODES } from '../shared/billing-mode.ts';
import { BILLING_MODE } from '../shared/billing-mode.codes.ts';
import { beConvertibleTo } from '../shared/convertible.ts';
import { TAX_CATEGORY } from '../shared/tax-category.ts';
import { B2C_CATEGORY } from './extension-keys.ts';
import { haveLegalScheme, haveSiren, haveTaxCodeOfScheme, isReportedRate } from './constraints.ts';
import { CGI_SALES, DGFIP, EN_16931, VAT_DIRECTIVE } from './norms.ts';
import { ruleMessages } from '../../core/rules/messages.ts';

const FAMILY = 'FR-CTC-FLOW10-BILL-INVOICE';

const isToConsumer = when<Invoice>('there is no customer', ({ customer }) => customer === undefined);
const isToBusiness = when<Invoice>('there is a customer', ({ customer }) => customer !== undefined);

function vatOf({ lines }: Invoice): readonly TaxCombo[] {
  return (lines ?? []).flatMap(({ taxes }) => taxes ?? []).filter(({ cat }) => cat === 'VAT');
}

const isExempt = when<Invoice>('a line is exempt from VAT', (invoice) =>
  vatOf(invoice).some(({ ext }) => ext?.[TAX_CATEGORY] === 'E'),
);

const generalRules = defineRules(Invoice, FAMILY, {
  '01': {
    must: beConvertibleTo('EUR'),
    say: 'The invoice must be in EUR or give the exchange rate to it',
    cite: VAT_DIRECTIVE('art. 230'),
  },
  '02': {
    at: 'supplier.addresses[].country',
    must: bePresent,
    say: 'The address of the supplier needs a country',
    cite: EN_16931('BR-09'),
  },
  '03': {
    at: 'customer.addresses[].country',
    must: bePresent,
    say: 'The address of the customer needs a country',
    cite: EN_16931('BR-11'),
  },
});

const consumerRules = defineRules(
  Invoice,
  FAMILY,
  {
    '04': {
      at: 'tax.ext',
      must: carryExtensions(B2C_CATEGORY),
      say: 'A sale to a consumer needs the category under which it is reported',
      cite: DGFIP('règle G1.68'),
    },
    '05': {
      at: 'supplier',
      must: bePresent,
      say: 'An invoice needs a supplier',
      cite: CGI_SALES('art. 242 nonies M'),
    },
    '06': { at: 'supplier', must: haveSiren, say: 'The supplier needs a SIREN', cite: CGI_SALES('art. 242 nonies M') },
    '07': {
      must: satisfy<Invoice>('have reported rates of VAT', (invoice) =>
        vatOf(invoice).every(({ percent }) => isReportedRate(percent)),
      ),
      say: 'The rates of VAT must be French ones',
      cite: DGFIP('règle G1.24'),
    },
  },
  { when: isToConsumer },
);

const businessRules = defineRules(
  Invoice,
  FAMILY,
  {
    '08': {
      at: 'tax.ext',
      must: haveExtension(DOCUMENT_TYPE, '380', '386', '384', '381', '503'),
      say: 'The document type must be 380, 381, 384, 386 or 503',
      cite: DGFIP('règle G1.01'),
    },
    '09': {
      at: 'tax.ext',
      must: carryExtensions(BILLING_MODE),
      say: 'The tax extensions need the billing mode',
      cite: DGFIP('règle G1.02'),
    },
    '11': { at: 'supplier', must: bePresent, say: 'An invoice needs a supplier', cite: DGFIP('règle G2.19') },
    '12': {
      at: 'supplier',
      must: haveLegalScheme,
      say: 'The supplier needs a legal identity',
      cite: DGFIP('règle G2.19'),
    },
    '13': {
      at: 'supplier',
      must: haveTaxCodeOfScheme,
      say: 'The supplier needs a tax code',
      cite: DGFIP('règle G2.33'),
    },
    '14': {
      when: isExempt,
      must: satisfy<Invoice>('have a tax code of the supplier or seller', ({ supplier, ordering }) =>
        Boolean(supplier?.tax_id?.code || ordering?.seller?.tax_id?.code),
      ),
      say: 'An exempt sale needs the tax code of the supplier or of its representative',
      cite: EN_16931('BR-E-02'),
    },
    '15': {
      when: isExempt,
      must: satisfy<Invoice>('have a note about the exemption', ({ tax }) =>
        (tax?.notes ?? []).some(({ key, text }) => key === 'exempt' && text !== ''),
      ),
      say: 'An exempt sale needs a tax note with the key `exempt`',
      cite: EN_16931('BR-E-10'),
    },
    // Without a customer the consumer rules apply instead.
    '16': {
      at: 'customer',
      must: settledByReading(ruleMessages.bePresent),
      say: 'The invoice needs a customer',
      cite: DGFIP('règle G2.19'),
    },
    '17': {
      at: 'customer',
      must: haveLegalScheme,
      say: 'The customer needs a legal identity',
      cite: DGFIP('règle G2.19'),
    },
    '18': {
      at: 'customer',
      must: haveTaxCodeOfScheme,
      say: 'The customer needs a tax code',
      cite: DGFIP('règle G2.33'),
    },
  },
  { when: isToBusiness },
);

const finalRules = defineRules(
  Invoice,
  FAMILY,
  {
    '10': {
      at: 'tax.ext',
      must: notHaveExtension(DOCUMENT_TYPE, ...ADVANCE_TYPES),
      say: 'A final invoice after an advance cannot be about an advance itself',
      cite: DGFIP('règle G1.60'),
    },
  },
  {
    when: both(
      isToBusiness,
      when<Invoice>('the invoice is final after an advance', (invoice) => FINAL_MODES.includes(billingModeOf(invoice))),
    ),
  },
);

export const invoiceRules: readonly TypeRules[] = [generalRules, consumerRules, businessRules, finalRules];
