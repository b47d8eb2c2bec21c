import { attributeOf, childOf, type XmlAttribute, type XmlElement } from '../../xml/xml-tree.ts';
import type { InvoiceTerms } from '../term-tree.ts';
import { codeList, MIME_TYPES, VAT_CATEGORIES, type CodeList } from './code-lists.ts';
import { elementsNamed } from './constraints.ts';
import { AMOUNTS } from './elements.ts';
import { splitRule, type Demand, type TermRule } from './rule.ts';

/**
 * Code lists apply to elements, not terms: the official bindings check them wherever such an element occurs, even
 * without a term in EN 16931-1.
 */

type Accepts = (code: string) => boolean;

const listed =
  (name: CodeList): Accepts =>
  (code) =>
    codeList(name).has(code);

const oneOf =
  (...codes: readonly string[]): Accepts =>
  (code) =>
    codes.includes(code);

const plain = (text: string): string => text.replace(/[ \t\r\n]+/g, ' ').replace(/^ | $/g, '');

type Where = (element: XmlElement) => boolean;

const inside =
  (...names: readonly string[]): Where =>
  ({ parent }) =>
    parent !== undefined && names.includes(parent.name);

function within(name: string): Where {
  return (element) => {
    for (let at = element.parent; at; at = at.parent) if (at.name === name) return true;
    return false;
  };
}

const indicated =
  (charge: boolean): Where =>
  ({ parent }) => {
    const indicator = childOf(parent, 'ChargeIndicator');
    const text = (childOf(indicator, 'Indicator') ?? indicator)?.text.trim() ?? '';
    return (charge ? ['true', '1'] : ['false', '0']).includes(text);
  };

/** In CII the discount of a price has another name, and its reason is not checked. */
const ofAdjustment =
  (charge: boolean): Where =>
  (element) =>
    element.parent?.name === 'SpecifiedTradeAllowanceCharge' && indicated(charge)(element);

const not =
  (where: Where): Where =>
  (element) =>
    !where(element);

/** The content of elements. */
function contents(names: readonly string[], accepts: Accepts, where: Where = () => true): Demand<XmlElement> {
  return {
    on: (invoice) => elementsNamed(invoice, ...names).filter(where),
    must: (element) => accepts(plain(element.text)),
  };
}

/** An attribute of elements, if present. */
function attributes(
  names: readonly string[],
  attribute: string,
  accepts: Accepts,
  where: Where = () => true,
): Demand<XmlElement> {
  const written = (element: XmlElement): XmlAttribute | undefined => attributeOf(element, attribute);
  return {
    on: (invoice: InvoiceTerms) => elementsNamed(invoice, ...names).filter((one) => written(one) && where(one)),
    must: (element) => accepts(plain(written(element)?.value ?? '')),
    place: written,
  };
}

/** A required attribute whose code must be in the list. */
function demanded(names: readonly string[], attribute: string, accepts: Accepts): Demand<XmlElement> {
  return {
    on: (invoice) => elementsNamed(invoice, ...names),
    must: (element) => accepts(plain(attributeOf(element, attribute)?.value ?? '')),
    place: (element) => attributeOf(element, attribute),
  };
}

const coded = (
  code: string,
  terms: readonly string[],
  say: string,
  ubl?: Demand<XmlElement>,
  cii?: Demand<XmlElement>,
) => splitRule<XmlElement, XmlElement>(code, { terms, say, ...(ubl && { ubl }), ...(cii && { cii }) });

const UBL_AMOUNTS = [...AMOUNTS, 'TaxAmount'];

const currencies = listed('CURRENCIES');
const schemes = listed('IDENTIFIER_SCHEMES');
const countries = listed('COUNTRIES');
const references = listed('REFERENCE_SCHEMES');
const categories: Accepts = (code) => VAT_CATEGORIES.has(code);

/** CII still has the Netherlands Antilles, and lacks South Sudan. */
const countriesOfCii: Accepts = (code) => code === 'AN' || (code !== 'SS' && countries(code));

const typeDemand: Demand<XmlElement> = {
  on: (invoice) => elementsNamed(invoice, 'InvoiceTypeCode', 'CreditNoteTypeCode'),
  must: ({ name, text }) =>
    codeList(name === 'InvoiceTypeCode' ? 'INVOICE_TYPES' : 'CREDIT_NOTE_TYPES').has(plain(text)),
};
const typeOfCii: Accepts = (code) => codeList('INVOICE_TYPES').has(code) || codeList('CREDIT_NOTE_TYPES').has(code);

