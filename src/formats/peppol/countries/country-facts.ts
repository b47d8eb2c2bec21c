import { elementsNamed } from '../../en16931/rules/constraints.ts';
import { once } from '../../en16931/rules/once.ts';
import type { Holds, TermRule } from '../../en16931/rules/rule.ts';
import type { Where } from '../../en16931/rules/elements.ts';
import type { InvoiceTerms } from '../../en16931/term-tree.ts';
import { childOf, type XmlElement } from '../../xml/xml-tree.ts';
import { all, peppol, text } from '../peppol-rule.ts';

/** What the rules of single countries ask of an invoice in UBL: who is where, and under which numbers. */

export const supplierOf = once(({ root }) => childOf(childOf(root, 'AccountingSupplierParty'), 'Party'));
export const customerOf = once(({ root }) => childOf(childOf(root, 'AccountingCustomerParty'), 'Party'));

/** The country of an address, in capitals. */
export const countryOf = (party: XmlElement | undefined): string | undefined =>
  text(party, 'PostalAddress', 'Country', 'IdentificationCode')?.toUpperCase();

const schemesOf = (party: XmlElement | undefined): readonly XmlElement[] => all(party, 'PartyTaxScheme');

/** The number under which a party is registered for a tax. */
export const numberFor = (party: XmlElement | undefined, tax: string): string | undefined =>
  text(
    schemesOf(party).find((scheme) => text(scheme, 'TaxScheme', 'ID') === tax),
    'CompanyID',
  );

/** Registrations of a party for anything but VAT. */
export const otherSchemes = (party: XmlElement | undefined): readonly XmlElement[] =>
  schemesOf(party).filter((scheme) => text(scheme, 'TaxScheme', 'ID')?.toUpperCase() !== 'VAT');

const prefixOf = (party: XmlElement | undefined): string | undefined =>
  numberFor(party, 'VAT')?.slice(0, 2).toUpperCase() || undefined;

/** Where a party is taxed: by its VAT number, or its address. */
export const taxCountryOf = (party: XmlElement | undefined): string | undefined => prefixOf(party) ?? countryOf(party);

/** Where the seller is taxed: by its VAT number, that of its representative, or its address. */
export const taxCountryOfSupplier = once(
  (invoice) =>
    prefixOf(supplierOf(invoice)) ??
    prefixOf(childOf(invoice.root, 'TaxRepresentativeParty')) ??
    countryOf(supplierOf(invoice)),
);

type Applies = (invoice: InvoiceTerms) => boolean;

export const taxedIn =
  (country: string): Applies =>
  (invoice) =>
    taxCountryOfSupplier(invoice) === country;

export const supplierIn =
  (country: string): Applies =>
  (invoice) =>
    countryOf(supplierOf(invoice)) === country;

export const bothIn =
  (country: string): Applies =>
  (invoice) =>
    countryOf(supplierOf(invoice)) === country && countryOf(customerOf(invoice)) === country;

/** Only where it applies. */
const only =
  (applies: Applies, where: Where): Where =>
  (invoice) =>
    applies(invoice) ? where(invoice) : [];

const someOf = (element: XmlElement | undefined): readonly XmlElement[] => (element ? [element] : []);

export const supplierParty: Where = (invoice) => someOf(supplierOf(invoice));
export const customerParty: Where = (invoice) => someOf(customerOf(invoice));

/** Means of payment of the invoice, those with some of these codes when codes are given. */
export const meansOf =
  (...codes: readonly string[]): Where =>
  (invoice) =>
    elementsNamed(invoice, 'PaymentMeans').filter(
      (means) => codes.length === 0 || codes.includes(text(means, 'PaymentMeansCode') ?? ''),
    );

export const companyIdOf = (party: XmlElement | undefined): XmlElement | undefined =>
  childOf(childOf(party, 'PartyLegalEntity'), 'CompanyID');

/** The rules of one country, each held to where it applies. */
export function rulesOf(
  ...sets: readonly (readonly [applies: Applies, ...rows: readonly Row[]])[]
): readonly TermRule[] {
  return sets.flatMap(([applies, ...rows]) =>
    rows.map(([code, terms, say, where, must, severity]) =>
      peppol(code, terms, say, only(applies, where), must, severity),
    ),
  );
}

type Row = readonly [
  code: string,
  terms: readonly string[],
  say: string,
  where: Where,
  must: (element: XmlElement, invoice: InvoiceTerms) => Holds,
  severity?: 'warning',
];
