import { Decimal, parseDecimal } from '../../en16931/decimal.ts';
import { codeList } from '../../en16931/rules/code-lists.ts';
import { once } from '../../en16931/rules/once.ts';
import { foundElements } from '../../en16931/rules/paths.ts';
import { number } from '../../peppol/peppol-rule.ts';
import type { XmlElement } from '../../xml/xml-tree.ts';

/** Reference values for the sums of an order. */

const sumOf = (path: string) =>
  once(({ root }) =>
    foundElements(root, path)
      .reduce((sum, { text }) => sum.plus(parseDecimal(text) ?? Decimal.ZERO), Decimal.ZERO)
      .roundedUp(2),
  );

export const sumOfLines = sumOf('OrderLine/LineItem/LineExtensionAmount');
export const sumOfAllowances = sumOf('AllowanceCharge[ChargeIndicator~false]/Amount');
export const sumOfCharges = sumOf('AllowanceCharge[ChargeIndicator~true]/Amount');

/** The tax of the order; undefined if there is none. */
export const totalTax = once(({ root }) => {
  const [total] = foundElements(root, 'TaxTotal');
  return total && (number(total, 'TaxAmount') ?? Decimal.ZERO);
});

/** The totals as written; optional ones default to zero. */
export interface Totals {
  readonly lines: Decimal | undefined;
  readonly allowances: Decimal;
  readonly charges: Decimal;
  readonly withoutTax: Decimal | undefined;
  readonly withTax: Decimal | undefined;
  readonly prepaid: Decimal;
  readonly rounding: Decimal;
  readonly payable: Decimal | undefined;
}

export function totalsOf(total: XmlElement): Totals {
  const orZero = (name: string): Decimal => number(total, name) ?? Decimal.ZERO;
  const lines = number(total, 'LineExtensionAmount');
  const [allowances, charges] = [orZero('AllowanceTotalAmount'), orZero('ChargeTotalAmount')];
  return {
    lines,
    allowances,
    charges,
    withoutTax: number(total, 'TaxExclusiveAmount') ?? netOf({ lines, allowances, charges }),
    withTax: number(total, 'TaxInclusiveAmount'),
    prepaid: orZero('PrepaidAmount'),
    rounding: orZero('PayableRoundingAmount'),
    payable: number(total, 'PayableAmount'),
  };
}

export const netOf = ({ lines, allowances, charges }: Pick<Totals, 'lines' | 'allowances' | 'charges'>) =>
  lines?.minus(allowances).plus(charges);

/**
 * Prefixes of VAT numbers in orders: those of invoices without the newest, with Greece's own prefix and the Netherlands
 * Antilles. The official rule searches for the two characters anywhere in the list.
 */
const NEWER: ReadonlySet<string> = new Set(['1A', 'BQ', 'CW', 'RE', 'SS', 'SX', 'XI']);
let prefixes: string | undefined;

export function isCountryPrefix(written: string): boolean {
  prefixes ??= [...codeList('COUNTRIES'), 'AN', 'EL']
    .filter((country) => !NEWER.has(country))
    .sort()
    .join(' ');
  return prefixes.includes(written.slice(0, 2));
}
