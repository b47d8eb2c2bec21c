import {
  about,
  any,
  at,
  atMost,
  begins,
  bothOrNeither,
  byElement,
  code,
  differs,
  equals,
  exact,
  missingIsWrong,
  needs,
  needsOneOf,
  notEmpty,
  one,
  oneOf,
  onlyIn,
  ordered,
  product,
  range,
  rows,
  sum,
  together,
} from '../rules/kit/verbs.ts';
import { Decimal, writtenSign } from '../en16931/decimal.ts';
import { daysInOrder } from '../en16931/rules/days-in-order.ts';
import { AMOUNTS, LINES } from '../en16931/rules/elements.ts';
import { has } from '../en16931/rules/paths.ts';
import type { InvoiceTerms } from '../en16931/term-tree.ts';
import { attributeOf, childOf, type XmlElement } from '../xml/xml-tree.ts';
import { peppolMessages } from './messages.ts';
import { all, isGerman, isSpecification, normal, number, processNames, text } from './peppol-rule.ts';
import { CENTS } from './slack.ts';
import { adjustmentAmount, lineAmount } from './ubl-sums.ts';
import { asWritten, emptyElements } from './row-parts.ts';

/** Rows of Peppol BIS Billing 3 for UBL beyond EN 16931, with Peppol's ids; national rows are in `countries`. */

const LINE = LINES.join(' ');
const inLines = (path: string): string => LINES.map((line) => `${line}/${path}`).join(' ');

/** Allowances and charges of the invoice and of its lines, not those of a price. */
const ADJUSTMENTS = `/*/AllowanceCharge ${inLines('AllowanceCharge')}`;

/** Every amount, except the tax of a VAT category and a total without categories. */
export const AMOUNTS_AND_TOTAL_TAXES = `${AMOUNTS.join(' ')} TaxTotal[TaxSubtotal]/TaxAmount`;

/** Every amount is in the currency of the invoice, but for the total in accounting currency. */
export const inCurrency = (place: string) =>
  at(place, equals('PEPPOL-EN16931-R051', '@currencyID', '/*/DocumentCurrencyCode', asWritten, about('BT-5')));

function sameSign({ root }: InvoiceTerms): boolean {
  const currency = text(root, 'TaxCurrencyCode');
  if (currency === undefined) return true;
  const taxes = all(root, 'TaxTotal').flatMap((total) => all(total, 'TaxAmount'));
  const signsIn = (wanted: string | undefined): readonly number[] =>
    taxes
      .filter((amount) => attributeOf(amount, 'currencyID')?.value === wanted)
      .flatMap((amount) => writtenSign(amount.text) ?? []);
  const [accounting, invoiced] = [signsIn(currency), signsIn(text(root, 'DocumentCurrencyCode') ?? '')];
  const both = (is: (number: number) => boolean): boolean => accounting.some(is) && invoiced.some(is);
  return both((amount) => amount <= 0) || both((amount) => amount >= 0);
}

/** In the right namespace: addresses in the namespace of groups occur, and no validator finds them. */
const hasAddress = byElement((party) =>
  all(party, 'EndpointID').some(({ uri }) => uri.endsWith(':CommonBasicComponents-2')),
);

/** Peppol checks the indicator only if base and percentage are both present or both absent. */
const hasIndicator = byElement(
  (adjustment) =>
    !childOf(adjustment, 'BaseAmount') !== !childOf(adjustment, 'MultiplierFactorNumeric') ||
    ['true', 'false'].includes(text(adjustment, 'ChargeIndicator') ?? ''),
);

/** The net price is the gross price less the discount. */
const isNetPrice = byElement((discount) => {
  const gross = number(discount, 'BaseAmount');
  if (childOf(discount, 'BaseAmount') === undefined) return true;
  const right = gross?.minus(number(discount, 'Amount') ?? Decimal.ZERO);
  return right ? number(discount.parent, 'PriceAmount')?.equals(right) || { right: right.toString() } : false;
});

const totalsWithoutBreakdown = (root: XmlElement | undefined): number =>
  all(root, 'TaxTotal').filter((total) => !childOf(total, 'TaxSubtotal')).length;

/** The unit of the base quantity is that of the quantity of the line. */
const hasUnitOfLine = byElement((base, { root }) => {
  const line = base.parent?.parent;
  const [invoiced, credited] = [childOf(line, 'InvoicedQuantity'), childOf(line, 'CreditedQuantity')];
  const quantity = root?.name === 'Invoice' ? invoiced : credited;
  return (!invoiced && !credited) || attributeOf(quantity, 'unitCode')?.value === attributeOf(base, 'unitCode')?.value;
});

/** A blank day is not before the end of the invoicing period. */
const isBeforeEnd = byElement(({ text: day }, { root }) => {
  const end = text(root, 'InvoicePeriod', 'EndDate');
  return end === undefined || (normal(day) !== '' && daysInOrder(normal(day), end));
});

export const PROCESSES = processNames('urn:fdc:peppol.eu:2017:poacc:billing:01:1.0');

