import { Decimal, parseDecimal } from '../en16931/decimal.ts';
import { elementsNamed } from '../en16931/rules/constraints.ts';
import { daysInOrder } from '../en16931/rules/days-in-order.ts';
import { once } from '../en16931/rules/once.ts';
import type { TermRule } from '../en16931/rules/rule.ts';
import { attributeOf, childOf, type XmlElement } from '../xml/xml-tree.ts';
import { AMOUNTS, LINES, each, outermost, type Where } from '../en16931/rules/elements.ts';
import {
  all,
  currenciesOfInvoice,
  isGerman,
  isSpecification,
  normal,
  number,
  peppol,
  processOf,
  text,
  within,
  written,
} from './peppol-rule.ts';
import { CENTS } from './slack.ts';
import { adjustmentAmount, lineAmount } from './ubl-sums.ts';

/** Rules of Peppol BIS Billing 3 for UBL beyond EN 16931, with Peppol's ids; national rules are in `countries`. */

/** Allowances and charges of the invoice and of its lines, not those of a price. */
const adjustments: Where = (invoice) =>
  elementsNamed(invoice, 'AllowanceCharge').filter(
    ({ parent }) => parent === invoice.root || LINES.includes(parent?.name ?? ''),
  );

/** Peppol checks the indicator only if base and percentage are both present or both absent. */
const wholeAdjustments: Where = (invoice) =>
  adjustments(invoice).filter((one) => !childOf(one, 'BaseAmount') === !childOf(one, 'MultiplierFactorNumeric'));

/** Every amount except taxes. */
const amounts = each(...AMOUNTS);
/** The total VAT with a breakdown: the one that is not in accounting currency. */
const totalTaxes: Where = (invoice) =>
  within('TaxTotal', 'TaxAmount')(invoice).filter(({ parent }) => childOf(parent, 'TaxSubtotal'));

const inCurrency = (where: Where): TermRule =>
  peppol(
    'PEPPOL-EN16931-R051',
    ['BT-5'],
    'Every amount is in the currency of the invoice, but for the VAT total in accounting currency',
    where,
    (amount, invoice) => {
      const currency = attributeOf(amount, 'currencyID')?.value;
      return currency !== undefined && currenciesOfInvoice(invoice).has(currency);
    },
  );

/** Every amount, except the tax of a VAT category and a total without categories. */
export const amountsAndTotalTaxes: Where = (invoice) => [...amounts(invoice), ...totalTaxes(invoice)];

/** Self-billing, OIOUBL and UBL.BE do not require it for the tax of a VAT category. */
export const currencyOfAmounts: TermRule = inCurrency(amountsAndTotalTaxes);

const sign = (value: Decimal | undefined): number => value?.compare(Decimal.ZERO) ?? 0;

function sameSign(root: XmlElement): boolean {
  const currency = text(root, 'TaxCurrencyCode');
  if (currency === undefined) return true;
  const taxes = all(root, 'TaxTotal').flatMap((total) => all(total, 'TaxAmount'));
  const signsIn = (wanted: string | undefined): readonly number[] =>
    taxes
      .filter((amount) => attributeOf(amount, 'currencyID')?.value === wanted)
      .flatMap((amount) => parseDecimal(amount.text) ?? [])
      .map(sign);
  const [accounting, invoiced] = [signsIn(currency), signsIn(text(root, 'DocumentCurrencyCode') ?? '')];
  const both = (is: (one: number) => boolean): boolean => accounting.some(is) && invoiced.some(is);
  return both((one) => one <= 0) || both((one) => one >= 0);
}

/** In the right namespace: addresses in the namespace of groups occur, and no validator finds them. */
const hasAddress = (party: XmlElement): boolean =>
  all(party, 'EndpointID').some(({ uri }) => uri.endsWith(':CommonBasicComponents-2'));

/** A date of a line's period, with the corresponding date of the invoicing period. */
const periodDates =
  (name: string): Where =>
  (invoice) =>
    text(invoice.root, 'InvoicePeriod', name) === undefined
      ? []
      : elementsNamed(invoice, name).filter(
          ({ parent }) => parent?.name === 'InvoicePeriod' && LINES.includes(parent.parent?.name ?? ''),
        );

const inOrder = (first: string, second: string): boolean => daysInOrder(normal(first), normal(second));

const firstDay = once(({ root }) => text(root, 'InvoicePeriod', 'StartDate'));
const lastDay = once(({ root }) => text(root, 'InvoicePeriod', 'EndDate'));

