import { Decimal, parseDecimal } from '../../en16931/decimal.ts';
import { each, elementsAt, outermost, type Where } from '../../en16931/rules/elements.ts';
import { elementsOf, found, has, textAt } from '../../en16931/rules/paths.ts';
import type { Holds, TermRule } from '../../en16931/rules/rule.ts';
import type { InvoiceTerms } from '../../en16931/term-tree.ts';
import { EVERY_DOCUMENT_RULES } from '../../peppol/documents/every-document-rules.ts';
import { inList } from '../../peppol/documents/code-lists.ts';
import { isNotNegative, namedParty, specification } from '../../peppol/documents/facts.ts';
import { uniqueLines } from '../../peppol/documents/line-numbers.ts';
import { modelRules } from '../../peppol/documents/model-rules.ts';
import { all, currenciesOfInvoice, normal, number, peppol, written } from '../../peppol/peppol-rule.ts';
import { CENTS } from '../../peppol/slack.ts';
import { adjustmentAmount, lineAmount } from '../../peppol/ubl-sums.ts';
import { attributeOf, childOf, textOf, type XmlElement } from '../../xml/xml-tree.ts';
import {
  isCountryPrefix,
  namesQuotation,
  netOf,
  sumOfAllowances,
  sumOfCharges,
  sumOfLines,
  totalsOf,
  totalTax,
  type Totals,
} from './facts.ts';
import { MODEL } from './model.ts';

type Must = (element: XmlElement, invoice: InvoiceTerms) => Holds;

const row = (id: string, say: string, on: Where, must: Must, severity?: 'warning'): TermRule =>
  peppol(`PEPPOL-T01-${id}`, [], say, on, must, severity);

/** The official file judges an adjustment by the first match: only a percentage, only a base, both or neither. */
const ADJUSTMENTS = ['/Order/AllowanceCharge', '/Order/OrderLine/LineItem/AllowanceCharge'];
const adjustments = (condition: string): Where => elementsOf(...ADJUSTMENTS.map((path) => path + condition));
const basesAlone = adjustments('[!MultiplierFactorNumeric][BaseAmount]');
const percentsAlone = elementsOf('AllowanceCharge[MultiplierFactorNumeric][!BaseAmount]');
const whole: Where = (invoice) =>
  adjustments('')(invoice).filter((one) => !childOf(one, 'BaseAmount') === !childOf(one, 'MultiplierFactorNumeric'));

const lines = elementsAt('OrderLine/LineItem');
const totals = each('AnticipatedMonetaryTotal');
const amounts: Where = (invoice) => [
  ...each('Amount', 'TaxAmount', 'PriceAmount', 'BaseAmount')(invoice),
  ...each('LineExtensionAmount')(invoice).filter(({ parent }) => parent?.name !== 'AnticipatedMonetaryTotal'),
  ...totals(invoice).flatMap(({ children }) => children),
];

const isInPrice = ({ parent }: XmlElement): boolean => {
  for (let at = parent; at; at = at.parent) if (at.name === 'Price') return true;
  return false;
};

/** A total has the expected value. */
const total = (
  id: string,
  say: string,
  figures: (
    totals: Totals,
    invoice: InvoiceTerms,
  ) => readonly [stated: Decimal | undefined, right: Decimal | undefined],
): TermRule =>
  row(id, say, totals, (element, invoice) => {
    const [stated, right] = figures(totalsOf(element), invoice);
    if (!stated || !right) return false;
    return stated.equals(right) || { right: right.toString() };
  });

const notNegative = (id: string, say: string, figure: (totals: Totals) => Decimal | undefined): TermRule =>
  row(id, say, totals, (element) => (figure(totalsOf(element))?.compare(Decimal.ZERO) ?? -1) >= 0);

const reason = (id: string, list: string, what: string, indicator: string): TermRule => {
  const bearers = elementsOf(`AllowanceCharge[ChargeIndicator=${indicator}]`);
  const codes: Where = (invoice) => bearers(invoice).flatMap((one) => all(one, 'AllowanceChargeReasonCode'));
  return row(id, what, codes, ({ text }) => inList(list, normal(text)));
};

/** A unit price equals the gross price minus the allowance. */
function isNetPrice(allowance: XmlElement): boolean {
  const base = number(allowance, 'BaseAmount');
  if (!base) return true;
  const [amount, price] = [number(allowance, 'Amount'), parseDecimal(textAt(allowance, '../PriceAmount'))];
  return amount !== undefined && price !== undefined && price.equals(base.minus(amount));
}

const PROCESSES = ['order_only', 'ordering', 'advanced_ordering'].map(
  (name) => `urn:fdc:peppol.eu:poacc:bis:${name}:3`,
);

/**
 * Peppol's rules on an order.
 *
 * Source: PEPPOLBIS-T01 of 2026.5, read 2026-11-25.
 */
