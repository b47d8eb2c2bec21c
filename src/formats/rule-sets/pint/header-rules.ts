import type { TermRule } from '../../en16931/rules/rule.ts';
import { below, each, elementsAt, outermost } from '../../en16931/rules/elements.ts';
import { has } from '../../en16931/rules/paths.ts';
import { childOf, type XmlElement } from '../../xml/xml-tree.ts';
import { PEPPOL_BASE_ROWS } from '../../peppol/ubl-base-rows.ts';
import { rulesOf } from '../../rules/kit/compile.ts';
import { shared } from '../../rules/kit/verbs.ts';
import { all, isDate, normal, text, within } from '../../peppol/peppol-rule.ts';
import { emptyElements } from './empty-elements.ts';
import { at, atMostOne, having, pint, twoDecimals, written } from '../../rules/shared/functions/table.ts';

const SUPPLIER = 'AccountingSupplierParty/Party';
const CUSTOMER = 'AccountingCustomerParty/Party';

const ofType = (root: XmlElement, name: string, type: string): readonly XmlElement[] =>
  all(root, name).filter((one) => text(one, 'DocumentTypeCode') === type);

const objects = (root: XmlElement): readonly XmlElement[] => ofType(root, 'AdditionalDocumentReference', '130');

const once = (code: string, term: string, say: string, path: string): TermRule =>
  atMostOne(code, [term], say, outermost, path);

const total = elementsAt('LegalMonetaryTotal');

/** A rule that also accepts other elements. */
const accepting = (row: TermRule, isRight: (one: XmlElement) => boolean): TermRule => ({
  ...row,
  ubl: row.ubl && {
    ...row.ubl,
    must: (subject, invoice, today) =>
      isRight(subject as XmlElement) || (row.ubl?.must(subject, invoice, today) ?? true),
  },
});

