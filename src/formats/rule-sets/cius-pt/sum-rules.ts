import { parseDecimal, type Decimal } from '../../en16931/decimal.ts';
import { LINES, outermost, type Where } from '../../en16931/rules/elements.ts';
import { once } from '../../en16931/rules/once.ts';
import { elementsOf, foundElements, has, hasOneOf, textsAt } from '../../en16931/rules/paths.ts';
import type { Holds, TermRule } from '../../en16931/rules/rule.ts';
import { QUOTIENT_DECIMALS } from '../../peppol/slack.ts';
import { attributeOf, type XmlElement } from '../../xml/xml-tree.ts';
import { figure } from '../../rules/shared/functions/figures.ts';
import { lines } from '../../rules/shared/functions/national.ts';
import { pint } from '../../rules/shared/functions/table.ts';
import { isZero } from '../../rules/shared/functions/tax-categories.ts';
import { cents, HUNDREDTH, isAbout, sumOf } from './figures.ts';

/** Sums of CIUS-PT, each with a tolerance of one unit. */

const ALLOWANCES = 'AllowanceCharge[ChargeIndicator=false]';
const CHARGES = 'AllowanceCharge[ChargeIndicator=true]';
const totals = elementsOf('LegalMonetaryTotal');
const PRICES = elementsOf(...LINES.map((line) => `${line}/Price`));
const inLines = (path: string) => elementsOf(...LINES.map((line) => `${line}/${path}`));

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
  const told = figure(total, name);
  if (!has(total, `../${path}`)) return told?.isZero() ?? false;
  return isAbout(told, cents(sumOf(total.parent, `${path}/Amount`)));
};

/** The amount of an allowance or charge is its base times its percentage; none or both are told. */
const adjusted = (one: XmlElement): Holds => {
  if (!hasOneOf(one, 'MultiplierFactorNumeric', 'BaseAmount')) return true;
  const [percent, base] = [figure(one, 'MultiplierFactorNumeric'), figure(one, 'BaseAmount')];
  return isAbout(figure(one, 'Amount'), percent && base?.times(percent).times(HUNDREDTH));
};

const adjustment = (number: number, what: string, terms: readonly string[], on: Where): TermRule =>
  pint(
    `DT-CIUS-PT-${String(number)}`,
    terms,
    `The amount of ${what} is its base times its percentage, if one of them is told`,
    on,
    adjusted,
  );

const rule = (number: number, ...row: Tail<Parameters<typeof pint>>): TermRule =>
  pint(`DT-CIUS-PT-${String(number)}`, ...row);
type Tail<All extends readonly unknown[]> = All extends readonly [unknown, ...infer More] ? More : never;

