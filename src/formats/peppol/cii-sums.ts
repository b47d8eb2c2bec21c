import { Decimal, parseDecimal } from '../en16931/decimal.ts';
import type { Holds } from '../en16931/rules/rule.ts';
import type { InvoiceTerms } from '../en16931/term-tree.ts';
import { childOf, type XmlElement } from '../xml/xml-tree.ts';
import { all, number, text } from './peppol-rule.ts';
import { near, QUOTIENT_DECIMALS, type Slack } from './slack.ts';

/** Sums of Peppol's CII rules that XRechnung reuses with another tolerance. */

/** The number at a path of two elements. */
const deepNumber = (element: XmlElement | undefined, outer: string, name: string): Decimal | undefined =>
  number(childOf(element, outer), name);

type Must = (element: XmlElement, invoice: InvoiceTerms) => Holds;

const HUNDREDTH = new Decimal(1n, 2);
const ONE = new Decimal(1n, 0);

/** The amount of an allowance or charge with base and percentage. */
export const adjustmentAmount =
  (slack: Slack): Must =>
  (element, invoice) => {
    const [base, percent] = [number(element, 'BasisAmount'), number(element, 'CalculationPercent')];
    if (!base || !percent) return true;
    const right = base.times(percent).times(HUNDREDTH);
    return near(number(element, 'ActualAmount') ?? Decimal.ZERO, right, slack(invoice));
  };

/** The net amount of a line; its base quantity is the first of these prices that has one. */
export const lineAmount =
  (slack: Slack, prices: readonly string[]): Must =>
  (line, invoice) => {
    const settlement = childOf(line, 'SpecifiedLineTradeSettlement');
    const agreement = childOf(line, 'SpecifiedLineTradeAgreement');
    const quantity = deepNumber(line, 'SpecifiedLineTradeDelivery', 'BilledQuantity') ?? ONE;
    const bases = prices.map((price) => deepNumber(agreement, price, 'BasisQuantity'));
    const base = bases.find((stated) => stated && !stated.isZero()) ?? ONE;
    const price = deepNumber(agreement, 'NetPriceProductTradePrice', 'ChargeAmount') ?? Decimal.ZERO;
    const adjusted = (indicator: string): Decimal =>
      all(settlement, 'SpecifiedTradeAllowanceCharge')
        .filter((element) => text(element, 'ChargeIndicator', 'Indicator') === indicator)
        .flatMap((element) => all(element, 'ActualAmount'))
        .reduce((sum, amount) => sum.plus(parseDecimal(amount.text) ?? Decimal.ZERO), Decimal.ZERO)
        .roundedUp(2);
    const goods = quantity.times(price.over(base, QUOTIENT_DECIMALS) ?? Decimal.ZERO);
    return near(
      deepNumber(settlement, 'SpecifiedTradeSettlementLineMonetarySummation', 'LineTotalAmount') ?? Decimal.ZERO,
      goods.plus(adjusted('true')).minus(adjusted('false')),
      slack(invoice),
    );
  };
