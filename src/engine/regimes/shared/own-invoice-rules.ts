import type { Citation } from '../../core/rules/citation.ts';
import { both, judge } from '../../core/rules/constraint.ts';
import type { TypeRules } from '../../core/rules/define-rules.ts';
import { defineRules } from '../../core/rules/define-rules.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import type { Party } from '../../documents/org/party.ts';
import { chargesVat, isFull } from './eu-invoice-rules.ts';
import { TAX_NUMBER_LIKE } from './supplier-number.ts';

interface SupplierNumber {
  /** The name of the number with its article: "a RUT". */
  readonly form: string;
  readonly say: string;
  readonly cite: Citation;
}

/**
 * The rule on invoices of countries outside the Union without a regime of the format: a supplier who charges the tax
 * has its registration number. Simplified invoices are exempt, because not every country requires it for them.
 */
export function supplierNumberRules(country: string, { form, say, cite }: SupplierNumber): TypeRules {
  return defineRules(
    Invoice,
    `${country}-BILL-INVOICE`,
    {
      '01': {
        when: both(chargesVat, isFull),
        at: 'supplier',
        must: judge<Party>(`have ${form}`, (party) => Boolean(party?.tax_id?.code), TAX_NUMBER_LIKE),
        say,
        cite,
      },
    },
    { own: true },
  );
}
