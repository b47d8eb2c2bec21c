import { xmlIndex } from '../../xml/xml-index.ts';
import { attributeOf, childOf, type XmlElement } from '../../xml/xml-tree.ts';
import type { InvoiceTerms } from '../term-tree.ts';
import { elementsNamed } from './constraints.ts';
import { once } from './once.ts';
import { splitRule, type TermRule } from './rule.ts';
import { LINES, below, each, endingIn, outermost, type Where } from './elements.ts';
import { en16931Messages } from './messages.ts';

/**
 * How often an element may occur in UBL, and how values are written: the restrictions of EN 16931-3-2 beyond the
 * schema. These are syntax rules, so they check elements.
 */

const line = each(...LINES);

function ublRule(
  code: string,
  terms: readonly string[],
  say: string,
  on: Where,
  must: (element: XmlElement, invoice: InvoiceTerms) => boolean,
): TermRule {
  return splitRule<XmlElement, XmlElement>(code, { terms, say, ubl: { on, must } });
}

/** code, terms, where, path, name of the element allowed once */
type Once = readonly [code: string, terms: readonly string[], on: Where, path: string, what: string];

const SELLER = 'AccountingSupplierParty/Party';
const BUYER = 'AccountingCustomerParty/Party';

const ONCE: readonly Once[] = [
  ['UBL-SR-01', ['BT-12'], outermost, 'ContractDocumentReference/ID', 'one contract'],
  ['UBL-SR-02', ['BT-15'], outermost, 'ReceiptDocumentReference/ID', 'one receiving advice'],
  ['UBL-SR-03', ['BT-16'], outermost, 'DespatchDocumentReference/ID', 'one despatch advice'],
  ['UBL-SR-05', ['BT-20'], outermost, 'PaymentTerms/Note', 'one text of payment terms'],
  ['UBL-SR-06', ['BG-3'], each('BillingReference'), 'InvoiceDocumentReference', 'one invoice a reference'],
  ['UBL-SR-08', ['BG-14'], outermost, 'InvoicePeriod', 'one invoicing period'],
  ['UBL-SR-09', ['BT-27'], outermost, `${SELLER}/PartyLegalEntity/RegistrationName`, 'one name of the seller'],
  ['UBL-SR-10', ['BT-28'], outermost, `${SELLER}/PartyName/Name`, 'one trading name of the seller'],
  ['UBL-SR-11', ['BT-30'], outermost, `${SELLER}/PartyLegalEntity/CompanyID`, 'one legal registration of the seller'],
  ['UBL-SR-14', ['BT-33'], outermost, `${SELLER}/PartyLegalEntity/CompanyLegalForm`, 'one legal form of the seller'],
  ['UBL-SR-15', ['BT-44'], outermost, `${BUYER}/PartyLegalEntity/RegistrationName`, 'one name of the buyer'],
  ['UBL-SR-16', ['BT-46'], outermost, `${BUYER}/PartyIdentification/ID`, 'one identifier of the buyer'],
  ['UBL-SR-17', ['BT-47'], outermost, `${BUYER}/PartyLegalEntity/CompanyID`, 'one legal registration of the buyer'],
  ['UBL-SR-22', ['BT-62'], each('TaxRepresentativeParty'), 'PartyName/Name', 'one name of the tax representative'],
  [
    'UBL-SR-23',
    ['BT-63'],
    each('TaxRepresentativeParty'),
    'PartyTaxScheme/CompanyID',
    'one number of the tax representative',
  ],
  ['UBL-SR-24', ['BG-13'], outermost, 'Delivery', 'one delivery'],
  ['UBL-SR-25', ['BT-70'], each('Delivery'), 'DeliveryParty/PartyName/Name', 'one name of who received the delivery'],
  ['UBL-SR-26', ['BT-83'], each('PaymentMeans'), 'PaymentID', 'one remittance information a means of payment'],
  ['UBL-SR-27', ['BT-81'], each('PaymentMeans'), 'PaymentMeansCode', 'one code a means of payment'],
  ['UBL-SR-28', ['BT-89'], each('PaymentMeans'), 'PaymentMandate/ID', 'one mandate a means of payment'],
  ['UBL-SR-32', ['BT-120'], each('TaxSubtotal'), 'TaxCategory/TaxExemptionReason', 'one reason of an exemption'],
  [
    'UBL-SR-33',
    ['BT-123'],
    each('AdditionalDocumentReference'),
    'DocumentDescription',
    'one description of a supporting document',
  ],
  ['UBL-SR-34', ['BT-127'], line, 'Note', 'one note a line'],
  ['UBL-SR-35', ['BT-132'], line, 'OrderLineReference/LineID', 'one line of an order a line'],
  ['UBL-SR-36', ['BG-26'], line, 'InvoicePeriod', 'one period a line'],
  ['UBL-SR-37', ['BT-147'], line, 'Price/AllowanceCharge/Amount', 'one discount of a price'],
  ['UBL-SR-39', ['BT-11'], outermost, 'ProjectReference/ID', 'one project'],
  ['UBL-SR-40', ['BT-45'], outermost, `${BUYER}/PartyName/Name`, 'one trading name of the buyer'],
  ['UBL-SR-45', ['BT-9'], outermost, 'PaymentMeans/PaymentDueDate', 'one due date'],
  ['UBL-SR-49', ['BT-8'], outermost, 'InvoicePeriod/DescriptionCode', 'one code of when the VAT is due'],
  ['UBL-SR-50', ['BT-154'], line, 'Item/Description', 'one description of an item'],
  [
    'UBL-SR-51',
    ['BT-162', 'BT-163', 'BT-164', 'BT-165'],
    each('PostalAddress', 'Address'),
    'AddressLine',
    'one third line of an address',
  ],
  ['UBL-SR-52', ['BT-128'], line, 'DocumentReference', 'one invoiced object a line'],
  ['UBL-SR-54', ['BG-18'], outermost, 'PaymentMeans/CardAccount', 'one payment card'],
  ['UBL-SR-55', ['BG-19'], outermost, 'PaymentMeans/PaymentMandate', 'one direct debit mandate'],
  ['UBL-SR-56', ['BT-17'], outermost, 'OriginatorDocumentReference/ID', 'one call for tenders'],
];

