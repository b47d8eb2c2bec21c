import { each, outermost } from '../../en16931/rules/elements.ts';
import { normal } from '../../en16931/rules/blanks.ts';
import { count, elementsOf, found, foundElements, has, textAt, isTold, isWritten } from '../../en16931/rules/paths.ts';
import type { TermRule } from '../../en16931/rules/rule.ts';
import { isDate } from '../../peppol/peppol-rule.ts';
import { attributeOf, textOf, type XmlElement } from '../../xml/xml-tree.ts';
import { figure } from '../../rules/shared/functions/figures.ts';
import { silent } from '../../rules/shared/functions/national.ts';
import { pint } from '../../rules/shared/functions/table.ts';
import { CURRENCIES, MIME_TYPES, OWN_PAYMENT_MEANS, OWN_TYPES } from './codes.ts';
import { firstText, invoiceRoot, isSimplifiedSummary, nameOf, typeCodes, typesNamed } from './facts.ts';

/** ZATCA's rules on the invoice as a whole: its type, dates and currencies. */

const NAME = /^0[12][01]{5,7}$/;

const correcting = (root: XmlElement): boolean => has(root, 'InvoiceTypeCode[.=381|383]');
const isNote = (invoice: Parameters<typeof invoiceRoot>[0]): readonly XmlElement[] =>
  invoiceRoot(invoice).filter(correcting);

const DAY = 86_400_000;
/** Issued more than a day before the current day began. */
function isOverdue(root: XmlElement, today: string | undefined): boolean {
  const [day, time] = [firstText(root, 'IssueDate'), firstText(root, 'IssueTime')];
  const issued = Date.parse(`${day}T${time.endsWith('Z') ? time : `${time}Z`}`);
  return today !== undefined && Date.parse(`${today}T00:00:00Z`) - issued > DAY;
}

const exchange = (code: string, terms: readonly string[], say: string, isRight: (rate: XmlElement) => boolean) =>
  pint(code, terms, say, elementsOf('/Invoice/TaxExchangeRate'), isRight);
/** A currency, if present, is one of those at the path, or part of one. */
const isPartOf = (text: string, from: XmlElement, path: string): boolean =>
  text === '' || textAt(from, path).includes(text);

const PURPOSES = [
  'Amount',
  'BaseAmount',
  'LineExtensionAmount',
  'PriceAmount',
  'TaxExclusiveAmount',
  'TaxInclusiveAmount',
  'AllowanceTotalAmount',
  'ChargeTotalAmount',
  'PrepaidAmount',
  'PayableRoundingAmount',
  'PayableAmount',
  '/Invoice/TaxTotal/TaxSubtotal/TaxableAmount',
  '/Invoice/TaxTotal/TaxSubtotal/TaxAmount',
  'InvoiceLine/TaxTotal/TaxAmount',
  'InvoiceLine/TaxTotal/RoundingAmount',
  'InvoiceLine/TaxTotal/TaxSubtotal/TaxAmount',
  'InvoiceLine/TaxTotal/TaxSubtotal/TaxableAmount',
];

const NOT_NEGATIVE = [
  'TaxTotal/TaxSubtotal[!TaxCategory/ID~O]/TaxableAmount',
  'AllowanceCharge/Amount',
  'AllowanceCharge/BaseAmount',
  'TaxTotal/TaxSubtotal/TaxAmount',
  'LegalMonetaryTotal/LineExtensionAmount',
  'LegalMonetaryTotal/TaxExclusiveAmount',
  'LegalMonetaryTotal/TaxInclusiveAmount',
  'LegalMonetaryTotal/AllowanceTotalAmount',
  'LegalMonetaryTotal/ChargeTotalAmount',
  'LegalMonetaryTotal/PrepaidAmount',
  'TaxTotal/TaxAmount',
  'InvoiceLine/AllowanceCharge/Amount',
  'InvoiceLine/AllowanceCharge/BaseAmount',
  'InvoiceLine/TaxTotal/TaxAmount',
  'InvoiceLine/Price/PriceAmount',
  'InvoiceLine/Price/AllowanceCharge/Amount',
  'InvoiceLine/Price/AllowanceCharge/BaseAmount',
  'InvoiceLine/InvoicedQuantity',
  'InvoiceLine/TaxTotal/TaxSubtotal/TaxableAmount',
  'InvoiceLine/TaxTotal/TaxSubtotal/TaxAmount',
  'TaxExchangeRate/CalculationRate',
];

const isNegative = (element: XmlElement): boolean => /^\s*-[\d.]*[1-9]/.test(element.text);

