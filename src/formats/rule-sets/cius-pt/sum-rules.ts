import { parseDecimal, type Decimal } from '../../en16931/decimal.ts';
import { LINES } from '../../en16931/rules/elements.ts';
import { once } from '../../en16931/rules/once.ts';
import { foundElements, has, hasOneOf, textsAt } from '../../en16931/rules/paths.ts';
import type { Holds, TermRule } from '../../en16931/rules/rule.ts';
import type { InvoiceTerms } from '../../en16931/term-tree.ts';
import { QUOTIENT_DECIMALS } from '../../peppol/slack.ts';
import { attributeOf, type XmlElement } from '../../xml/xml-tree.ts';
import { figure } from '../../rules/shared/functions/figures.ts';
import { rulesOf } from '../../rules/kit/compile.ts';
import type { AnyRow } from '../../rules/kit/row.ts';
import { about, at, byElement, product, range, sum, type Unplaced } from '../../rules/kit/verbs.ts';
import { cents, HUNDREDTH, isAbout, sumOf } from './figures.ts';

/** Sums of CIUS-PT, each with a tolerance of one unit. */

const ALLOWANCES = 'AllowanceCharge[ChargeIndicator=false]';
const CHARGES = 'AllowanceCharge[ChargeIndicator=true]';
/** The net amount of a line; a base quantity of zero counts as none, and a negative one is wrong. */
const lineNet = (line: XmlElement): Decimal | undefined => {
  const quantity = figure(line, 'InvoicedQuantity') ?? figure(line, 'CreditedQuantity');
  const price = figure(line, 'Price/PriceAmount');
  const base = figure(line, 'Price/BaseQuantity');
  const value = quantity && price && quantity.times(price);
  const goods = !base || base.isZero() ? value : base.units > 0n ? value?.over(base, QUOTIENT_DECIMALS) : undefined;
  return (
    goods &&
    cents(goods)
      .plus(cents(sumOf(line, `${CHARGES}/Amount`)))
      .minus(cents(sumOf(line, `${ALLOWANCES}/Amount`)))
  );
};

const netsOfLines = once(({ root }) => LINES.map((line) => sumOf(root, `${line}/LineExtensionAmount`)));

/** A total of allowances or charges. */
const totalOf = (total: XmlElement, name: string, path: string): Holds => {
  if (!has(total, name)) return true;
  const written = figure(total, name);
  if (!has(total, `../${path}`)) return written?.isZero() ?? false;
  return isAbout(written, cents(sumOf(total.parent, `${path}/Amount`)));
};

/** The amount of an allowance or charge is its base times its percentage; none or both are given. */
const adjusted = (element: XmlElement): Holds => {
  if (!hasOneOf(element, 'MultiplierFactorNumeric', 'BaseAmount')) return true;
  const [percent, base] = [figure(element, 'MultiplierFactorNumeric'), figure(element, 'BaseAmount')];
  return isAbout(figure(element, 'Amount'), percent && base?.times(percent).times(HUNDREDTH));
};

/** Rows at paths, with their terms. */
const rule = (place: string, number: number, terms: string, make: (id: string) => Unplaced): readonly AnyRow[] =>
  at({ ubl: place }, make(`DT-CIUS-PT-${String(number)}`)).map((row) => ({
    ...row,
    options: { ...row.options, ...about(...terms.split(' ')) },
  }));
const adjustment = (number: number, terms: string, place: string): readonly AnyRow[] =>
  rule(place, number, terms, (id) =>
    product(id, 'Amount', 'BaseAmount × MultiplierFactorNumeric %', byElement(adjusted)),
  );
const inLines = (path: string): string => LINES.map((line) => `${line}/${path}`).join(' ');
const TOTALS = 'LegalMonetaryTotal';
const LINE = LINES.join(' ');

const isSumOfLines = (total: XmlElement, invoice: InvoiceTerms): Holds => {
  const written = figure(total, 'LineExtensionAmount');
  const [ofInvoice, ofCreditNote] = netsOfLines(invoice);
  // The official rule is content with the sum of either kind of line, also where there are none.
  return isAbout(written, ofCreditNote) === true || isAbout(written, ofInvoice);
};

const isWithoutTax = (total: XmlElement, invoice: InvoiceTerms): Holds => {
  const [charges, allowances] = [sumOf(total, 'ChargeTotalAmount'), sumOf(total, 'AllowanceTotalAmount')];
  const isRounded = hasOneOf(total, 'ChargeTotalAmount', 'AllowanceTotalAmount');
  const written = figure(total, 'TaxExclusiveAmount');
  const judged = netsOfLines(invoice).flatMap((net, turn) => {
    if (!has(total, `../${LINES[turn] ?? ''}`)) return [];
    const right = net.plus(charges).minus(allowances);
    return [isAbout(written, isRounded ? cents(right) : right)];
  });
  return judged.find((holds) => holds === true) ?? judged[0] ?? false;
};

const isWithTax = (root: XmlElement): Holds => {
  const [currency] = textsAt(root, 'DocumentCurrencyCode');
  if (currency === undefined) return true;
  const tax = foundElements(root, 'TaxTotal/TaxAmount').find(
    (element) => attributeOf(element, 'currencyID')?.value === currency,
  );
  const [net, vat] = [figure(root, 'LegalMonetaryTotal/TaxExclusiveAmount'), tax && parseDecimal(tax.text)];
  return isAbout(figure(root, 'LegalMonetaryTotal/TaxInclusiveAmount'), net && vat && cents(net.plus(vat)));
};