/** The rows that Peppol BIS Billing 3 has for every invoice, without codes and identifiers. */
export const PEPPOL_BASE_ROWS = onlyIn(
  'ubl',
  rows(
    at(emptyElements, notEmpty('PEPPOL-EN16931-R008', { terms: [] })),
    at(
      '/',
      needs('PEPPOL-EN16931-R001', 'ProfileID', { terms: ['BT-23'] }),
      oneOf('PEPPOL-EN16931-R007', 'ProfileID', { codes: PROCESSES }, missingIsWrong, { terms: ['BT-23'] }),
      atMost('PEPPOL-EN16931-R002', 1, 'Note', {
        terms: ['BT-22'],
        ...byElement((root, invoice) => all(root, 'Note').length <= 1 || isGerman(invoice)),
      }),
      needsOneOf('PEPPOL-EN16931-R003', ['BuyerReference', 'OrderReference/ID'], { terms: ['BT-10', 'BT-13'] }),
      begins(
        'PEPPOL-EN16931-R004',
        'CustomizationID',
        'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0',
        missingIsWrong,
        {
          terms: ['BT-24'],
          ...byElement((root) =>
            isSpecification(root, 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0'),
          ),
        },
      ),
    ),
    at('TaxCurrencyCode', differs('PEPPOL-EN16931-R005', '.', '/*/DocumentCurrencyCode', { terms: ['BT-6', 'BT-5'] })),
    at('AccountingCustomerParty/Party', needs('PEPPOL-EN16931-R010', 'EndpointID', hasAddress, { terms: ['BT-49'] })),
    at('AccountingSupplierParty/Party', needs('PEPPOL-EN16931-R020', 'EndpointID', hasAddress, { terms: ['BT-34'] })),
    at(
      ADJUSTMENTS,
      product(
        'PEPPOL-EN16931-R040',
        'Amount',
        'BaseAmount × MultiplierFactorNumeric %',
        byElement(adjustmentAmount(CENTS)),
        about('BT-92', 'BT-99', 'BT-136', 'BT-141'),
      ),
      together(
        'PEPPOL-EN16931-R041',
        'MultiplierFactorNumeric',
        'BaseAmount',
        about('BT-93', 'BT-100', 'BT-137', 'BT-142'),
      ),
      together(
        'PEPPOL-EN16931-R042',
        'BaseAmount',
        'MultiplierFactorNumeric',
        about('BT-94', 'BT-101', 'BT-138', 'BT-143'),
      ),
      oneOf(
        'PEPPOL-EN16931-R043',
        'ChargeIndicator',
        'true false',
        missingIsWrong,
        hasIndicator,
        about('BG-20', 'BG-21', 'BG-27', 'BG-28'),
      ),
    ),
    at(
      'Price/AllowanceCharge',
      oneOf('PEPPOL-EN16931-R044', 'ChargeIndicator', 'false', missingIsWrong, about('BT-147')),
      sum(
        'PEPPOL-EN16931-R046',
        '../PriceAmount',
        'BaseAmount - Amount',
        undefined,
        isNetPrice,
        about('BT-146', 'BT-148', 'BT-147'),
      ),
    ),
    inCurrency(`${AMOUNTS_AND_TOTAL_TAXES} TaxSubtotal/TaxAmount`),
    at(
      '/',
      one('PEPPOL-EN16931-R053', 'TaxTotal[TaxSubtotal]', { terms: ['BG-23'] }),
      bothOrNeither('PEPPOL-EN16931-R054', 'TaxCurrencyCode', 'TaxTotal[!TaxSubtotal]/TaxAmount', {
        terms: ['BT-6', 'BT-111'],
        ...byElement((root) => totalsWithoutBreakdown(root) === (childOf(root, 'TaxCurrencyCode') ? 1 : 0)),
      }),
      code(
        'PEPPOL-EN16931-R055',
        'TaxTotal[!TaxSubtotal]/TaxAmount',
        { fault: peppolMessages.otherSign, requirement: peppolMessages.mustHaveSameSign },
        { terms: ['BT-111', 'BT-110'], by: (_, invoice) => sameSign(invoice) },
      ),
    ),
    at('PaymentMeans[PaymentMeansCode~49|59]', needs('PEPPOL-EN16931-R061', 'PaymentMandate/ID', { terms: ['BT-89'] })),
    at(
      '/CreditNote',
      atMost('PEPPOL-EN16931-R080', 1, 'AdditionalDocumentReference[DocumentTypeCode=50]', { terms: ['BT-11'] }),
    ),
    at(
      LINE,
      atMost('PEPPOL-EN16931-R100', 1, 'DocumentReference', { terms: ['BT-128'] }),
      oneOf('PEPPOL-EN16931-R101', 'DocumentReference/DocumentTypeCode', '130', any, exact, missingIsWrong, {
        ...about('BT-128'),
        ...byElement((line) => !has(line, 'DocumentReference') || has(line, 'DocumentReference[DocumentTypeCode=130]')),
      }),
    ),
    at(
      inLines('InvoicePeriod/StartDate'),
      ordered('PEPPOL-EN16931-R110', '/*/InvoicePeriod/StartDate', '.', { terms: ['BT-73', 'BT-134'] }),
    ),
    at(
      inLines('InvoicePeriod/EndDate'),
      ordered('PEPPOL-EN16931-R111', '.', '/*/InvoicePeriod/EndDate', isBeforeEnd, { terms: ['BT-135', 'BT-74'] }),
    ),
    at(
      LINE,
      product(
        'PEPPOL-EN16931-R120',
        'LineExtensionAmount',
        'BT-129 × BT-146 ÷ BT-149 + BT-141 − BT-136',
        byElement(lineAmount(CENTS)),
        about('BT-131', 'BT-129', 'BT-146', 'BT-149'),
      ),
      range('PEPPOL-EN16931-R121', 'Price/BaseQuantity', { above: '0' }, { terms: ['BT-149'] }),
    ),
    at(
      'Price/BaseQuantity[@unitCode]',
      equals('PEPPOL-EN16931-R130', '@unitCode', '../../*/@unitCode', exact, hasUnitOfLine, {
        terms: ['BT-150', 'BT-130'],
      }),
    ),
  ),
);
