import { isEuMember } from '../../codelists/countries.ts';
import type { Constraint, Guard } from '../../core/rules/constraint.ts';
import { judge, when } from '../../core/rules/constraint.ts';
import type { TypeRules } from '../../core/rules/define-rules.ts';
import { defineRules } from '../../core/rules/define-rules.ts';
import { VAT_DIRECTIVE } from '../../documents/norms.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import type { Party } from '../../documents/org/party.ts';
import type { RateTotal } from '../../documents/tax/total.ts';
import { TAX_NUMBER_LIKE } from './supplier-number.ts';
import { regimeMessages } from './messages.ts';

function vatRatesOf(invoice: Invoice): readonly RateTotal[] {
  const category = invoice.totals?.taxes?.categories?.find(({ code }) => code === 'VAT');
  return category?.rates ?? [];
}

function isSimplified({ $tags }: Invoice): boolean {
  return $tags?.includes('simplified') ?? false;
}

function hasKey(invoice: Invoice, key: string): boolean {
  return vatRatesOf(invoice).some((rate) => rate.key === key);
}

/** The invoice charges VAT at a rate above zero. */
export const chargesVat: Guard<Invoice> = when<Invoice>(regimeMessages.chargesVat, (invoice) =>
  vatRatesOf(invoice).some(({ percent, amount }) => percent !== undefined && !amount.isZero()),
);

export const isFull: Guard<Invoice> = when<Invoice>(regimeMessages.isFull, (invoice) => !isSimplified(invoice));

const isFullWithCustomer: Guard<Invoice> = when<Invoice>(
  regimeMessages.isFullWithCustomer,
  (invoice) => !isSimplified(invoice) && invoice.customer !== undefined,
);

const isFullWithBusiness: Guard<Invoice> = when<Invoice>(
  regimeMessages.isFullWithBusiness,
  (invoice) => !isSimplified(invoice) && isBusiness(invoice.customer),
);

function isBusiness(customer: Party | undefined): boolean {
  return Boolean(customer?.tax_id?.code) || (customer?.identities ?? []).length > 0;
}

const customerOwesVat: Guard<Invoice> = when<Invoice>(
  regimeMessages.customerOwesVat,
  (invoice) =>
    hasKey(invoice, 'intra-community') || (hasKey(invoice, 'reverse-charge') && isInTheUnion(invoice.customer)),
);

function isInTheUnion(customer: Party | undefined): boolean {
  const country = customer?.tax_id?.country ?? customer?.addresses?.[0]?.country;
  return country !== undefined && isEuMember(country);
}

const haveVatNumber: Constraint = judge<Party>(
  regimeMessages.haveVatNumber,
  (party) => Boolean(party?.tax_id?.code),
  TAX_NUMBER_LIKE,
);

const haveAddress: Constraint = judge<Party>(
  regimeMessages.haveAddress,
  (party) => (party?.addresses ?? []).length > 0,
  {
    kind: 'present',
    like: { addresses: [{ street: '', locality: '' }] },
  },
);

const haveNameAndAddress: Constraint = judge<Party>(
  regimeMessages.haveNameAndAddress,
  (party) => Boolean(party?.name) && (party?.addresses ?? []).length > 0,
  { kind: 'present', like: { name: '', addresses: [{ street: '', locality: '' }] } },
);

/**
 * Rules on invoices that the VAT directive states for all member states. They are our own: the format has no regime for
 * these countries. Where an authority refuses the name of a private person (`namesPrivatePersons`), none is asked for.
 */
export function euInvoiceRules(country: string, { namesPrivatePersons = true } = {}): TypeRules {
  return defineRules(
    Invoice,
    `${country}-BILL-INVOICE`,
    {
      '01': {
        when: chargesVat,
        at: 'supplier',
        must: haveVatNumber,
        say: 'A supplier who charges VAT states its VAT number',
        cite: VAT_DIRECTIVE('art. 226 (3)'),
      },
      '02': {
        when: customerOwesVat,
        at: 'customer',
        must: haveVatNumber,
        say: 'The VAT number of the customer is stated when it owes the tax, or receives goods from another member state untaxed',
        cite: VAT_DIRECTIVE('art. 226 (4)'),
      },
      '03': {
        when: isFull,
        at: 'supplier',
        must: haveAddress,
        say: 'An invoice states the address of the supplier, unless it is a simplified one',
        cite: VAT_DIRECTIVE('art. 226 (5)'),
      },
      '04': {
        when: namesPrivatePersons ? isFullWithCustomer : isFullWithBusiness,
        at: 'customer',
        must: haveNameAndAddress,
        say: namesPrivatePersons
          ? 'An invoice states name and address of the customer, unless it is a simplified one'
          : 'An invoice states name and address of a customer with a number, unless it is a simplified one',
        cite: VAT_DIRECTIVE('art. 226 (5)'),
      },
    },
    { own: true },
  );
}
