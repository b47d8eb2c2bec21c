import { tableOf } from '../../engine/values.ts';
import { Decimal, parseDecimal } from '../en16931/decimal.ts';
import type { Holds } from '../en16931/rules/rule.ts';
import type { InvoiceTerms } from '../en16931/term-tree.ts';
import { childOf, type XmlElement } from '../xml/xml-tree.ts';
import { all, number, text } from './peppol-rule.ts';
import { near, QUOTIENT_DECIMALS, type Slack } from './slack.ts';

/** Sums of Peppol's UBL rules that XRechnung reuses with another tolerance. */

type Must = (element: XmlElement, invoice: InvoiceTerms) => Holds;

const HUNDREDTH = new Decimal(1n, 2);
const ONE = new Decimal(1n, 0);

/** The amount of an allowance or charge with base and percentage. */
export const adjustmentAmount =
  (slack: Slack): Must =>
  (element, invoice) => {
    const [base, percent] = [number(element, 'BaseAmount'), number(element, 'MultiplierFactorNumeric')];
    if (!base || !percent) return true;
    const right = base.times(percent).times(HUNDREDTH);
    return near(number(element, 'Amount') ?? Decimal.ZERO, right, slack(invoice));
  };

/** Name of a line's quantity, by document type. */
const QUANTITIES: Readonly<Record<string, string>> = tableOf({ CreditNote: 'CreditedQuantity', Order: 'Quantity' });

/** Texts that tell a charge and an allowance. */
const WORDS = { charge: ['true'], allowance: ['false'] };

/** The same where a set takes any boolean. */
export const BOOLEANS: typeof WORDS = { charge: ['true', '1'], allowance: ['false', '0'] };

/** The net amount of a line. */
export const lineAmount =
  (slack: Slack, indicators = WORDS): Must =>
  (line, invoice) => {
    const kind = invoice.root?.name ?? '';
    const name = Object.hasOwn(QUANTITIES, kind) ? QUANTITIES[kind] : undefined;
    const quantity = number(line, name ?? 'InvoicedQuantity') ?? ONE;
    const price = number(childOf(line, 'Price'), 'PriceAmount') ?? Decimal.ZERO;
    const stated = number(childOf(line, 'Price'), 'BaseQuantity');
    const base = stated && !stated.isZero() ? stated : ONE;
    const adjusted = (texts: readonly string[]): Decimal =>
      all(line, 'AllowanceCharge')
        .filter((element) => texts.includes(text(element, 'ChargeIndicator') ?? ''))
        .flatMap((element) => all(element, 'Amount'))
        .reduce((sum, amount) => sum.plus(parseDecimal(amount.text) ?? Decimal.ZERO), Decimal.ZERO)
        .roundedUp(2);
    const goods = quantity.times(price.over(base, QUOTIENT_DECIMALS) ?? Decimal.ZERO);
    return near(
      number(line, 'LineExtensionAmount') ?? Decimal.ZERO,
      goods.plus(adjusted(indicators.charge)).minus(adjusted(indicators.allowance)),
      slack(invoice),
    );
  };