const typeRules: readonly TermRule[] = [
  // The official list ends with two spaces, so the empty code is found between them.
  pint('BR-KSA-05', ['BT-3'], `The type of invoice is one of ${[...OWN_TYPES].join(', ')}`, typeCodes, ({ text }) =>
    ['', ...OWN_TYPES].includes(normal(text)),
  ),
  pint(
    'BR-KSA-06',
    ['BT-3'],
    'The name of the type code is 01 (tax invoice) or 02 (simplified), then 0 or 1 for third party, nominal, export, summary, self-billed and what is in use beside',
    typeCodes,
    (code) => NAME.test(nameOf(code)),
  ),
  pint('BR-KSA-31', ['BT-3'], 'A simplified invoice is not self-billed', typesNamed('02'), (code) =>
    /^..[01]{4}0/.test(nameOf(code)),
  ),
  pint(
    'BR-KSA-07',
    ['BT-3'],
    'An export is not self-billed',
    (invoice) => typeCodes(invoice).filter((code) => nameOf(code)[4] === '1'),
    (code) => nameOf(code)[6] !== '1',
  ),
  pint(
    'BR-KSA-92',
    ['BT-12', 'BT-3'],
    'An invoice whose ninth figure is 1 names its contract',
    outermost,
    (root) =>
      !found(root, '//InvoiceTypeCode/@name').some((name) => /^0[12].{6}1$/.test(textOf(name))) ||
      isTold(root, 'ContractDocumentReference/ID'),
  ),
  pint(
    'BR-KSA-EN16931-01',
    ['BT-23'],
    'The business process is reporting:1.0',
    invoiceRoot,
    (root) => textAt(root, 'ProfileID') === 'reporting:1.0',
  ),
];

const dateRules: readonly TermRule[] = [
  pint(
    'BR-KSA-04',
    ['BT-2'],
    'An invoice is not issued in the future',
    each('IssueDate'),
    ({ text }, _, today) => !isDate(text) || !/^(?:18|19|20)/.test(text) || today === undefined || text <= today,
  ),
  pint(
    'BR-KSA-98',
    ['BT-2'],
    'A simplified invoice is reported within a day',
    outermost,
    (root, _, today) =>
      !has(root, 'InvoiceTypeCode') ||
      !foundElements(root, 'InvoiceTypeCode').some((code) => nameOf(code).startsWith('02')) ||
      !isOverdue(root, today),
  ),
  pint('BR-KSA-70', ['BT-2'], 'An invoice has the time of issue, as 15:30:00', outermost, (root) =>
    found(root, 'IssueTime').some((time) => /^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\dZ?$/.test(textOf(time))),
  ),
  pint(
    'BR-KSA-F-01',
    ['BT-2', 'BT-9', 'BT-7', 'BT-26', 'BT-72'],
    'A date is a day of the year 2000 or later, as YYYY-MM-DD',
    elementsOf('IssueDate', 'DueDate', 'TaxPointDate', 'Delivery/ActualDeliveryDate', 'Delivery/LatestDeliveryDate'),
    ({ text }) => isDate(text) && /^[2-9]/.test(text),
  ),
  pint(
    'BR-KSA-35',
    ['BT-72'],
    'A last day of supply comes with a first',
    elementsOf('Delivery/LatestDeliveryDate'),
    (day) => isTold(day, '../ActualDeliveryDate'),
  ),
  pint(
    'BR-KSA-36',
    ['BT-72'],
    'The last day of supply is not before the first',
    elementsOf('Delivery/LatestDeliveryDate'),
    ({ parent, text }) => {
      const first = firstText(parent, 'ActualDeliveryDate');
      return !isDate(first) || !isDate(text) || text >= first;
    },
  ),
  pint(
    'BR-KSA-15',
    ['BT-72'],
    'A tax invoice (388) has a day of supply',
    (invoice) => (has(invoiceRoot(invoice)[0], 'InvoiceTypeCode[.=388]') ? typesNamed('01')(invoice) : []),
    (code) => isTold(code, '//Delivery/ActualDeliveryDate'),
  ),
  pint(
    'BR-KSA-72',
    ['BT-72'],
    'A simplified summary has a first and a last day of supply',
    elementsOf('AccountingCustomerParty/Party/PostalAddress/Country[IdentificationCode=SA]'),
    (country, invoice) => !isSimplifiedSummary(invoice) || has(country, '//ActualDeliveryDate', '//LatestDeliveryDate'),
  ),
  pint(
    'BR-KSA-F-05',
    ['BG-25'],
    'The time of a prepayment is one',
    elementsOf('InvoiceLine/DocumentReference/IssueTime'),
    ({ text }) =>
      /^(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?|24:00:00(?:\.0+)?)(?:Z|[+-](?:0\d|1[0-3]):[0-5]\d|[+-]14:00)?$/.test(
        normal(text),
      ),
  ),
];

const noteRules: readonly TermRule[] = [
  pint(
    'BR-KSA-17',
    ['BT-82'],
    'A credit or debit note says its reason',
    isNote,
    (root) => has(root, '//PaymentMeans') && !has(root, '//PaymentMeans[!InstructionNote]'),
  ),
  pint(
    'BR-KSA-56',
    ['BT-25'],
    'A credit or debit note names the invoice that it corrects',
    isNote,
    (root) =>
      has(root, '//BillingReference') &&
      foundElements(root, '//BillingReference').every((one) => isWritten(one, 'InvoiceDocumentReference/ID')),
  ),
];