/** Rules of PINT on the invoice as a whole, its parties and totals. */
export const headerRules: readonly TermRule[] = [
  pint(
    'ibr-sr-63',
    ['BT-24'],
    'The specification has no asterisk',
    outermost,
    (root) => !(text(root, 'CustomizationID') ?? '').includes('*'),
  ),
  once('ibr-066', 'BG-18', 'There is at most one payment card', 'PaymentMeans/CardAccount'),
  once('ibr-067', 'BG-19', 'There is at most one direct debit mandate', 'PaymentMeans/PaymentMandate'),
  pint('ibr-071', ['BT-18'], 'The reference to an invoiced object has no attachment', outermost, (root) =>
    objects(root).every((one) => !childOf(one, 'Attachment')),
  ),
  pint('ibr-072', ['BT-18'], 'The reference to an invoiced object has no description', outermost, (root) =>
    objects(root).every((one) => !childOf(one, 'DocumentDescription')),
  ),
  written('ibr-076', ['BT-23'], 'An invoice names its business process', outermost, 'ProfileID'),
  pint('ibr-078', ['BT-18'], 'There is at most one invoiced object', outermost, (root) => objects(root).length <= 1),
  ...rulesOf(shared(PEPPOL_BASE_ROWS, { 'PEPPOL-EN16931-R055': 'ibr-084' })),
  pint(
    'ibr-090',
    ['BT-11'],
    'There is at most one project reference',
    outermost,
    (root) =>
      all(root, 'ProjectReference').length <= 1 && ofType(root, 'AdditionalDocumentReference', '50').length <= 1,
  ),
  once('ibr-094', 'BT-12', 'There is at most one contract reference', 'ContractDocumentReference/ID'),
  once('ibr-095', 'BT-15', 'There is at most one receiving advice', 'ReceiptDocumentReference/ID'),
  once('ibr-096', 'BT-16', 'There is at most one despatch advice', 'DespatchDocumentReference/ID'),
  once('ibr-097', 'BG-14', 'There is at most one invoicing period', 'InvoicePeriod'),
  once('ibr-098', 'BT-27', 'The seller has one name', `${SUPPLIER}/PartyLegalEntity/RegistrationName`),
  once('ibr-099', 'BT-28', 'The seller has at most one trading name', `${SUPPLIER}/PartyName/Name`),
  once('ibr-100', 'BT-30', 'The seller has at most one legal registration', `${SUPPLIER}/PartyLegalEntity/CompanyID`),
  once(
    'ibr-101',
    'BT-33',
    'The seller has at most one piece of legal information',
    `${SUPPLIER}/PartyLegalEntity/CompanyLegalForm`,
  ),
  once('ibr-102', 'BT-44', 'The buyer has one name', `${CUSTOMER}/PartyLegalEntity/RegistrationName`),
  once('ibr-103', 'BT-47', 'The buyer has at most one legal registration', `${CUSTOMER}/PartyLegalEntity/CompanyID`),
  once('ibr-104', 'BT-48', 'The buyer has at most one tax number', `${CUSTOMER}/PartyTaxScheme/CompanyID`),
  once('ibr-107', 'BG-13', 'There is at most one delivery', 'Delivery'),
  once('ibr-112', 'BT-45', 'The buyer has at most one trading name', `${CUSTOMER}/PartyName/Name`),
  written(
    'ibr-080',
    ['BT-49'],
    'The buyer has an electronic address',
    at('AccountingCustomerParty/Party'),
    'EndpointID',
  ),
  written(
    'ibr-081',
    ['BT-34'],
    'The seller has an electronic address',
    at('AccountingSupplierParty/Party'),
    'EndpointID',
  ),
  atMostOne(
    'ibr-108',
    ['BT-70'],
    'A delivery has at most one recipient',
    at('Delivery'),
    'DeliveryParty/PartyName/Name',
  ),
  atMostOne(
    'ibr-sr-59',
    ['BG-17'],
    'The address of a bank branch has at most one further line',
    at('PaymentMeans/PayeeFinancialAccount/FinancialInstitutionBranch/Address'),
    'AddressLine/Line',
  ),
  atMostOne(
    'ibr-sr-60',
    ['BG-16'],
    'Payment terms name at most one means of payment',
    at('PaymentTerms'),
    'PaymentMeansID',
  ),
  atMostOne(
    'ibr-sr-61',
    ['BT-120'],
    'An allowance or charge has at most one reason of exemption',
    at('AllowanceCharge/TaxCategory'),
    'TaxExemptionReason',
  ),
  written('ibr-sr-57', ['BT-31'], 'A tax registration has a number', each('PartyTaxScheme'), 'CompanyID'),
  ...(
    [
      ['ibr-091', 'BT-115', 'PayableAmount', 'The amount due'],
      ['ibr-121', 'BT-107', 'AllowanceTotalAmount', 'The sum of the allowances'],
      ['ibr-122', 'BT-108', 'ChargeTotalAmount', 'The sum of the charges'],
      ['ibr-123', 'BT-109', 'TaxExclusiveAmount', 'The total without tax'],
      ['ibr-125', 'BT-112', 'TaxInclusiveAmount', 'The total with tax'],
    ] as const
  ).map(([code, term, name, what]) => twoDecimals(code, [term], `${what} has at most two decimals`, total, name)),
  twoDecimals('ibr-124', ['BT-110'], 'The total tax has at most two decimals', at('Invoice/TaxTotal'), 'TaxAmount'),
  pint(
    'ibr-093',
    ['BT-113'],
    'Prepaid payments come with their total',
    outermost,
    (root) => all(root, 'PrepaidPayment').length === 0 || below(root, 'LegalMonetaryTotal/PrepaidAmount').length > 0,
  ),
  pint(
    'ibr-077',
    ['BT-6', 'BT-5'],
    'The accounting currency is another one than that of the invoice',
    each('TaxCurrencyCode'),
    (code) => normal(code.text) !== (text(code.parent, 'DocumentCurrencyCode') ?? ''),
  ),
  pint(
    'ibr-073',
    ['BT-2', 'BT-9'],
    'A date is written as YYYY-MM-DD',
    each('IssueDate', 'DueDate', 'TaxPointDate', 'StartDate', 'EndDate', 'ActualDeliveryDate'),
    ({ text: date }) => isDate(date),
  ),
  having(
    'ibr-074',
    ['BT-125'],
    'An attachment says what kind of file it is',
    each('EmbeddedDocumentBinaryObject'),
    'mimeCode',
  ),
  having(
    'ibr-075',
    ['BT-125'],
    'An attachment has the name of the file',
    each('EmbeddedDocumentBinaryObject'),
    'filename',
  ),
  pint('ibr-079', [], 'No element stands there empty', emptyElements, () => false),
  // Officially, whatever is true or false for a schema is judged by other rules, also 1 and 0.
  ...rulesOf(shared(PEPPOL_BASE_ROWS, { 'PEPPOL-EN16931-R043': 'ibr-082' })).map((row) =>
    accepting(row, (one) => has(one, '.[ChargeIndicator~true|false|0|1]')),
  ),
  pint(
    'ibr-083',
    ['BT-147'],
    'A price has discounts, no surcharges',
    within('Price', 'AllowanceCharge'),
    (one) => text(one, 'ChargeIndicator') === 'false',
  ),
];