export const PEPPOL_T01_RULES: readonly TermRule[] = [
  ...EVERY_DOCUMENT_RULES,
  ...modelRules('PEPPOL-T01-B', MODEL),
  uniqueLines('PEPPOL-T01-R001'),
  row(
    'R002',
    'An order says until when it holds',
    outermost,
    (order) => order.name !== 'Order' || has(order, 'ValidityPeriod/EndDate'),
    'warning',
  ),
  row('R003', 'Every amount is in the currency of the order', amounts, (amount, invoice) => {
    const currency = attributeOf(amount, 'currencyID')?.value;
    return currency === undefined || currenciesOfInvoice(invoice).has(currency);
  }),
  row('R004', 'What is ordered is a quantity of zero or more', lines, (line) =>
    isNotNegative(written(line, 'Quantity')),
  ),
  row('R005', 'A price is zero or more', each('Price'), (price) => isNotNegative(written(price, 'PriceAmount'))),
  notNegative('R006', 'What is to be paid is zero or more', ({ payable }) => payable),
  notNegative('R007', 'The total of the lines is zero or more', ({ lines: sum }) => sum),
  total('R008', 'The total of the lines is the sum of their amounts', ({ lines: sum }, invoice) => [
    sum,
    sumOfLines(invoice),
  ]),
  total('R009', 'The total of the allowances is the sum of those of the order', ({ allowances }, invoice) => [
    allowances,
    sumOfAllowances(invoice),
  ]),
  total('R010', 'The total of the charges is the sum of those of the order', ({ charges }, invoice) => [
    charges,
    sumOfCharges(invoice),
  ]),
  total('R011', 'The total without tax is that of the lines less allowances, plus charges', (figures) => [
    figures.withoutTax,
    netOf(figures),
  ]),
  row('R013', 'A line says how much is ordered', lines, (line) => has(line, 'Quantity'), 'warning'),
  namedParty('PEPPOL-T01-R014', 'party that the order is for', 'OriginatorCustomerParty'),
  total('R016', 'What is to be paid is the total with tax less what is paid, plus rounding', (figures) => {
    const { withTax, prepaid, rounding, payable } = figures;
    // The official rule treats a total of zero as absent.
    if (!withTax || withTax.isZero()) return [Decimal.ZERO, Decimal.ZERO];
    return [payable, withTax.minus(prepaid).plus(rounding)];
  }),
  total('R017', 'The total with tax is the total without tax plus the tax', ({ withTax, withoutTax }, invoice) => {
    const tax = totalTax(invoice);
    if (!withTax || withTax.isZero() || !tax) return [Decimal.ZERO, Decimal.ZERO];
    return [withTax, withoutTax?.plus(tax)];
  }),
  row(
    'R019',
    'A net price is the gross price less the allowance',
    elementsOf(
      'Price/AllowanceCharge[!MultiplierFactorNumeric]',
      'Price/AllowanceCharge[MultiplierFactorNumeric][BaseAmount]',
    ),
    isNetPrice,
  ),
  row('R020', 'A percentage of an allowance or charge comes with its base', percentsAlone, () => false),
  row('R021', 'A base of an allowance or charge comes with its percentage', basesAlone, () => false),
  row('R022', 'The amount of an allowance or charge is its base times its percentage', whole, adjustmentAmount(CENTS)),
  row(
    'R023',
    'An allowance or charge has a reason',
    whole,
    (one) => has(one, 'AllowanceChargeReason') || has(one, 'AllowanceChargeReasonCode'),
  ),
  row(
    'R024',
    'The net amount of a line is its quantity times its price, plus its charges less its allowances',
    lines,
    lineAmount(CENTS),
  ),
  row('R025', 'The base quantity of a price is more than zero', lines, (line) => {
    const base = childOf(childOf(line, 'Price'), 'BaseQuantity');
    return !base || (number(base.parent, 'BaseQuantity')?.compare(Decimal.ZERO) ?? 0) > 0;
  }),
  row('R026', 'A VAT number begins with a country', elementsOf('PartyTaxScheme[TaxScheme/ID=VAT]'), (scheme) =>
    isCountryPrefix(written(scheme, 'CompanyID') ?? ''),
  ),
  row('R027', 'A gross price is zero or more', each('Price'), (price) => {
    const bases = found(price, 'AllowanceCharge/BaseAmount');
    return bases.length === 0 || bases.some((base) => isNotNegative(textOf(base)));
  }),
  row(
    'R028',
    'An amount has at most two decimals, but for those of prices',
    amounts,
    (amount) => isInPrice(amount) || amount.text.split('.').slice(1).join('.').length <= 2,
  ),
  row(
    'R029',
    'A category of tax has a rate, unless it is outside the scope of tax (O)',
    each('TaxCategory', 'ClassifiedTaxCategory'),
    (category) => has(category, 'Percent') || textAt(category, 'ID') === 'O',
  ),
  row(
    'R030',
    'The rate of the standard category (S) is more than zero',
    each('TaxCategory', 'ClassifiedTaxCategory'),
    (category) =>
      textAt(category, 'ID') !== 'S' ||
      all(category, 'Percent').some(({ text }) => isNotNegative(text) && Number(text) > 0),
  ),
  row('R031', `The business process is ${PROCESSES.join(' or ')}`, each('ProfileID'), ({ text }) =>
    PROCESSES.includes(normal(text)),
  ),
  row('R032', 'An allowance or charge is zero or more', whole, (one) => isNotNegative(written(one, 'Amount'))),
  row('R033', 'An allowance on a price is zero or more', each('Price'), (price) => {
    const amount = childOf(childOf(price, 'AllowanceCharge'), 'Amount');
    return !amount || isNotNegative(amount.text);
  }),
  specification('PEPPOL-T01-R034', 'urn:fdc:peppol.eu:poacc:trns:order:3'),
  row(
    'R035',
    'An order that refers to a line of a quotation names the quotation',
    elementsAt('QuotationLineReference/LineID'),
    (_, invoice) => namesQuotation(invoice),
  ),
  reason('CL001', 'ALLOWANCE_REASON', 'The reason of an allowance is a code of UNTDID 5189', 'false'),
  reason('CL002', 'CHARGE_REASON', 'The reason of a charge is a code of UNTDID 7161', 'true'),
];
