import {
  about,
  alike,
  at,
  atMost,
  byElement,
  decimals,
  differs,
  forbids,
  needs,
  one,
  onlyIn,
  rows,
} from '../../rules/kit/verbs.ts';
import { xmlIndex } from '../../xml/xml-index.ts';
import { attributeOf, childOf, type XmlElement } from '../../xml/xml-tree.ts';
import type { InvoiceTerms } from '../term-tree.ts';
import { elementsNamed } from './constraints.ts';
import { below, endingIn, LINES } from './elements.ts';
import { leftOut } from './left-out.ts';
import { once } from './once.ts';

/**
 * How often an element may occur in UBL, and how values are written: the restrictions of EN 16931-3-2 beyond the
 * schema. These are syntax rows, so they check elements.
 */

const LINE = LINES.join(' ');

/** What is there at most once: id, place, path from it, terms. */
const ONCE = `
UBL-SR-01 / ContractDocumentReference/ID BT-12
UBL-SR-02 / ReceiptDocumentReference/ID BT-15
UBL-SR-03 / DespatchDocumentReference/ID BT-16
UBL-SR-05 / PaymentTerms/Note BT-20
UBL-SR-06 BillingReference InvoiceDocumentReference BG-3
UBL-SR-08 / InvoicePeriod BG-14
UBL-SR-09 / AccountingSupplierParty/Party/PartyLegalEntity/RegistrationName BT-27
UBL-SR-10 / AccountingSupplierParty/Party/PartyName/Name BT-28
UBL-SR-11 / AccountingSupplierParty/Party/PartyLegalEntity/CompanyID BT-30
UBL-SR-14 / AccountingSupplierParty/Party/PartyLegalEntity/CompanyLegalForm BT-33
UBL-SR-15 / AccountingCustomerParty/Party/PartyLegalEntity/RegistrationName BT-44
UBL-SR-16 / AccountingCustomerParty/Party/PartyIdentification/ID BT-46
UBL-SR-17 / AccountingCustomerParty/Party/PartyLegalEntity/CompanyID BT-47
UBL-SR-22 TaxRepresentativeParty PartyName/Name BT-62
UBL-SR-23 TaxRepresentativeParty PartyTaxScheme/CompanyID BT-63
UBL-SR-24 / Delivery BG-13
UBL-SR-25 Delivery DeliveryParty/PartyName/Name BT-70
UBL-SR-26 PaymentMeans PaymentID BT-83
UBL-SR-27 PaymentMeans PaymentMeansCode BT-81
UBL-SR-28 PaymentMeans PaymentMandate/ID BT-89
UBL-SR-32 TaxSubtotal TaxCategory/TaxExemptionReason BT-120
UBL-SR-33 AdditionalDocumentReference DocumentDescription BT-123
UBL-SR-34 line Note BT-127
UBL-SR-35 line OrderLineReference/LineID BT-132
UBL-SR-36 line InvoicePeriod BG-26
UBL-SR-37 line Price/AllowanceCharge/Amount BT-147
UBL-SR-39 / ProjectReference/ID BT-11
UBL-SR-40 / AccountingCustomerParty/Party/PartyName/Name BT-45
UBL-SR-45 / PaymentMeans/PaymentDueDate BT-9
UBL-SR-49 / InvoicePeriod/DescriptionCode BT-8
UBL-SR-50 line Item/Description BT-154
UBL-SR-51 PostalAddress,Address AddressLine BT-162,BT-163,BT-164,BT-165
UBL-SR-52 line DocumentReference BT-128
UBL-SR-54 / PaymentMeans/CardAccount BG-18
UBL-SR-55 / PaymentMeans/PaymentMandate BG-19
UBL-SR-56 / OriginatorDocumentReference/ID BT-17
`;

const placeOf = (written: string): string => (written === 'line' ? LINE : written.replaceAll(',', ' '));

const SELLER = 'AccountingSupplierParty/Party';
const BUYER = 'AccountingCustomerParty/Party';

const isVat = (scheme: XmlElement): boolean =>
  childOf(childOf(scheme, 'TaxScheme'), 'ID')?.text.toUpperCase() === 'VAT';

