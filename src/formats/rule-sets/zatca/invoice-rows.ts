import { normal } from '../../en16931/rules/blanks.ts';
import { count, elementsOf, found, foundElements, has, hasText, isWritten, textAt } from '../../en16931/rules/paths.ts';
import { isDate } from '../../peppol/peppol-rule.ts';
import type { Form, Place } from '../../rules/kit/row.ts';
import {
  about,
  at,
  byElement,
  differs,
  equals,
  exact,
  filled,
  form,
  length,
  listed,
  missingIsWrong,
  needs,
  never,
  one,
  oneOf,
  ordered,
  range,
  rows,
} from '../../rules/kit/verbs.ts';
import { figure } from '../../rules/shared/functions/figures.ts';
import { attributeOf, textOf, type XmlElement } from '../../xml/xml-tree.ts';
import { MIME_TYPES, OWN_PAYMENT_MEANS, OWN_TYPES } from './codes.ts';
import { BUYER_IN_KSA, firstText, isNote, isSimplifiedSummary, nameOf, typeCodes, typesNamed } from './facts.ts';

/** ZATCA's rows on the invoice as a whole: its type, dates and currencies. */

/** The name of the type code: a tax invoice or a simplified one, then flags. */
const NAME: Form = { fits: (name) => /^0[12][01]{5,7}$/.test(name), like: '0100000' };
const NOT_SELF_BILLED: Form = { fits: (name) => /^..[01]{4}0/.test(name), like: '0200000' };
const OTHER_EXPORT: Form = { fits: (name) => name[6] !== '1', like: '0100100' };

const simplified: Place = { name: 'InvoiceTypeCode', find: typesNamed('02') };
const exports: Place = {
  name: 'InvoiceTypeCode',
  find: (invoice) => typeCodes(invoice).filter((code) => nameOf(code)[4] === '1'),
};
const standard: Place = { name: 'InvoiceTypeCode', find: typesNamed('01') };
const paymentMeans: Place = {
  name: 'PaymentMeans/PaymentMeansCode',
  find: (invoice) =>
    typesNamed('01', '02')(invoice).length > 0 ? elementsOf('PaymentMeans/PaymentMeansCode')(invoice) : [],
};

const RECENT_DAY: Form = { fits: (day) => isDate(day) && /^[2-9]/.test(day), like: '2026-09-14' };
const TIME: Form = { fits: (time) => /^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\dZ?$/.test(time), like: '15:30:00' };
const ANY_TIME: Form = {
  fits: (time) =>
    /^(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?|24:00:00(?:\.0+)?)(?:Z|[+-](?:0\d|1[0-3]):[0-5]\d|[+-]14:00)?$/.test(
      time,
    ),
  like: '15:30:00',
};

/** A currency, if present, is one of those at the path, or part of one. */
const isPartOf = (name: string, path: string) =>
  byElement((rate) => {
    const text = firstText(rate, name);
    return text === '' || textAt(rate, path).includes(text);
  });

/** Amounts in the currency of the invoice. */
const OWN_AMOUNTS = [
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
].join(' ');

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
]
  .map((path) => `/Invoice/${path}`)
  .join(' ');
const isNegative = (element: XmlElement): boolean => /^\s*-[\d.]*[1-9]/.test(element.text);

/** In another currency than SAR both totals of VAT differ. */
const haveOtherTotals = byElement((root) => {
  const [own] = foundElements(root, 'TaxTotal[TaxSubtotal]').map((total) => figure(total, 'TaxAmount'));
  const [accounted] = foundElements(root, 'TaxTotal[!TaxSubtotal]').map((total) => figure(total, 'TaxAmount'));
  if (!own || !accounted || own.units <= 0n || accounted.units <= 0n) return true;
  return !own.roundedUp(2).equals(accounted.roundedUp(2));
});

const LATEST = 'Delivery/LatestDeliveryDate';
const EXCHANGE = ['SourceCurrencyCode', 'TargetCurrencyCode', 'CalculationRate'];