const isVat = (scheme: XmlElement): boolean =>
  childOf(childOf(scheme, 'TaxScheme'), 'ID')?.text.toUpperCase() === 'VAT';
const hasTaxScheme = (scheme: XmlElement): boolean => childOf(scheme, 'TaxScheme') !== undefined;
const hasTax = (scheme: XmlElement): boolean => childOf(childOf(scheme, 'TaxScheme'), 'ID') !== undefined;

const taxNumbers = (root: XmlElement, party: string, counts: (scheme: XmlElement) => boolean): number =>
  below(root, `${party}/PartyTaxScheme`)
    .filter(counts)
    .flatMap((scheme) => below(scheme, 'CompanyID')).length;

const adjustmentReason = (charge: boolean): Where => {
  const texts = charge ? ['true', '1'] : ['false', '0'];
  return (invoice) =>
    elementsNamed(invoice, 'AllowanceCharge').filter((one) =>
      texts.includes(childOf(one, 'ChargeIndicator')?.text.trim() ?? ''),
    );
};

/** Different texts of elements of one name. */
const differentTexts = (invoice: InvoiceTerms, name: string): number =>
  new Set(elementsNamed(invoice, name).map(({ text }) => text)).size;

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

const payee = each('PayeeParty');
const files = endingIn('BinaryObject');
const amounts = endingIn('Amount');

