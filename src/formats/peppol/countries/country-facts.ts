import { elementsNamed } from '../../en16931/rules/constraints.ts';
import { once } from '../../en16931/rules/once.ts';
import type { Holds, TermRule } from '../../en16931/rules/rule.ts';
import { below, type Where } from '../../en16931/rules/elements.ts';
import type { InvoiceTerms } from '../../en16931/term-tree.ts';
import { attributeOf, childOf, type XmlElement } from '../../xml/xml-tree.ts';
import {
  all,
  countriesOfCustomer,
  countriesOfSupplier,
  countryOfCustomer,
  countryOfSupplier,
  normal,
  peppol,
  text,
  written,
} from '../peppol-rule.ts';

/** Facts for national rules, in UBL: countries and numbers of the parties. */

const parties = (path: string): ((invoice: InvoiceTerms) => readonly XmlElement[]) =>
  once(({ root }) => (root ? below(root, path) : []));
const suppliersOf = parties('AccountingSupplierParty/Party');
const customersOf = parties('AccountingCustomerParty/Party');
const representativesOf = parties('TaxRepresentativeParty');

export const supplierOf = (invoice: InvoiceTerms): XmlElement | undefined => suppliersOf(invoice)[0];
export const customerOf = (invoice: InvoiceTerms): XmlElement | undefined => customersOf(invoice)[0];

const schemesOf = (party: XmlElement | undefined): readonly XmlElement[] => all(party, 'PartyTaxScheme');

/** A party's registration number for a tax. */
export const numberFor = (party: XmlElement | undefined, tax: string): string | undefined =>
  text(
    schemesOf(party).find((scheme) => text(scheme, 'TaxScheme', 'ID') === tax),
    'CompanyID',
  );

/** VAT registrations; a tax written with surrounding spaces does not count. */
export const vatSchemesOf = (party: XmlElement | undefined): readonly XmlElement[] =>
  schemesOf(party).filter((scheme) => below(scheme, 'TaxScheme/ID').some(({ text: tax }) => tax === 'VAT'));

/** A party's registrations for anything except VAT. */
export const otherSchemes = (party: XmlElement | undefined): readonly XmlElement[] =>
  schemesOf(party).filter((scheme) => text(scheme, 'TaxScheme', 'ID')?.toUpperCase() !== 'VAT');

/** Prefix of their VAT number. Two numbers determine no country, shown by the empty text. */
function prefixOf(found: readonly XmlElement[]): string | undefined {
  const [scheme, ...more] = found.flatMap(vatSchemesOf);
  const numbers = all(scheme, 'CompanyID');
  if (more.length > 0 || numbers.length > 1) return '';
  const prefix = numbers[0]?.text.slice(0, 2) ?? '';
  return prefix === '' ? undefined : normal(prefix).toUpperCase();
}

const capitals = (country: string | undefined): string => normal(country ?? '').toUpperCase();

/** Tax country of seller and buyer: by VAT number or address. */
export const taxCountryOfSupplierAlone = once(
  (invoice) => prefixOf(suppliersOf(invoice)) ?? capitals(countryOfSupplier(invoice)),
);
export const taxCountryOfCustomer = once(
  (invoice) => prefixOf(customersOf(invoice)) ?? capitals(countryOfCustomer(invoice)),
);

/** The seller's tax country: by its VAT number, that of its representative, or its address. */
export const taxCountryOfSupplier = once(
  (invoice) =>
    prefixOf(suppliersOf(invoice)) ?? prefixOf(representativesOf(invoice)) ?? capitals(countryOfSupplier(invoice)),
);

type Applies = (invoice: InvoiceTerms) => boolean;

export const taxedIn =
  (country: string): Applies =>
  (invoice) =>
    taxCountryOfSupplier(invoice) === country;

/** The address has exactly this country, in capitals and without spaces: rules of some countries check no more. */
export const supplierIn =
  (country: string): Applies =>
  (invoice) =>
    countryOfSupplier(invoice) === country;

export const bothIn =
  (country: string): Applies =>
  (invoice) =>
    countryOfSupplier(invoice) === country && countryOfCustomer(invoice) === country;

/** One of several addresses has this country. */
export const supplierAnywhereIn =
  (country: string): Applies =>
  (invoice) =>
    countriesOfSupplier(invoice).includes(country);

export const bothAnywhereIn =
  (country: string): Applies =>
  (invoice) =>
    countriesOfSupplier(invoice).includes(country) && countriesOfCustomer(invoice).includes(country);

/** The address has this country, ignoring case and spaces. */
export const supplierSomehowIn =
  (country: string): Applies =>
  (invoice) =>
    capitals(countryOfSupplier(invoice)) === country;

export const bothSomehowIn =
  (country: string): Applies =>
  (invoice) =>
    capitals(countryOfSupplier(invoice)) === country && capitals(countryOfCustomer(invoice)) === country;

/** Only where it applies. */
const only =
  (applies: Applies, where: Where): Where =>
  (invoice) =>
    applies(invoice) ? where(invoice) : [];

export const supplierParty: Where = suppliersOf;
export const customerParty: Where = customersOf;

/** Means of payment of the invoice, optionally with these codes. */
export const meansOf =
  (...codes: readonly string[]): Where =>
  (invoice) =>
    elementsNamed(invoice, 'PaymentMeans').filter(
      (means) => codes.length === 0 || codes.includes(written(means, 'PaymentMeansCode') ?? ''),
    );

/** Supporting documents by their description. */
export const documentsDescribedAs =
  (description: string): Where =>
  ({ root }) =>
    all(root, 'AdditionalDocumentReference').filter((one) =>
      all(one, 'DocumentDescription').some(({ text: own }) => own === description),
    );

/** The scheme of an identifier as it is written. */
export const writtenSchemeOf = (element: XmlElement | undefined): string | undefined =>
  attributeOf(element, 'schemeID')?.value;

export const companyIdOf = (party: XmlElement | undefined): XmlElement | undefined =>
  childOf(childOf(party, 'PartyLegalEntity'), 'CompanyID');

/** The rules of one country, restricted to where they apply. */
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
