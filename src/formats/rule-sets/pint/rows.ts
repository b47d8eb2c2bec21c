import { MIME_TYPES } from '../../en16931/rules/code-lists.ts';
import { below } from '../../en16931/rules/elements.ts';
import { count, has } from '../../en16931/rules/paths.ts';
import { all, text } from '../../peppol/peppol-rule.ts';
import { DATES, DAY } from '../../peppol/row-parts.ts';
import { PEPPOL_BASE_ROWS } from '../../peppol/ubl-base-rows.ts';
import type { Form } from '../../rules/kit/row.ts';
import {
  about,
  at,
  atMost,
  byElement,
  differs,
  equals,
  exact,
  forbids,
  form,
  listed,
  missingIsWrong,
  needs,
  needsOneOf,
  notBoth,
  notEmpty,
  oneOf,
  onlyIn,
  ordered,
  rows,
  shared,
  sum,
  together,
} from '../../rules/kit/verbs.ts';
import { inLines, LINE, twoDecimals } from '../../rules/shared/pint/row-parts.ts';
import { attributeOf, type XmlElement } from '../../xml/xml-tree.ts';
import { ADDRESS_SCHEMES } from './code-lists.codes.ts';
import { emptyElements } from './empty-elements.ts';
import { KIND_ROWS } from './kinds.ts';
import { NUMBER_ROWS } from './number-rows.ts';
import { isInCurrency, isTotalTax, isTotalWithoutTax, isTotalWithTax, ownAmounts } from './sums.ts';

/** Rows of PINT that differ from EN 16931, or are missing there. */

const SELLER = 'AccountingSupplierParty/Party';
const BUYER = 'AccountingCustomerParty/Party';
const OBJECT = 'AdditionalDocumentReference[DocumentTypeCode~130]';

/** Not the one that a bank assigned. */
const IDENTIFIER = 'PartyIdentification/ID[@schemeID!~~SEPA]';

const FREE_OF_ASTERISKS: Form = { fits: (name) => !name.includes('*'), like: 'urn:peppol:pint:billing-1@sg-1' };
const TIME: Form = {
  fits: (time) => /^\s*(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)?\s*$/.test(time),
  like: '14:30:00',
};

/** The payee has the legal name of the seller, of the whole invoice. */
const isSeller = (payee: XmlElement): boolean => {
  const names = below(payee, 'PartyName/Name').map(({ text: name }) => name);
  const legal = payee.parent ? below(payee.parent, `${SELLER}/PartyLegalEntity/RegistrationName`) : [];
  return legal.some(({ text: name }) => names.includes(name));
};
const onceUnlessSeller = (path: string) => byElement((payee) => count(payee, path) <= 1 || isSeller(payee));

/** Officially, whatever is true or false for a schema is judged by other rules, also 1 and 0. */
const isAnyBoolean = byElement(
  (element) =>
    has(element, '.[ChargeIndicator~true|false|0|1]') ||
    has(element, 'BaseAmount') !== has(element, 'MultiplierFactorNumeric'),
);

/** Days are compared as texts. */
const isWithin = (name: 'StartDate' | 'EndDate') =>
  byElement((period, { root }) => {
    const [own, whole] = [text(period, name), text(root, 'InvoicePeriod', name)];
    if (own === undefined || whole === undefined) return true;
    return name === 'StartDate' ? own >= whole : own <= whole;
  });

/** Either quantity of the line has the unit. */
const hasUnitOfLine = byElement((base) => {
  const line = base.parent?.parent;
  const quantities = ['InvoicedQuantity', 'CreditedQuantity'].flatMap((name) => all(line, name));
  const unit = attributeOf(base, 'unitCode')?.value;
  return quantities.length === 0 || quantities.some((element) => attributeOf(element, 'unitCode')?.value === unit);
});

/** What stands at most once in the invoice, by its term. */
const ONCE = [
  ['ibr-066', 'BG-18', 'PaymentMeans/CardAccount'],
  ['ibr-067', 'BG-19', 'PaymentMeans/PaymentMandate'],
  ['ibr-078', 'BT-18', OBJECT],
  ['ibr-094', 'BT-12', 'ContractDocumentReference/ID'],
  ['ibr-095', 'BT-15', 'ReceiptDocumentReference/ID'],
  ['ibr-096', 'BT-16', 'DespatchDocumentReference/ID'],
  ['ibr-097', 'BG-14', 'InvoicePeriod'],
  ['ibr-098', 'BT-27', `${SELLER}/PartyLegalEntity/RegistrationName`],
  ['ibr-099', 'BT-28', `${SELLER}/PartyName/Name`],
  ['ibr-100', 'BT-30', `${SELLER}/PartyLegalEntity/CompanyID`],
  ['ibr-101', 'BT-33', `${SELLER}/PartyLegalEntity/CompanyLegalForm`],
  ['ibr-102', 'BT-44', `${BUYER}/PartyLegalEntity/RegistrationName`],
  ['ibr-103', 'BT-47', `${BUYER}/PartyLegalEntity/CompanyID`],
  ['ibr-104', 'BT-48', `${BUYER}/PartyTaxScheme/CompanyID`],
  ['ibr-107', 'BG-13', 'Delivery'],
  ['ibr-112', 'BT-45', `${BUYER}/PartyName/Name`],
  ['ibr-sr-51', 'BT-22', 'Note'],
  ['ibr-sr-52', 'BT-17', 'OriginatorDocumentReference/ID'],
] as const;