const byHand: readonly TermRule[] = [
  ublRule('UBL-SR-04', ['BT-18'], 'There is at most one invoiced object', outermost, (root) => {
    const objects = below(root, 'AdditionalDocumentReference').filter(
      (one) => childOf(one, 'DocumentTypeCode')?.text === '130',
    );
    return objects.flatMap((one) => below(one, 'ID')).length <= 1;
  }),
  ublRule(
    'UBL-SR-07',
    ['BT-25'],
    'A reference to an earlier invoice has its number',
    each('BillingReference'),
    (reference) => below(reference, 'InvoiceDocumentReference/ID').length > 0,
  ),
  ublRule(
    'UBL-SR-12',
    ['BT-31'],
    'The seller has at most one VAT number',
    outermost,
    (root) => taxNumbers(root, SELLER, isVat) <= 1,
  ),
  ublRule(
    'UBL-SR-13',
    ['BT-32'],
    'The seller has at most one tax number that is no VAT number',
    outermost,
    (root) => taxNumbers(root, SELLER, (scheme) => hasTaxScheme(scheme) && !isVat(scheme)) <= 1,
  ),
  ublRule(
    'UBL-SR-18',
    ['BT-48'],
    'The buyer has at most one VAT number',
    outermost,
    (root) => taxNumbers(root, BUYER, isVat) <= 1,
  ),
  ublRule(
    'UBL-SR-19',
    ['BT-59'],
    'A payee has at most one name, and another one than the seller',
    payee,
    (one, invoice) => below(one, 'PartyName/Name').length <= 1 && namedOtherwise(one, invoice),
  ),
  ublRule(
    'UBL-SR-20',
    ['BT-60'],
    'A payee has at most one identifier, and another name than the seller',
    payee,
    (one, invoice) => {
      const ids = below(one, 'PartyIdentification/ID').filter((id) => !isSepa(id));
      return ids.length <= 1 && namedOtherwise(one, invoice);
    },
  ),
  ublRule(
    'UBL-SR-21',
    ['BT-61'],
    'A payee has at most one legal registration, and another name than the seller',
    payee,
    (one, invoice) => below(one, 'PartyLegalEntity/CompanyID').length <= 1 && namedOtherwise(one, invoice),
  ),
  ublRule('UBL-SR-29', ['BT-90'], 'There is at most one creditor identifier of a bank', outermost, (_, invoice) => {
    const ids = elementsNamed(invoice, 'PartyIdentification').flatMap((one) => below(one, 'ID'));
    return ids.filter(isSepa).length <= 1;
  }),
  ublRule(
    'UBL-SR-30',
    ['BT-97', 'BT-139'],
    'An allowance has at most one reason in words',
    adjustmentReason(false),
    (one) => below(one, 'AllowanceChargeReason').length <= 1,
  ),
  ublRule(
    'UBL-SR-31',
    ['BT-104', 'BT-144'],
    'A charge has at most one reason in words',
    adjustmentReason(true),
    (one) => below(one, 'AllowanceChargeReason').length <= 1,
  ),
  ublRule(
    'UBL-SR-42',
    ['BT-31', 'BT-32'],
    'The seller has at most two tax numbers',
    (invoice) => outermost(invoice).flatMap((root) => below(root, SELLER)),
    (party) => below(party, 'PartyTaxScheme').length <= 2,
  ),
  ublRule(
    'UBL-SR-43',
    ['BT-18', 'BT-122'],
    'Only an invoiced object (130), and the project of a credit note (50), has a type or a scheme',
    each('AdditionalDocumentReference'),
    (one, { root }) => {
      const type = childOf(one, 'DocumentTypeCode');
      if (type?.text === '130') return true;
      if (root?.name === 'CreditNote' && type?.text === '50') return true;
      return type === undefined && !below(one, 'ID').some((id) => attributeOf(id, 'schemeID'));
    },
  ),
  ublRule(
    'UBL-SR-44',
    ['BT-83'],
    'All means of payment have the same remittance information',
    outermost,
    (_, invoice) => differentTexts(invoice, 'PaymentID') <= 1,
  ),
  ublRule(
    'UBL-SR-46',
    ['BT-82'],
    'At most one means of payment is named in words',
    outermost,
    (root) => below(root, 'PaymentMeans/PaymentMeansCode').filter((code) => attributeOf(code, 'name')).length <= 1,
  ),
  ublRule(
    'UBL-SR-47',
    ['BT-81'],
    'All means of payment have the same code',
    outermost,
    (_, invoice) => differentTexts(invoice, 'PaymentMeansCode') <= 1,
  ),
  ublRule(
    'UBL-SR-48',
    ['BG-30'],
    'A line has exactly one VAT category',
    line,
    (one) => below(one, 'Item/ClassifiedTaxCategory').length === 1,
  ),
  ublRule(
    'UBL-SR-53',
    ['BT-31', 'BT-32', 'BT-48', 'BT-63'],
    'A tax number comes with the tax it is for',
    each('PartyTaxScheme'),
    (one) => hasTax(one) && childOf(one, 'CompanyID') !== undefined,
  ),
  ublRule(
    'UBL-DT-06',
    ['BT-125-1'],
    'An attached file says its kind',
    files,
    (one) => attributeOf(one, 'mimeCode') !== undefined,
  ),
  ublRule(
    'UBL-DT-07',
    ['BT-125-2'],
    'An attached file says its name',
    files,
    (one) => attributeOf(one, 'filename') !== undefined,
  ),
  ublRule(
    'UBL-DT-01',
    ['BT-5'],
    'An amount has at most two decimals; prices are free',
    (invoice) => amounts(invoice).filter((one) => !one.name.endsWith('PriceAmount') && !isPriceDiscount(one)),
    ({ text }) => text.indexOf('.') < 0 || text.length - text.indexOf('.') - 1 <= 2,
  ),
];