export const sumRules: readonly TermRule[] = [
  rule(
    157,
    ['BT-131', 'BT-129', 'BT-146', 'BT-149'],
    'The net amount of a line is its quantity times its price, plus its charges, less its allowances',
    lines,
    (line) => isAbout(figure(line, 'LineExtensionAmount'), lineNet(line)),
  ),
  adjustment(158, 'an allowance', ['BT-92', 'BT-93', 'BT-94'], elementsOf(`/*/${ALLOWANCES}`)),
  adjustment(159, 'a charge', ['BT-99', 'BT-100', 'BT-101'], elementsOf(`/*/${CHARGES}`)),
  adjustment(168, 'an allowance of a line', ['BT-136', 'BT-137', 'BT-138'], inLines(ALLOWANCES)),
  adjustment(169, 'a charge of a line', ['BT-141', 'BT-142', 'BT-143'], inLines(CHARGES)),
  rule(160, ['BT-106', 'BT-131'], 'The sum of the lines is that of their net amounts', totals, (total, invoice) => {
    const told = figure(total, 'LineExtensionAmount');
    const [ofInvoice, ofCreditNote] = netsOfLines(invoice);
    // The official rule is content with the sum of either kind of line, also where there are none.
    return isAbout(told, ofCreditNote) === true || isAbout(told, ofInvoice);
  }),
  rule(161, ['BT-107', 'BT-92'], 'The sum of the allowances is that of their amounts', totals, (total) =>
    totalOf(total, 'AllowanceTotalAmount', ALLOWANCES),
  ),
  rule(162, ['BT-108', 'BT-99'], 'The sum of the charges is that of their amounts', totals, (total) =>
    totalOf(total, 'ChargeTotalAmount', CHARGES),
  ),
  rule(
    163,
    ['BT-109', 'BT-131', 'BT-107', 'BT-108'],
    'The total without VAT is the sum of the lines, less the allowances, plus the charges',
    totals,
    (total, invoice) => {
      const [charges, allowances] = [sumOf(total, 'ChargeTotalAmount'), sumOf(total, 'AllowanceTotalAmount')];
      const isRounded = hasOneOf(total, 'ChargeTotalAmount', 'AllowanceTotalAmount');
      const told = figure(total, 'TaxExclusiveAmount');
      const judged = netsOfLines(invoice).flatMap((net, turn) => {
        if (!has(total, `../${LINES[turn] ?? ''}`)) return [];
        const right = net.plus(charges).minus(allowances);
        return [isAbout(told, isRounded ? cents(right) : right)];
      });
      return judged.find((one) => one === true) ?? judged[0] ?? false;
    },
  ),
  rule(
    164,
    ['BT-110', 'BT-117'],
    'The total VAT is the sum of its entries',
    elementsOf('/*/TaxTotal'),
    (total) =>
      !has(total, 'TaxSubtotal') || isAbout(figure(total, 'TaxAmount'), cents(sumOf(total, 'TaxSubtotal/TaxAmount'))),
  ),
  rule(
    165,
    ['BT-112', 'BT-109', 'BT-110'],
    'The total with VAT is the total without VAT plus the VAT',
    outermost,
    (root) => {
      const [currency] = textsAt(root, 'DocumentCurrencyCode');
      if (currency === undefined) return true;
      const tax = foundElements(root, 'TaxTotal/TaxAmount').find(
        (one) => attributeOf(one, 'currencyID')?.value === currency,
      );
      const [net, vat] = [figure(root, 'LegalMonetaryTotal/TaxExclusiveAmount'), tax && parseDecimal(tax.text)];
      return isAbout(figure(root, 'LegalMonetaryTotal/TaxInclusiveAmount'), net && vat && cents(net.plus(vat)));
    },
  ),
  rule(
    166,
    ['BT-115', 'BT-112', 'BT-113', 'BT-114'],
    'The amount due is the total with VAT, less what is paid, plus the rounding',
    totals,
    (total) => {
      const [paid, rounding] = ['PrepaidAmount', 'PayableRoundingAmount'].map((name) => figure(total, name));
      const [gross, payable] = ['TaxInclusiveAmount', 'PayableAmount'].map((name) => figure(total, name));
      if (!gross || !payable) return false;
      const open = paid && !paid.isZero() ? cents(gross.minus(paid)) : gross;
      const due = rounding && !rounding.isZero() ? cents(payable.minus(rounding)) : payable;
      const judged = isAbout(due, open);
      return judged === true ? true : { right: open.plus(payable.minus(due)).toString() };
    },
  ),
  rule(
    167,
    ['BT-117', 'BT-116', 'BT-119'],
    'The VAT of an entry is its base times its rate',
    elementsOf('TaxTotal/TaxSubtotal'),
    (entry) => {
      const [tax, base] = [figure(entry, 'TaxAmount'), figure(entry, 'TaxableAmount')];
      const rate = figure(entry, 'TaxCategory/Percent');
      if (!rate || rate.roundedUp(0).isZero()) return tax?.roundedUp(0).isZero() ?? false;
      return isAbout(tax, base && cents(base.times(rate).times(HUNDREDTH)));
    },
  ),
  rule(
    170,
    ['BT-146', 'BT-147', 'BT-148'],
    'The price is the price before its discount, less the discount',
    PRICES,
    (price) => {
      if (!hasOneOf(price, 'AllowanceCharge/BaseAmount', 'AllowanceCharge/Amount')) return true;
      const [gross, discount] = ['BaseAmount', 'Amount'].map((name) => figure(price, `AllowanceCharge/${name}`));
      return isAbout(figure(price, 'PriceAmount'), gross && discount && gross.minus(discount));
    },
  ),
  rule(
    177,
    ['BT-149'],
    'A base quantity is more than zero',
    lines,
    (line) =>
      !has(line, 'Price/BaseQuantity') ||
      (!isZero(line, 'Price/BaseQuantity') && (figure(line, 'Price/BaseQuantity')?.units ?? 0n) > 0n),
  ),
];