export const INVOICE_ROWS = rows(
  at(
    'InvoiceTypeCode',
    // The official list ends with two spaces, so the empty code is found between them.
    oneOf('BR-KSA-05', '.', [...OWN_TYPES].join(' '), {
      terms: ['BT-3'],
      ...byElement(({ text }) => ['', ...OWN_TYPES].includes(normal(text))),
    }),
    form('BR-KSA-06', '@name', NAME, exact, missingIsWrong, about('BT-3')),
  ),
  at(simplified, form('BR-KSA-31', '@name', NOT_SELF_BILLED, exact, missingIsWrong, about('BT-3'))),
  at(exports, form('BR-KSA-07', '@name', OTHER_EXPORT, exact, about('BT-3'))),
  at(
    '/',
    filled('BR-KSA-92', 'ContractDocumentReference/ID', {
      ...about('BT-12', 'BT-3'),
      ...byElement(
        (root) =>
          !found(root, '//InvoiceTypeCode/@name').some((name) => /^0[12].{6}1$/.test(textOf(name))) ||
          hasText(root, 'ContractDocumentReference/ID'),
      ),
    }),
    form('BR-KSA-70', 'IssueTime', TIME, exact, missingIsWrong, {
      ...about('BT-2'),
      ...byElement((root) => found(root, 'IssueTime').some((time) => TIME.fits(textOf(time)))),
    }),
    filled('BR-KSA-68', 'TaxCurrencyCode', {
      terms: ['BT-6'],
      ...byElement((root) => isWritten(root, 'TaxCurrencyCode')),
    }),
  ),
  at(
    '/Invoice',
    oneOf('BR-KSA-EN16931-01', 'ProfileID', 'reporting:1.0', missingIsWrong, { terms: ['BT-23'] }),
    one('BR-KSA-EN16931-08', 'TaxTotal[TaxSubtotal]', { terms: ['BG-23'] }),
  ),
  at(
    'IssueDate DueDate TaxPointDate Delivery/ActualDeliveryDate Delivery/LatestDeliveryDate',
    form('BR-KSA-F-01', '.', RECENT_DAY, exact, about('BT-2', 'BT-9', 'BT-7', 'BT-26', 'BT-72')),
  ),
  at(
    LATEST,
    filled('BR-KSA-35', '../ActualDeliveryDate', {
      ...about('BT-72'),
      ...byElement((day) => hasText(day, '../ActualDeliveryDate')),
    }),
    ordered('BR-KSA-36', '../ActualDeliveryDate', '.', {
      ...about('BT-72'),
      ...byElement(({ parent, text }) => {
        const first = firstText(parent, 'ActualDeliveryDate');
        return !isDate(first) || !isDate(text) || text >= first;
      }),
    }),
  ),
  at(
    standard,
    filled('BR-KSA-15', '//Delivery/ActualDeliveryDate', {
      terms: ['BT-72'],
      when: ({ root }) => root?.name === 'Invoice' && has(root, 'InvoiceTypeCode[.=388]'),
      ...byElement((type) => hasText(type, '//Delivery/ActualDeliveryDate')),
    }),
  ),
  at(
    BUYER_IN_KSA,
    needs('BR-KSA-72', ['//Delivery/ActualDeliveryDate', '//Delivery/LatestDeliveryDate'], {
      ...about('BT-72'),
      when: isSimplifiedSummary,
      ...byElement((country) => has(country, '//ActualDeliveryDate', '//LatestDeliveryDate')),
    }),
  ),
  at('InvoiceLine/DocumentReference/IssueTime', form('BR-KSA-F-05', '.', ANY_TIME, about('BG-25'))),
  at(
    '/Invoice',
    needs('BR-KSA-17', 'PaymentMeans/InstructionNote', {
      terms: ['BT-82'],
      when: isNote,
      ...byElement((root) => has(root, '//PaymentMeans') && !has(root, '//PaymentMeans[!InstructionNote]')),
    }),
    filled('BR-KSA-56', 'BillingReference/InvoiceDocumentReference/ID', {
      terms: ['BT-25'],
      when: isNote,
      ...byElement(
        (root) =>
          has(root, '//BillingReference') &&
          foundElements(root, '//BillingReference').every((reference) =>
            isWritten(reference, 'InvoiceDocumentReference/ID'),
          ),
      ),
    }),
  ),
  at(
    'TaxCurrencyCode',
    oneOf('BR-KSA-EN16931-02', '.', 'SAR', {
      terms: ['BT-6'],
      ...byElement(({ text }) => normal(text).toUpperCase() === 'SAR'),
    }),
    one('BR-KSA-EN16931-09', '../TaxTotal[!TaxSubtotal]', {
      ...about('BT-111'),
      ...byElement((code) => count(code, '../TaxTotal[!TaxSubtotal]') === 1),
    }),
  ),
  at(
    '/Invoice[DocumentCurrencyCode!=|SAR]',
    differs('BR-KSA-97', 'TaxTotal[!TaxSubtotal]/TaxAmount', 'TaxTotal[TaxSubtotal]/TaxAmount', haveOtherTotals, {
      terms: ['BT-111', 'BT-110'],
    }),
  ),
  at(
    '/Invoice/TaxExchangeRate',
    filled('BR-KSA-87', EXCHANGE, {
      terms: [],
      ...byElement((rate) => EXCHANGE.every((name) => isWritten(rate, name))),
    }),
    equals(
      'BR-KSA-88',
      'SourceCurrencyCode',
      '/*/DocumentCurrencyCode',
      about('BT-5'),
      isPartOf('SourceCurrencyCode', '//DocumentCurrencyCode'),
    ),
    equals(
      'BR-KSA-89',
      'TargetCurrencyCode',
      '/*/TaxCurrencyCode',
      about('BT-6'),
      isPartOf('TargetCurrencyCode', '//TaxCurrencyCode'),
    ),
    length('BR-KSA-90', 'CalculationRate', { most: 14 }, { terms: [] }),
  ),
  at(
    OWN_AMOUNTS,
    equals('BR-KSA-CL-02', '@currencyID', '/*/DocumentCurrencyCode', exact, missingIsWrong, {
      ...about('BT-5'),
      ...byElement((amount) => {
        const currency = attributeOf(amount, 'currencyID')?.value ?? '';
        return currency !== '' && textAt(amount, '//DocumentCurrencyCode').includes(currency);
      }),
    }),
  ),
  at(
    NOT_NEGATIVE,
    range('BR-KSA-F-04', '.', { atLeast: '0' }, { terms: [], ...byElement((amount) => !isNegative(amount)) }),
  ),
  at(
    'AdditionalDocumentReference/Attachment/EmbeddedDocumentBinaryObject',
    oneOf('BR-KSA-CL-03', '@mimeCode', { codes: MIME_TYPES }, missingIsWrong, { terms: ['BT-125-1'] }),
  ),
  at(paymentMeans, oneOf('BR-KSA-16', '.', listed('UNTDID 4461', OWN_PAYMENT_MEANS), { terms: ['BT-81'] })),
  at('/', never('BR-KSA-F-02', [], { terms: [] })),
);