const currencyRules: readonly TermRule[] = [
  pint('BR-KSA-68', ['BT-6'], 'An invoice has a currency of accounting', outermost, (root) =>
    isWritten(root, 'TaxCurrencyCode'),
  ),
  pint(
    'BR-KSA-EN16931-02',
    ['BT-6'],
    'The currency of accounting is SAR',
    each('TaxCurrencyCode'),
    ({ text }) => normal(text).toUpperCase() === 'SAR',
  ),
  pint(
    'BR-KSA-EN16931-08',
    ['BG-23'],
    'One total of VAT has a breakdown',
    invoiceRoot,
    (root) => count(root, 'TaxTotal[TaxSubtotal]') === 1,
  ),
  pint(
    'BR-KSA-EN16931-09',
    ['BT-111'],
    'One total of VAT, that in the currency of accounting, has no breakdown',
    each('TaxCurrencyCode'),
    (code) => count(code, '../TaxTotal[!TaxSubtotal]') === 1,
  ),
  pint(
    'BR-KSA-97',
    ['BT-110', 'BT-111'],
    'In another currency than SAR both totals of VAT differ',
    (invoice) => invoiceRoot(invoice).filter((root) => has(root, 'DocumentCurrencyCode[.!=|SAR]')),
    (root) => {
      const [own] = foundElements(root, 'TaxTotal[TaxSubtotal]').map((one) => figure(one, 'TaxAmount'));
      const [accounted] = foundElements(root, 'TaxTotal[!TaxSubtotal]').map((one) => figure(one, 'TaxAmount'));
      if (!own || !accounted || own.units <= 0n || accounted.units <= 0n) return true;
      return !own.roundedUp(2).equals(accounted.roundedUp(2));
    },
  ),
  exchange('BR-KSA-87', [], 'A rate of exchange says both currencies and the rate', (rate) =>
    ['SourceCurrencyCode', 'TargetCurrencyCode', 'CalculationRate'].every((name) => isWritten(rate, name)),
  ),
  exchange('BR-KSA-88', ['BT-5'], 'The rate of exchange is from the currency of the invoice', (rate) =>
    isPartOf(firstText(rate, 'SourceCurrencyCode'), rate, '//DocumentCurrencyCode'),
  ),
  exchange('BR-KSA-89', ['BT-6'], 'The rate of exchange is into the currency of accounting', (rate) =>
    isPartOf(firstText(rate, 'TargetCurrencyCode'), rate, '//TaxCurrencyCode'),
  ),
  exchange(
    'BR-KSA-90',
    [],
    'The rate of exchange has at most 14 characters',
    (rate) => textAt(rate, 'CalculationRate').length < 15,
  ),
  pint(
    'BR-KSA-CL-01',
    ['BT-5'],
    'A currency is a code of ISO 4217, as it was in 2018',
    elementsOf(
      'DocumentCurrencyCode',
      'InvoiceLine/TaxTotal/TaxSubtotal/TaxAmount/@currencyID',
      'InvoiceLine/TaxTotal/TaxSubtotal/TaxableAmount/@currencyID',
      'LegalMonetaryTotal/PayableRoundingAmount/@currencyID',
    ),
    (one) =>
      CURRENCIES.has(
        normal(one.name === 'DocumentCurrencyCode' ? one.text : (attributeOf(one, 'currencyID')?.value ?? '')),
      ),
  ),
  pint('BR-KSA-CL-02', ['BT-5'], 'An amount is in the currency of the invoice', elementsOf(...PURPOSES), (amount) => {
    const currency = attributeOf(amount, 'currencyID')?.value ?? '';
    return currency !== '' && textAt(amount, '//DocumentCurrencyCode').includes(currency);
  }),
  pint(
    'BR-KSA-F-04',
    [],
    'An amount is not negative',
    elementsOf(...NOT_NEGATIVE.map((path) => `/Invoice/${path}`)),
    (amount) => !isNegative(amount),
  ),
];

export const invoiceRules: readonly TermRule[] = [
  ...typeRules,
  ...dateRules,
  ...noteRules,
  ...currencyRules,
  pint(
    'BR-KSA-CL-03',
    ['BT-125-1'],
    'The kind of an attached file is one of its list',
    elementsOf('AdditionalDocumentReference/Attachment/EmbeddedDocumentBinaryObject'),
    (file) => MIME_TYPES.has(normal(attributeOf(file, 'mimeCode')?.value ?? '')),
  ),
  pint(
    'BR-KSA-16',
    ['BT-81'],
    'The means of payment is a code of UNTDID 4461',
    (invoice) =>
      typesNamed('01', '02')(invoice).length > 0 ? elementsOf('PaymentMeans/PaymentMeansCode')(invoice) : [],
    ({ text }) => OWN_PAYMENT_MEANS.has(normal(text)),
  ),
  silent('BR-KSA-F-02', [], 'Whether it is a charge is told by true or false'),
];