/** What stands at most once in another place. */
const ONCE_AT = [
  ['PaymentTerms', 'ibr-sr-05', ['BT-20'], 'Note'],
  ['PaymentTerms', 'ibr-sr-60', ['BG-16'], 'PaymentMeansID'],
  ['PaymentMeans', 'ibr-sr-46', ['BT-82'], 'PaymentMeansCode/@name'],
  ['PaymentMeans/PayeeFinancialAccount/FinancialInstitutionBranch/Address', 'ibr-sr-59', ['BG-17'], 'AddressLine/Line'],
  [`${SELLER}/PostalAddress`, 'ibr-sr-53', ['BT-162'], 'AddressLine/Line'],
  [`${BUYER}/PostalAddress`, 'ibr-sr-54', ['BT-163'], 'AddressLine/Line'],
  ['TaxRepresentativeParty/PostalAddress', 'ibr-sr-55', ['BT-164'], 'AddressLine/Line'],
  ['Delivery/DeliveryLocation/Address', 'ibr-sr-56', ['BT-165'], 'AddressLine/Line'],
  ['TaxRepresentativeParty', 'ibr-sr-23', ['BT-63'], 'Party/PartyTaxScheme/CompanyID'],
  ['Delivery', 'ibr-108', ['BT-70'], 'DeliveryParty/PartyName/Name'],
  ['AllowanceCharge/TaxCategory', 'ibr-sr-61', ['BT-120'], 'TaxExemptionReason'],
  [LINE, 'ibr-089', ['BT-128'], 'DocumentReference[DocumentTypeCode~130]'],
  [LINE, 'ibr-109', ['BT-132'], 'OrderLineReference/LineID'],
  [LINE, 'ibr-110', ['BG-26'], 'InvoicePeriod'],
  [LINE, 'ibr-111', ['BT-147'], 'Price/AllowanceCharge/Amount'],
  [LINE, 'ibr-sr-38', ['BT-120'], 'Item/ClassifiedTaxCategory/TaxExemptionReason'],
  [inLines('DespatchLineReference'), 'ibr-sr-62', ['BT-16'], 'DocumentReference'],
] as const;

