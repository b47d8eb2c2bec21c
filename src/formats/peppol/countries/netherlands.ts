import { Decimal } from '../../en16931/decimal.ts';
import { elementsNamed } from '../../en16931/rules/constraints.ts';
import { once } from '../../en16931/rules/once.ts';
import type { TermRule } from '../../en16931/rules/rule.ts';
import { each, type Where } from '../../en16931/rules/elements.ts';
import { attributeOf, childOf, type XmlElement } from '../../xml/xml-tree.ts';
import { all, hasAll, normal, number, text } from '../peppol-rule.ts';
import { bothSomehowIn, customerParty, meansOf, rulesOf, supplierParty, supplierSomehowIn } from './country-facts.ts';

/** Peppol's rules for sellers in the Netherlands, in UBL, by their ids. */

const ADDRESS = ['StreetName', 'CityName', 'PostalZone'];
const addressOf =
  (party: Where): Where =>
  (invoice) =>
    party(invoice).flatMap((one) => all(one, 'PostalAddress'));
const registrationOf =
  (party: Where): Where =>
  (invoice) =>
    party(invoice).flatMap((one) => all(one, 'PartyLegalEntity').flatMap((entity) => all(entity, 'CompanyID')));
const isDutch = (id: XmlElement): boolean =>
  (attributeOf(id, 'schemeID')?.value ?? '').split(' ').some((scheme) => scheme === '0106' || scheme === '0190') &&
  normal(id.text) !== '';

const refersToInvoice = once(({ root }) =>
  all(root, 'BillingReference').some((reference) => hasAll(childOf(reference, 'InvoiceDocumentReference'), 'ID')),
);
const refersToOrder = once(({ root }) => hasAll(childOf(root, 'OrderReference'), 'ID'));
const saysHow = once((invoice) => meansOf()(invoice).length > 0);

const DUTCH_MEANS = new Set(['30', '48', '49', '57', '58', '59']);

export const netherlandsRules: readonly TermRule[] = rulesOf(
  [
    supplierSomehowIn('NL'),
    [
      'NL-R-001',
      ['BT-25'],
      'A Dutch credit note refers to an invoice',
      each('CreditNoteTypeCode'),
      (_, invoice) => refersToInvoice(invoice),
    ],
    [
      'NL-R-002',
      ['BG-5'],
      'The address of a Dutch seller has a street, a city and a post code',
      addressOf(supplierParty),
      (address) => hasAll(address, ...ADDRESS),
    ],
    [
      'NL-R-003',
      ['BT-30'],
      'The legal registration of a Dutch seller is a KVK or OIN number (0106, 0190)',
      registrationOf(supplierParty),
      isDutch,
    ],
    [
      'NL-R-006',
      ['BG-12'],
      'The address of a Dutch tax representative has a street, a city and a post code',
      ({ root }) =>
        all(root, 'TaxRepresentativeParty')
          .filter((party) => text(party, 'PostalAddress', 'Country', 'IdentificationCode')?.toUpperCase() === 'NL')
          .flatMap((party) => all(party, 'PostalAddress')),
      (address) => hasAll(address, ...ADDRESS),
    ],
    [
      'NL-R-007',
      ['BG-16', 'BT-115'],
      'A Dutch seller that is to be paid says how',
      each('LegalMonetaryTotal'),
      (total, invoice) => {
        const due = number(total, 'PayableAmount')?.compare(Decimal.ZERO);
        const isToBePaid =
          invoice.root?.name === 'CreditNote' ? !(due !== undefined && due >= 0) : !(due !== undefined && due <= 0);
        return !isToBePaid || saysHow(invoice);
      },
    ],
    [
      'NL-R-009',
      ['BT-13', 'BT-132'],
      'With a reference to a line of an order, a Dutch seller refers to the order',
      (invoice) => elementsNamed(invoice, 'LineID').filter(({ parent }) => parent?.name === 'OrderLineReference'),
      (_, invoice) => refersToOrder(invoice),
    ],
  ],
  [
    bothSomehowIn('NL'),
    [
      'NL-R-004',
      ['BG-8'],
      'The address of a Dutch buyer has a street, a city and a post code',
      addressOf(customerParty),
      (address) => hasAll(address, ...ADDRESS),
    ],
    [
      'NL-R-005',
      ['BT-47'],
      'The legal registration of a Dutch buyer is a KVK or OIN number (0106, 0190)',
      registrationOf(customerParty),
      isDutch,
    ],
    [
      'NL-R-008',
      ['BT-81'],
      'A payment within the Netherlands is by 30, 48, 49, 57, 58 or 59',
      meansOf(),
      (means) => DUTCH_MEANS.has(text(means, 'PaymentMeansCode') ?? ''),
    ],
  ],
);