const isDue = (total: XmlElement): Holds => {
  const [paid, rounding] = ['PrepaidAmount', 'PayableRoundingAmount'].map((name) => figure(total, name));
  const [gross, payable] = ['TaxInclusiveAmount', 'PayableAmount'].map((name) => figure(total, name));
  if (!gross || !payable) return false;
  const open = paid && !paid.isZero() ? cents(gross.minus(paid)) : gross;
  const due = rounding && !rounding.isZero() ? cents(payable.minus(rounding)) : payable;
  const judged = isAbout(due, open);
  return judged === true ? true : { right: open.plus(payable.minus(due)).toString() };
};

const isEntryTax = (entry: XmlElement): Holds => {
  const [tax, base] = [figure(entry, 'TaxAmount'), figure(entry, 'TaxableAmount')];
  const rate = figure(entry, 'TaxCategory/Percent');
  if (!rate || rate.roundedUp(0).isZero()) return tax?.roundedUp(0).isZero() ?? false;
  return isAbout(tax, base && cents(base.times(rate).times(HUNDREDTH)));
};

const isNetPrice = (price: XmlElement): Holds => {
  if (!hasOneOf(price, 'AllowanceCharge/BaseAmount', 'AllowanceCharge/Amount')) return true;
  const [gross, discount] = ['BaseAmount', 'Amount'].map((name) => figure(price, `AllowanceCharge/${name}`));
  return isAbout(figure(price, 'PriceAmount'), gross && discount && gross.minus(discount));
};

export const sumRules: readonly TermRule[] = rulesOf([
  ...rule(LINE, 157, 'BT-131 BT-129 BT-146 BT-149', (id) =>
    product(
      id,
      'LineExtensionAmount',
      'BT-129 × BT-146 ÷ BT-149 + BT-141 − BT-136',
      byElement((line) => isAbout(figure(line, 'LineExtensionAmount'), lineNet(line))),
    ),
  ),
  ...adjustment(158, 'BT-92 BT-93 BT-94', `/*/${ALLOWANCES}`),
  ...adjustment(159, 'BT-99 BT-100 BT-101', `/*/${CHARGES}`),
  ...adjustment(168, 'BT-136 BT-137 BT-138', inLines(ALLOWANCES)),
  ...adjustment(169, 'BT-141 BT-142 BT-143', inLines(CHARGES)),
  ...rule(TOTALS, 160, 'BT-106 BT-131', (id) =>
    sum(id, 'LineExtensionAmount', 'sum(BT-131)', 2, byElement(isSumOfLines)),
  ),
  ...rule(TOTALS, 161, 'BT-107 BT-92', (id) =>
    sum(
      id,
      'AllowanceTotalAmount',
      'sum(BT-92)',
      2,
      byElement((total) => totalOf(total, 'AllowanceTotalAmount', ALLOWANCES)),
    ),
  ),
  ...rule(TOTALS, 162, 'BT-108 BT-99', (id) =>
    sum(
      id,
      'ChargeTotalAmount',
      'sum(BT-99)',
      2,
      byElement((total) => totalOf(total, 'ChargeTotalAmount', CHARGES)),
    ),
  ),
  ...rule(TOTALS, 163, 'BT-109 BT-131 BT-107 BT-108', (id) =>
    sum(id, 'TaxExclusiveAmount', 'sum(BT-131) - BT-107 + BT-108', 2, byElement(isWithoutTax)),
  ),
  ...rule('/*/TaxTotal', 164, 'BT-110 BT-117', (id) =>
    sum(
      id,
      'TaxAmount',
      'sum(TaxSubtotal/TaxAmount)',
      2,
      byElement(
        (total) =>
          !has(total, 'TaxSubtotal') ||
          isAbout(figure(total, 'TaxAmount'), cents(sumOf(total, 'TaxSubtotal/TaxAmount'))),
      ),
    ),
  ),
  ...rule('/', 165, 'BT-112 BT-109 BT-110', (id) =>
    sum(id, 'LegalMonetaryTotal/TaxInclusiveAmount', 'BT-109 + BT-110', 2, byElement(isWithTax)),
  ),
  ...rule(TOTALS, 166, 'BT-115 BT-112 BT-113 BT-114', (id) =>
    sum(id, 'PayableAmount', 'BT-112 - BT-113 + BT-114', 2, byElement(isDue)),
  ),
  ...rule('TaxTotal/TaxSubtotal', 167, 'BT-117 BT-116 BT-119', (id) =>
    product(id, 'TaxAmount', 'TaxableAmount × TaxCategory/Percent %', byElement(isEntryTax)),
  ),
  ...rule(inLines('Price'), 170, 'BT-146 BT-147 BT-148', (id) =>
    sum(id, 'PriceAmount', 'AllowanceCharge/BaseAmount - AllowanceCharge/Amount', undefined, byElement(isNetPrice)),
  ),
  ...rule(LINE, 177, 'BT-149', (id) => range(id, 'Price/BaseQuantity', { above: '0' })),
]);