/** How many tax numbers of a party count. */
const taxNumbers = (root: XmlElement, party: string, counts: (scheme: XmlElement) => boolean): number =>
  below(root, `${party}/PartyTaxScheme`)
    .filter(counts)
    .flatMap((scheme) => below(scheme, 'CompanyID')).length;

/** At most one tax number of a party that counts. */
const oneNumber = (id: string, party: string, tax: string, counts: (scheme: XmlElement) => boolean, terms: string[]) =>
  atMost(
    id,
    1,
    `${party}/PartyTaxScheme[${tax}]/CompanyID`,
    byElement((root) => taxNumbers(root, party, counts) <= 1),
    { terms },
  );

/** Different texts of elements of one name. */
const sameTexts = (id: string, name: string, term: string) =>
  alike(id, `PaymentMeans/${name}`, {
    ...about(term),
    by: (_, invoice) => new Set(elementsNamed(invoice, name).map(({ text }) => text)).size <= 1,
  });

const isSepa = (id: XmlElement): boolean => attributeOf(id, 'schemeID')?.value.toUpperCase() === 'SEPA';

/** The payee's name differs from the seller's registered name. */
const nameOfSeller = once(({ root }) =>
  root ? below(root, `${SELLER}/PartyLegalEntity/RegistrationName`)[0]?.text : undefined,
);
const namedOtherwise = (payee: XmlElement, invoice: InvoiceTerms): boolean => {
  const name = below(payee, 'PartyName/Name')[0]?.text;
  const seller = nameOfSeller(invoice);
  return name !== undefined && seller !== undefined && name !== seller;
};

/** A payee has at most one of these, and another name than the seller. */
const ofPayee = (id: string, path: string, term: string, counts: (element: XmlElement) => boolean = () => true) =>
  differs(id, 'PartyName/Name', `/*/${SELLER}/PartyLegalEntity/RegistrationName`, about(term), {
    ...byElement((payee, invoice) => below(payee, path).filter(counts).length <= 1 && namedOtherwise(payee, invoice)),
  });

const files = { name: 'attached files', find: endingIn('BinaryObject') };

/** Amounts other than those of prices. */
const amounts = {
  name: 'amounts',
  find: (invoice: InvoiceTerms): readonly XmlElement[] =>
    endingIn('Amount')(invoice).filter(
      ({ name, parent }) =>
        !name.endsWith('PriceAmount') && !(parent?.name === 'AllowanceCharge' && parent.parent?.name === 'Price'),
    ),
};

/** Only an invoiced object (130), and the project of a credit note (50), has a type or a scheme. */
const isPlainReference = byElement((reference, { root }) => {
  const type = childOf(reference, 'DocumentTypeCode');
  if (type?.text === '130') return true;
  if (root?.name === 'CreditNote' && type?.text === '50') return true;
  return type === undefined && !below(reference, 'ID').some((id) => attributeOf(id, 'schemeID'));
});