/** UBL writes the subject of a note in its text, between number signs. */
const subjectOfNote: Accepts = (text) => {
  const [, subject, ...rest] = text.split('#');
  return rest.length === 0 || subject?.length !== 3 || codeList('NOTE_SUBJECTS').has(subject);
};

const sepaParty: Where = (element) => within('AccountingSupplierParty')(element) || within('PayeeParty')(element);

const partyIdentifiers: Demand<XmlElement> = {
  on: (invoice) =>
    elementsNamed(invoice, 'ID').filter(
      (element) => inside('PartyIdentification')(element) && attributeOf(element, 'schemeID'),
    ),
  must: (element) => {
    const scheme = plain(attributeOf(element, 'schemeID')?.value ?? '');
    return schemes(scheme) || (scheme === 'SEPA' && sepaParty(element));
  },
  place: (element) => attributeOf(element, 'schemeID'),
};

const objectReference: Where = (element) =>
  inside('AdditionalDocumentReference', 'DocumentReference')(element) &&
  childOf(element.parent, 'DocumentTypeCode')?.text === '130';

/** Codes come from the lists that EN 16931-1 names. */
export const codeRules: readonly TermRule[] = [
  coded(
    'BR-CL-01',
    ['BT-3'],
    'The kind of invoice is a code of UNTDID 1001',
    typeDemand,
    contents(['TypeCode'], typeOfCii, inside('ExchangedDocument')),
  ),
  coded(
    'BR-CL-03',
    ['BT-5'],
    'The currency of an amount is a code of ISO 4217',
    demanded(UBL_AMOUNTS, 'currencyID', currencies),
    attributes(['TaxTotalAmount'], 'currencyID', currencies),
  ),
  coded(
    'BR-CL-04',
    ['BT-5'],
    'The currency of the invoice is a code of ISO 4217',
    contents(['DocumentCurrencyCode'], currencies),
    contents(['InvoiceCurrencyCode'], currencies),
  ),
  coded(
    'BR-CL-05',
    ['BT-6'],
    'The currency of VAT accounting is a code of ISO 4217',
    contents(['TaxCurrencyCode'], currencies),
    contents(['TaxCurrencyCode'], currencies),
  ),
  coded(
    'BR-CL-06',
    ['BT-8'],
    'What makes the VAT due is a code of UNTDID 2005 (UBL) or 2475 (CII)',
    contents(['DescriptionCode'], oneOf('3', '35', '432'), inside('InvoicePeriod')),
    contents(['DueDateTypeCode'], oneOf('5', '29', '72')),
  ),
  coded(
    'BR-CL-07',
    ['BT-18-1', 'BT-128-1'],
    'The scheme of an invoiced object is a code of UNTDID 1153',
    attributes(['ID'], 'schemeID', references, objectReference),
    contents(['ReferenceTypeCode'], references),
  ),
  coded(
    'BR-CL-08',
    ['BT-21'],
    'The subject of a note is a code of UNTDID 4451',
    contents(['Note'], subjectOfNote, ({ parent }) => parent?.parent === undefined),
    contents(['SubjectCode'], listed('NOTE_SUBJECTS')),
  ),
  coded(
    'BR-CL-10',
    ['BT-29-1', 'BT-46-1', 'BT-60-1'],
    'The scheme of an identifier is a code of ISO/IEC 6523',
    partyIdentifiers,
    attributes(
      ['GlobalID'],
      'schemeID',
      schemes,
      (element) => !within('SpecifiedTradeProduct')(element) && !within('ShipToTradeParty')(element),
    ),
  ),
  coded(
    'BR-CL-11',
    ['BT-30-1', 'BT-47-1', 'BT-61-1'],
    'The scheme of a legal registration is a code of ISO/IEC 6523',
    attributes(['CompanyID'], 'schemeID', schemes, inside('PartyLegalEntity')),
    attributes(['ID'], 'schemeID', schemes, not(within('SpecifiedTaxRegistration'))),
  ),
  coded(
    'BR-CL-13',
    ['BT-158-1'],
    'The classification of an item is a code of UNTDID 7143',
    attributes(['ItemClassificationCode'], 'listID', listed('CLASSIFICATIONS'), inside('CommodityClassification')),
    attributes(['ClassCode'], 'listID', listed('CLASSIFICATIONS')),
  ),
  coded(
    'BR-CL-14',
    ['BT-40', 'BT-55', 'BT-69', 'BT-80'],
    'A country is a code of ISO 3166-1',
    contents(['IdentificationCode'], countries, inside('Country')),
    contents(['CountryID'], countriesOfCii),
  ),
  coded(
    'BR-CL-15',
    ['BT-159'],
    'The country of origin is a code of ISO 3166-1',
    contents(['IdentificationCode'], countries, inside('OriginCountry')),
    contents(['ID'], countriesOfCii, inside('OriginTradeCountry')),
  ),
  coded(
    'BR-CL-16',
    ['BT-81'],
    'The means of payment is a code of UNTDID 4461',
    contents(['PaymentMeansCode'], listed('PAYMENT_MEANS'), inside('PaymentMeans')),
    contents(['TypeCode'], listed('PAYMENT_MEANS'), inside('SpecifiedTradeSettlementPaymentMeans')),
  ),
  coded(
    'BR-CL-17',
    ['BT-118', 'BT-95', 'BT-102'],
    'The VAT category of a breakdown, allowance or charge is a code of UNTDID 5305',
    contents(['ID'], categories, inside('TaxCategory')),
    contents(['CategoryCode'], categories, inside('CategoryTradeTax')),
  ),
  coded(
    'BR-CL-18',
    ['BT-151'],
    'The VAT category of a line is a code of UNTDID 5305',
    contents(['ID'], categories, inside('ClassifiedTaxCategory')),
    contents(['CategoryCode'], categories, inside('ApplicableTradeTax')),
  ),
  coded(
    'BR-CL-19',
    ['BT-98', 'BT-140'],
    'The reason of an allowance is a code of UNTDID 5189',
    contents(['AllowanceChargeReasonCode'], listed('ALLOWANCE_REASONS'), indicated(false)),
    contents(['ReasonCode'], listed('ALLOWANCE_REASONS'), ofAdjustment(false)),
  ),
  coded(
    'BR-CL-20',
    ['BT-105', 'BT-145'],
    'The reason of a charge is a code of UNTDID 7161',
    contents(['AllowanceChargeReasonCode'], listed('CHARGE_REASONS'), indicated(true)),
    contents(['ReasonCode'], listed('CHARGE_REASONS'), ofAdjustment(true)),
  ),
  coded(
    'BR-CL-21',
    ['BT-157-1'],
    'The scheme of a standard item identifier is a code of ISO/IEC 6523',
    attributes(['ID'], 'schemeID', schemes, inside('StandardItemIdentification')),
    attributes(['GlobalID'], 'schemeID', schemes, inside('SpecifiedTradeProduct')),
  ),
  coded(
    'BR-CL-22',
    ['BT-121'],
    'The reason of an exemption is a code of the VATEX list',
    contents(['TaxExemptionReasonCode'], (code) => codeList('EXEMPTION_REASONS').has(code.toUpperCase())),
    contents(['ExemptionReasonCode'], (code) => codeList('EXEMPTION_REASONS').has(code.toUpperCase())),
  ),
  coded(
    'BR-CL-23',
    ['BT-130', 'BT-150'],
    'A unit is a code of UN/ECE Recommendation 20 or 21',
    attributes(['InvoicedQuantity', 'BaseQuantity', 'CreditedQuantity'], 'unitCode', listed('UNITS')),
    attributes(['BasisQuantity', 'BilledQuantity'], 'unitCode', listed('UNITS')),
  ),
  coded(
    'BR-CL-24',
    ['BT-125-1'],
    'An attached file is of a kind that is allowed: PDF, PNG, JPEG, CSV, XLSX or ODS',
    attributes(['EmbeddedDocumentBinaryObject'], 'mimeCode', (type) => MIME_TYPES.has(type)),
    attributes(['AttachmentBinaryObject'], 'mimeCode', (type) => MIME_TYPES.has(type)),
  ),
  coded(
    'BR-CL-25',
    ['BT-34-1', 'BT-49-1'],
    'The scheme of an electronic address is a code of the EAS list',
    attributes(['EndpointID'], 'schemeID', listed('ADDRESS_SCHEMES')),
    attributes(['URIID'], 'schemeID', listed('ADDRESS_SCHEMES'), inside('URIUniversalCommunication')),
  ),
  coded(
    'BR-CL-26',
    ['BT-71-1'],
    'The scheme of a place of delivery is a code of ISO/IEC 6523',
    attributes(['ID'], 'schemeID', schemes, inside('DeliveryLocation')),
    attributes(['GlobalID'], 'schemeID', schemes, inside('ShipToTradeParty')),
  ),
];