const isPriceDiscount = ({ parent }: XmlElement): boolean =>
  parent?.name === 'AllowanceCharge' && parent.parent?.name === 'Price';

/** Attributes excluded anywhere by EN 16931-3-2. */
const LEFT_OUT: readonly (readonly [code: string, attribute: string])[] = [
  ['UBL-DT-08', 'schemeName'],
  ['UBL-DT-09', 'schemeAgencyName'],
  ['UBL-DT-10', 'schemeDataURI'],
  ['UBL-DT-11', 'schemeURI'],
  ['UBL-DT-12', 'format'],
  ['UBL-DT-13', 'unitCodeListIdentifier'],
  ['UBL-DT-14', 'unitCodeListAgencyIdentifier'],
  ['UBL-DT-15', 'unitCodeListAgencyName'],
  ['UBL-DT-16', 'listAgencyName'],
  ['UBL-DT-17', 'listName'],
  ['UBL-DT-18', 'name'],
  ['UBL-DT-19', 'languageID'],
  ['UBL-DT-20', 'listURI'],
  ['UBL-DT-21', 'listSchemeURI'],
  ['UBL-DT-22', 'languageLocaleID'],
  ['UBL-DT-23', 'uri'],
  ['UBL-DT-24', 'currencyCodeListVersionID'],
  ['UBL-DT-25', 'characterSetCode'],
  ['UBL-DT-26', 'encodingCode'],
  ['UBL-DT-27', 'schemeAgencyID'],
  ['UBL-DT-28', 'listAgencyID'],
];

function leftOut([code, name]: (typeof LEFT_OUT)[number]): TermRule {
  const bearing = ({ root }: InvoiceTerms): readonly XmlElement[] => {
    const elements = root ? (xmlIndex(root).byAttribute.get(name) ?? []) : [];
    // The means of payment may have a name.
    return elements.filter((element) => !(name === 'name' && element.name === 'PaymentMeansCode')).slice(0, 1);
  };
  return splitRule<XmlElement, XmlElement>(code, {
    terms: [],
    severity: 'warning',
    say: en16931Messages.noSuchAttribute({ attribute: name }),
    ubl: { on: bearing, must: () => false },
  });
}

export const ublStructureRules: readonly TermRule[] = [
  ...ONCE.map(([code, terms, on, path, what]) =>
    ublRule(code, terms, `There is at most ${what}`, on, (element) => below(element, path).length <= 1),
  ),
  ...byHand,
  ...LEFT_OUT.map(leftOut),
];