const BY_HAND = rows(
  at(
    '/',
    atMost('UBL-SR-04', 1, 'AdditionalDocumentReference[DocumentTypeCode=130]/ID', { terms: ['BT-18'] }),
    oneNumber('UBL-SR-12', SELLER, 'TaxScheme/ID~~VAT', isVat, ['BT-31']),
    oneNumber(
      'UBL-SR-13',
      SELLER,
      'TaxScheme/ID!~~VAT',
      (scheme) => childOf(scheme, 'TaxScheme') !== undefined && !isVat(scheme),
      ['BT-32'],
    ),
    oneNumber('UBL-SR-18', BUYER, 'TaxScheme/ID~~VAT', isVat, ['BT-48']),
    atMost('UBL-SR-29', 1, '//PartyIdentification/ID[@schemeID~~SEPA]', {
      terms: ['BT-90'],
      by: (_, invoice) =>
        elementsNamed(invoice, 'PartyIdentification')
          .flatMap((party) => below(party, 'ID'))
          .filter(isSepa).length <= 1,
    }),
    sameTexts('UBL-SR-44', 'PaymentID', 'BT-83'),
    atMost('UBL-SR-46', 1, 'PaymentMeans/PaymentMeansCode/@name', { terms: ['BT-82'] }),
    sameTexts('UBL-SR-47', 'PaymentMeansCode', 'BT-81'),
  ),
  at('BillingReference', needs('UBL-SR-07', 'InvoiceDocumentReference/ID', { terms: ['BT-25'] })),
  at(
    'PayeeParty',
    ofPayee('UBL-SR-19', 'PartyName/Name', 'BT-59'),
    ofPayee('UBL-SR-20', 'PartyIdentification/ID', 'BT-60', (id) => !isSepa(id)),
    ofPayee('UBL-SR-21', 'PartyLegalEntity/CompanyID', 'BT-61'),
  ),
  at(
    'AllowanceCharge[ChargeIndicator~false|0]',
    atMost('UBL-SR-30', 1, 'AllowanceChargeReason', about('BT-97', 'BT-139')),
  ),
  at(
    'AllowanceCharge[ChargeIndicator~true|1]',
    atMost('UBL-SR-31', 1, 'AllowanceChargeReason', about('BT-104', 'BT-144')),
  ),
  at(`/*/${SELLER}`, atMost('UBL-SR-42', 2, 'PartyTaxScheme', { terms: ['BT-31', 'BT-32'] })),
  at(
    'AdditionalDocumentReference',
    forbids('UBL-SR-43', ['DocumentTypeCode', 'ID/@schemeID'], isPlainReference, about('BT-18', 'BT-122')),
  ),
  at(LINE, one('UBL-SR-48', 'Item/ClassifiedTaxCategory', { terms: ['BG-30'] })),
  at(
    'PartyTaxScheme',
    needs('UBL-SR-53', ['TaxScheme/ID', 'CompanyID'], {
      terms: ['BT-31', 'BT-32', 'BT-48', 'BT-63'],
      ...byElement(
        (scheme) =>
          childOf(childOf(scheme, 'TaxScheme'), 'ID') !== undefined && childOf(scheme, 'CompanyID') !== undefined,
      ),
    }),
  ),
  at(
    files,
    needs('UBL-DT-06', '@mimeCode', { terms: ['BT-125-1'] }),
    needs('UBL-DT-07', '@filename', { terms: ['BT-125-2'] }),
  ),
  at(amounts, decimals('UBL-DT-01', '.', 2, about('BT-5'))),
);

/** Attributes excluded anywhere by EN 16931-3-2. */
const LEFT_OUT = `
UBL-DT-08 schemeName
UBL-DT-09 schemeAgencyName
UBL-DT-10 schemeDataURI
UBL-DT-11 schemeURI
UBL-DT-12 format
UBL-DT-13 unitCodeListIdentifier
UBL-DT-14 unitCodeListAgencyIdentifier
UBL-DT-15 unitCodeListAgencyName
UBL-DT-16 listAgencyName
UBL-DT-17 listName
UBL-DT-18 name
UBL-DT-19 languageID
UBL-DT-20 listURI
UBL-DT-21 listSchemeURI
UBL-DT-22 languageLocaleID
UBL-DT-23 uri
UBL-DT-24 currencyCodeListVersionID
UBL-DT-25 characterSetCode
UBL-DT-26 encodingCode
UBL-DT-27 schemeAgencyID
UBL-DT-28 listAgencyID
`;

/** The first such attribute. The means of payment may have a name. */
const withAttribute =
  (name: string) =>
  ({ root }: InvoiceTerms): readonly XmlElement[] =>
    (root ? (xmlIndex(root).byAttribute.get(name) ?? []) : [])
      .filter((element) => !(name === 'name' && element.name === 'PaymentMeansCode'))
      .slice(0, 1);

const linesOf = (text: string): readonly (readonly string[])[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split(' '));

export const UBL_STRUCTURE_ROWS = rows(
  onlyIn(
    'ubl',
    rows(
      ...linesOf(ONCE).map(([id = '', place = '', path = '', terms = '']) =>
        at(placeOf(place), atMost(id, 1, path, about(...terms.split(',')))),
      ),
      BY_HAND,
    ),
  ),
  ...linesOf(LEFT_OUT).map(([id = '', name = '']) => leftOut('ubl', id, `@${name}`, withAttribute(name), 'warning')),
);