export const billingProcess = processOf('urn:fdc:peppol.eu:2017:poacc:billing:01:1.0');

export const peppolRules: readonly TermRule[] = [
  peppol(
    'PEPPOL-EN16931-R008',
    [],
    'No element stands there empty',
    ({ root }) => (root ? emptyElements(root) : []),
    () => false,
  ),
  peppol(
    'PEPPOL-EN16931-R001',
    ['BT-23'],
    'An invoice names its business process',
    outermost,
    (root) => childOf(root, 'ProfileID') !== undefined,
  ),
  peppol(
    'PEPPOL-EN16931-R007',
    ['BT-23'],
    'The business process is one of Peppol: urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
    outermost,
    (_, invoice) => billingProcess(invoice) !== undefined,
  ),
  peppol(
    'PEPPOL-EN16931-R002',
    ['BT-22'],
    'An invoice has at most one note, unless seller and buyer are German',
    outermost,
    (root, invoice) => all(root, 'Note').length <= 1 || isGerman(invoice),
  ),
  peppol(
    'PEPPOL-EN16931-R003',
    ['BT-10', 'BT-13'],
    'An invoice has a reference of the buyer or a purchase order',
    outermost,
    (root) =>
      childOf(root, 'BuyerReference') !== undefined || childOf(childOf(root, 'OrderReference'), 'ID') !== undefined,
  ),
  peppol('PEPPOL-EN16931-R004', ['BT-24'], 'The specification is that of Peppol BIS Billing 3', outermost, (root) =>
    isSpecification(root, 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0'),
  ),
  peppol(
    'PEPPOL-EN16931-R005',
    ['BT-6', 'BT-5'],
    'The currency of VAT accounting is another one than that of the invoice',
    each('TaxCurrencyCode'),
    (code, { root }) => normal(code.text) !== (text(root, 'DocumentCurrencyCode') ?? ''),
  ),
  peppol(
    'PEPPOL-EN16931-R010',
    ['BT-49'],
    'The buyer has an electronic address',
    within('AccountingCustomerParty', 'Party'),
    hasAddress,
  ),
  peppol(
    'PEPPOL-EN16931-R020',
    ['BT-34'],
    'The seller has an electronic address',
    within('AccountingSupplierParty', 'Party'),
    hasAddress,
  ),
  peppol(
    'PEPPOL-EN16931-R040',
    ['BT-92', 'BT-99', 'BT-136', 'BT-141'],
    'The amount of an allowance or charge is its base times its percentage',
    adjustments,
    adjustmentAmount(CENTS),
  ),
  peppol(
    'PEPPOL-EN16931-R041',
    ['BT-93', 'BT-100', 'BT-137', 'BT-142'],
    'A percentage of an allowance or charge comes with its base',
    adjustments,
    (one) => childOf(one, 'MultiplierFactorNumeric') === undefined || childOf(one, 'BaseAmount') !== undefined,
  ),
  peppol(
    'PEPPOL-EN16931-R042',
    ['BT-94', 'BT-101', 'BT-138', 'BT-143'],
    'A base of an allowance or charge comes with its percentage',
    adjustments,
    (one) => childOf(one, 'BaseAmount') === undefined || childOf(one, 'MultiplierFactorNumeric') !== undefined,
  ),
  peppol(
    'PEPPOL-EN16931-R043',
    ['BG-20', 'BG-21', 'BG-27', 'BG-28'],
    'An allowance or charge says `true` or `false`',
    wholeAdjustments,
    (one) => ['true', 'false'].includes(text(one, 'ChargeIndicator') ?? ''),
  ),
  peppol(
    'PEPPOL-EN16931-R044',
    ['BT-147'],
    'A price has discounts, no surcharges',
    within('Price', 'AllowanceCharge'),
    (one) => text(one, 'ChargeIndicator') === 'false',
  ),
  peppol(
    'PEPPOL-EN16931-R046',
    ['BT-146', 'BT-148', 'BT-147'],
    'The net price is the gross price less the discount',
    within('Price', 'AllowanceCharge'),
    (one) => {
      const gross = number(one, 'BaseAmount');
      if (childOf(one, 'BaseAmount') === undefined) return true;
      const right = gross?.minus(number(one, 'Amount') ?? Decimal.ZERO);
      return right && number(one.parent, 'PriceAmount')?.equals(right)
        ? true
        : right
          ? { right: right.toString() }
          : false;
    },
  ),
  inCurrency((invoice) => [
    ...amounts(invoice),
    ...totalTaxes(invoice),
    ...within('TaxSubtotal', 'TaxAmount')(invoice),
  ]),
  peppol(
    'PEPPOL-EN16931-R053',
    ['BG-23'],
    'One total VAT has a breakdown',
    outermost,
    (root) => all(root, 'TaxTotal').filter((total) => childOf(total, 'TaxSubtotal')).length === 1,
  ),
  peppol(
    'PEPPOL-EN16931-R054',
    ['BT-111'],
    'A total VAT without breakdown stands there exactly when there is a currency of VAT accounting',
    outermost,
    (root) =>
      all(root, 'TaxTotal').filter((total) => !childOf(total, 'TaxSubtotal')).length ===
      (childOf(root, 'TaxCurrencyCode') ? 1 : 0),
  ),
  peppol(
    'PEPPOL-EN16931-R055',
    ['BT-111', 'BT-110'],
    'The total VAT has the same sign in either currency',
    outermost,
    sameSign,
  ),
  peppol(
    'PEPPOL-EN16931-R061',
    ['BT-89'],
    'A direct debit (49, 59) has the reference of its mandate',
    (invoice) =>
      elementsNamed(invoice, 'PaymentMeans').filter((one) =>
        ['49', '59'].includes(text(one, 'PaymentMeansCode') ?? ''),
      ),
    (means) => childOf(childOf(means, 'PaymentMandate'), 'ID') !== undefined,
  ),
  peppol(
    'PEPPOL-EN16931-R080',
    ['BT-11'],
    'A credit note has at most one project',
    ({ root }) => (root?.name === 'CreditNote' ? [root] : []),
    (root) =>
      all(root, 'AdditionalDocumentReference').filter((one) => written(one, 'DocumentTypeCode') === '50').length <= 1,
  ),
  peppol(
    'PEPPOL-EN16931-R100',
    ['BT-128'],
    'A line has at most one invoiced object',
    each(...LINES),
    (line) => all(line, 'DocumentReference').length <= 1,
  ),
  peppol(
    'PEPPOL-EN16931-R101',
    ['BT-128'],
    'A document a line refers to is an invoiced object (130)',
    each(...LINES),
    (line) => {
      const documents = all(line, 'DocumentReference');
      return documents.length === 0 || documents.some((one) => written(one, 'DocumentTypeCode') === '130');
    },
  ),
  peppol(
    'PEPPOL-EN16931-R110',
    ['BT-134', 'BT-73'],
    'The period of a line does not begin before that of the invoice',
    periodDates('StartDate'),
    ({ text: date }, invoice) => inOrder(firstDay(invoice) ?? '', date),
  ),
  peppol(
    'PEPPOL-EN16931-R111',
    ['BT-135', 'BT-74'],
    'The period of a line does not end after that of the invoice',
    periodDates('EndDate'),
    ({ text: date }, invoice) => normal(date) !== '' && inOrder(date, lastDay(invoice) ?? ''),
  ),
  peppol(
    'PEPPOL-EN16931-R120',
    ['BT-131', 'BT-129', 'BT-146', 'BT-149'],
    'The net amount of a line is its quantity times its price, plus its charges less its allowances',
    each(...LINES),
    lineAmount(CENTS),
  ),
  peppol(
    'PEPPOL-EN16931-R121',
    ['BT-149'],
    'The base quantity of a price is more than zero',
    each(...LINES),
    (line) => {
      const price = childOf(line, 'Price');
      return childOf(price, 'BaseQuantity') === undefined || sign(number(price, 'BaseQuantity')) > 0;
    },
  ),
  peppol(
    'PEPPOL-EN16931-R130',
    ['BT-150', 'BT-130'],
    'The unit of the base quantity is that of the quantity',
    (invoice) => within('Price', 'BaseQuantity')(invoice).filter((one) => attributeOf(one, 'unitCode')),
    (base, { root }) => {
      const line = base.parent?.parent;
      const [invoiced, credited] = [childOf(line, 'InvoicedQuantity'), childOf(line, 'CreditedQuantity')];
      const quantity = root?.name === 'Invoice' ? invoiced : credited;
      return (
        (!invoiced && !credited) || attributeOf(quantity, 'unitCode')?.value === attributeOf(base, 'unitCode')?.value
      );
    },
  ),
];

function emptyElements(root: XmlElement): readonly XmlElement[] {
  const found: XmlElement[] = [];
  const walk = (element: XmlElement): void => {
    if (element.children.length === 0 && normal(element.text) === '') found.push(element);
    element.children.forEach(walk);
  };
  walk(root);
  return found;
}
