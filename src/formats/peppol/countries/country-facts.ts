import { once } from '../../en16931/rules/once.ts';
import { below } from '../../en16931/rules/elements.ts';
import type { InvoiceTerms } from '../../en16931/term-tree.ts';
import type { XmlElement } from '../../xml/xml-tree.ts';
import {
  all,
  countriesOfCustomer,
  countriesOfSupplier,
  countryOfCustomer,
  countryOfSupplier,
  normal,
} from '../peppol-rule.ts';

/** Facts for national rules, in UBL: countries and numbers of the parties. */

const parties = (path: string): ((invoice: InvoiceTerms) => readonly XmlElement[]) =>
  once(({ root }) => (root ? below(root, path) : []));
const suppliersOf = parties('AccountingSupplierParty/Party');
const customersOf = parties('AccountingCustomerParty/Party');
const representativesOf = parties('TaxRepresentativeParty');

export const supplierOf = (invoice: InvoiceTerms): XmlElement | undefined => suppliersOf(invoice)[0];

const schemesOf = (party: XmlElement | undefined): readonly XmlElement[] => all(party, 'PartyTaxScheme');

/** VAT registrations; a tax written with surrounding spaces does not count. */
export const vatSchemesOf = (party: XmlElement | undefined): readonly XmlElement[] =>
  schemesOf(party).filter((scheme) => below(scheme, 'TaxScheme/ID').some(({ text: tax }) => tax === 'VAT'));

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

export const SELLER = 'AccountingSupplierParty/Party';
export const BUYER = 'AccountingCustomerParty/Party';