export const PINT_ROWS = onlyIn(
  'ubl',
  rows(
    at(
      '/',
      form('ibr-sr-63', 'CustomizationID', FREE_OF_ASTERISKS, { terms: ['BT-24'] }),
      ...ONCE.map(([id, term, path]) => atMost(id, 1, path, { terms: [term] })),
      forbids('ibr-071', `${OBJECT}/Attachment`, about('BT-18')),
      forbids('ibr-072', `${OBJECT}/DocumentDescription`, about('BT-18')),
      needs('ibr-076', 'ProfileID', { terms: ['BT-23'] }),
      atMost('ibr-090', 1, ['ProjectReference', 'AdditionalDocumentReference[DocumentTypeCode~50]'], about('BT-11')),
      together('ibr-093', 'PrepaidPayment', 'LegalMonetaryTotal/PrepaidAmount', about('BT-113')),
      sum('ibr-co-15', 'LegalMonetaryTotal/TaxInclusiveAmount', 'BT-109 + BT-110', undefined, {
        ...about('BT-112', 'BT-109', 'BT-110'),
        ...byElement(isTotalWithTax),
      }),
    ),
    ...ONCE_AT.map(([place, id, terms, path]) => at(place, atMost(id, 1, path, about(...terms)))),
    shared(PEPPOL_BASE_ROWS, {
      'PEPPOL-EN16931-R055': 'ibr-084',
      'PEPPOL-EN16931-R044': 'ibr-083',
      'PEPPOL-EN16931-R121': 'ibr-087',
    }),
    shared(PEPPOL_BASE_ROWS, { 'PEPPOL-EN16931-R043': 'ibr-082' }, isAnyBoolean),
    shared(PEPPOL_BASE_ROWS, { 'PEPPOL-EN16931-R130': 'ibr-088' }, hasUnitOfLine),
    at('TaxCurrencyCode', differs('ibr-077', '.', '/*/DocumentCurrencyCode', { terms: ['BT-6', 'BT-5'] })),
    at(BUYER, needs('ibr-080', 'EndpointID', { terms: ['BT-49'] })),
    at(
      SELLER,
      needs('ibr-081', 'EndpointID', { terms: ['BT-34'] }),
      needsOneOf('ibr-co-26', ['PartyIdentification/ID', 'PartyLegalEntity/CompanyID', 'PartyTaxScheme/CompanyID'], {
        terms: ['BT-29', 'BT-30', 'BT-31'],
      }),
    ),
    at('PartyTaxScheme', needs('ibr-sr-57', 'CompanyID', about('BT-31'))),
    at('TaxRepresentativeParty', needs('ibr-056', 'PartyTaxScheme/CompanyID', { terms: ['BT-63'] })),
    at(
      'PayeeParty',
      atMost('ibr-sr-19', 1, 'PartyName/Name', onceUnlessSeller('PartyName/Name'), { terms: ['BT-59'] }),
      atMost('ibr-105', 1, IDENTIFIER, onceUnlessSeller(IDENTIFIER), { terms: ['BT-60'] }),
      atMost('ibr-106', 1, 'PartyLegalEntity/CompanyID', onceUnlessSeller('PartyLegalEntity/CompanyID'), {
        terms: ['BT-61'],
      }),
    ),
    at(
      'LegalMonetaryTotal',
      twoDecimals('ibr-091', 'PayableAmount', 'BT-115'),
      twoDecimals('ibr-121', 'AllowanceTotalAmount', 'BT-107'),
      twoDecimals('ibr-122', 'ChargeTotalAmount', 'BT-108'),
      twoDecimals('ibr-123', 'TaxExclusiveAmount', 'BT-109'),
      twoDecimals('ibr-125', 'TaxInclusiveAmount', 'BT-112'),
      sum('ibr-co-13', 'TaxExclusiveAmount', 'BT-106 - BT-107 + BT-108', undefined, {
        ...about('BT-109', 'BT-106', 'BT-107', 'BT-108'),
        ...byElement(isTotalWithoutTax),
      }),
    ),
    at('Invoice/TaxTotal', twoDecimals('ibr-124', 'TaxAmount', 'BT-110')),
    at(
      'Invoice/TaxTotal[TaxSubtotal]',
      sum('ibr-co-14', 'TaxAmount', 'sum(TaxSubtotal/TaxAmount)', undefined, {
        ...about('BT-110', 'BT-117'),
        ...byElement(isTotalTax),
      }),
    ),
    at(
      ownAmounts,
      equals('ibr-126', '@currencyID', '/*/DocumentCurrencyCode', exact, missingIsWrong, {
        ...about('BT-5'),
        ...byElement(isInCurrency),
      }),
    ),
    at(DATES, form('ibr-073', '.', DAY, exact, about('BT-2', 'BT-9'))),
    at('IssueTime ActualDeliveryTime StartTime EndTime', form('ibr-119', '.', TIME, exact, { terms: [] })),
    at(
      'EmbeddedDocumentBinaryObject',
      needs('ibr-074', '@mimeCode', about('BT-125')),
      needs('ibr-075', '@filename', about('BT-125')),
    ),
    at(emptyElements, notEmpty('ibr-079', { terms: [] })),
    at('InvoiceLine/Item/ClassifiedTaxCategory', needs('ibr-sr-58', 'ID', { terms: ['BT-151'] })),
    at(
      inLines('DespatchLineReference/DocumentReference/ID'),
      notBoth('ibr-092', '.', '//DespatchDocumentReference', about('BT-16')),
    ),
    at(
      inLines('InvoicePeriod'),
      ordered('ibr-085', '/*/InvoicePeriod/StartDate', 'StartDate', isWithin('StartDate'), about('BT-134', 'BT-73')),
      ordered('ibr-086', 'EndDate', '/*/InvoicePeriod/EndDate', isWithin('EndDate'), about('BT-135', 'BT-74')),
    ),
    KIND_ROWS,
    at(
      'PaymentMeans/PaymentMeansCode',
      oneOf('ibr-cl-16', '.', listed('UNTDID 4461', 'Z01 Z02 Z03 Z04 Z05 Z06 Z07 Z08', 'PAYMENT_MEANS'), {
        terms: ['BT-81'],
      }),
    ),
    at(
      'EmbeddedDocumentBinaryObject[@mimeCode]',
      oneOf('ibr-cl-24', '@mimeCode', { codes: new Set([...MIME_TYPES, 'application/xml']) }, exact, about('BT-125')),
    ),
    at(
      'EndpointID[@schemeID]',
      oneOf('ibr-cl-25', '@schemeID', listed('EAS', ADDRESS_SCHEMES), about('BT-34', 'BT-49')),
    ),
    NUMBER_ROWS,
  ),
);
