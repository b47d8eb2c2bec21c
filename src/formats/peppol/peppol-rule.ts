import { tableOf } from '../../engine/values.ts';
import { parseDecimal, type Decimal } from '../en16931/decimal.ts';
import { normal } from '../en16931/rules/blanks.ts';
import { once } from '../en16931/rules/once.ts';
import { below } from '../en16931/rules/elements.ts';
import type { InvoiceTerms } from '../en16931/term-tree.ts';
import { attributeOf, childOf, type XmlElement } from '../xml/xml-tree.ts';

/** Building blocks of Peppol's rules, which check elements. */

export { normal };

/** The text at a path, with white space as in {@link normal}. */
export const text = (element: XmlElement | undefined, ...path: readonly string[]): string | undefined => {
  const found = written(element, ...path);
  return found === undefined ? undefined : normal(found);
};

/** The text at a path as written: some of Peppol's rules ignore white space, others do not. */
export const written = (element: XmlElement | undefined, ...path: readonly string[]): string | undefined => {
  let at = element;
  for (const name of path) at = childOf(at, name);
  return at?.text;
};
export const number = (element: XmlElement | undefined, name: string): Decimal | undefined => {
  const found = childOf(element, name);
  return found && parseDecimal(found.text);
};
export const all = (element: XmlElement | undefined, name: string): readonly XmlElement[] =>
  element?.children.filter((child) => child.name === name) ?? [];

export const schemeOf = (element: XmlElement | undefined): string =>
  normal((element && attributeOf(element, 'schemeID')?.value) ?? '');

/** Whether a text is a number in any notation. */
export const isNumeric = (written: string): boolean =>
  /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?$/.test(written.trim());

/** Country codes in the addresses of a party; a valid invoice has one. */
const countriesOf = (party: string): ((invoice: InvoiceTerms) => readonly string[]) =>
  once(({ root }) =>
    root
      ? below(root, `${party}/Party/PostalAddress/Country/IdentificationCode`).map(({ text: country }) => country)
      : [],
  );
export const countriesOfSupplier = countriesOf('AccountingSupplierParty');
export const countriesOfCustomer = countriesOf('AccountingCustomerParty');

const sole = ([first, ...more]: readonly string[]): string | undefined => (more.length === 0 ? first : undefined);

/** The countries of seller and buyer, as written. With two countries most national rules do not apply. */
export const countryOfSupplier = (invoice: InvoiceTerms): string | undefined => sole(countriesOfSupplier(invoice));
export const countryOfCustomer = (invoice: InvoiceTerms): string | undefined => sole(countriesOfCustomer(invoice));

const isGermany = (country: string | undefined): boolean => normal(country ?? '').toUpperCase() === 'DE';

/** Seller and buyer are both in Germany. */
export const isGerman = once(
  (invoice) => isGermany(countryOfSupplier(invoice)) && isGermany(countryOfCustomer(invoice)),
);

/** Business processes shared by every kind of billing, by Peppol's number. */
const SHARED_PROCESSES: Readonly<Record<string, '01' | '02'>> = tableOf({
  'urn:peppol:france:billing:regulated': '01',
  'urn:peppol:france:billing:non-regulated': '01',
  'urn:peppol:bis:billing_with_response': '02',
});

/** The number of the business process; 01 is also `own`. Undefined if it is not of Peppol. */
export const processOf = (own: string): ((invoice: InvoiceTerms) => '01' | '02' | undefined) =>
  once(({ root }) => {
    const name = text(root, 'ProfileID') ?? '';
    if (name === own) return '01';
    return Object.hasOwn(SHARED_PROCESSES, name) ? SHARED_PROCESSES[name] : undefined;
  });

/** The names of the business processes of this number and of those shared. */
export const processNames = (own: string): ReadonlySet<string> => new Set([own, ...Object.keys(SHARED_PROCESSES)]);

/** Whether the specification has this prefix. A document identifier (`…::2.1`) does not count. */
export const isSpecification = (root: XmlElement, own: string): boolean => {
  const specification = text(root, 'CustomizationID') ?? '';
  return specification.startsWith(own) && !specification.includes('::');
};

/** The currencies of the invoice, as written; a valid invoice has one. */
export const currenciesOfInvoice = once(
  ({ root }) => new Set(all(root, 'DocumentCurrencyCode').map(({ text: currency }) => currency)),
);

/** An existing date as YYYY-MM-DD. */
export function isDate(date: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(date) ?? [];
  if (day === undefined) return false;
  const lengths = [31, isLeap(Number(year)) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  return Number(day) >= 1 && Number(day) <= (lengths[Number(month) - 1] ?? 0);
}

function isLeap(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}
