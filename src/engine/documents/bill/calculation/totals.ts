import { amountOf, type Amount } from '../../../core/num/amount.ts';
import type { CalculationScope } from '../../tax/calculation/scope.ts';
import type { ExactTaxes } from '../../tax/calculation/totals.ts';
import { exactTaxes, roundTotal } from '../../tax/calculation/totals.ts';
import type { TaxTotal } from '../../tax/total.ts';
import type { Totals } from '../totals.ts';
import { documentMessages } from '../../messages.ts';
import type { Message } from '../../../core/messages/message.ts';

export interface TotalsInput {
  /** Sum of the line totals, at full precision. */
  readonly sum: Amount;
  /** Present if the document has discounts. */
  readonly discount: Amount | undefined;
  /** Present if the document has charges. */
  readonly charge: Amount | undefined;
  readonly taxes: TaxTotal;
  /** Category included in the prices, `''` for none. */
  readonly included: string;
  /** Given rounding correction, added at the very end. */
  readonly rounding: Amount | undefined;
}

/** The totals of a document: calculated at full precision, then each figure rounded. */
export function calculateTotals(input: TotalsInput, at: string, scope: CalculationScope): Totals {
  const { sum, discount, charge, taxes } = input;
  const includedTax = taxes.categories?.find((category) => category.code === input.included)?.amount;
  let total = sum;
  if (discount) total = total.subtract(discount);
  if (charge) total = total.add(charge);
  if (includedTax) total = total.subtract(includedTax);
  const withTax = total.add(taxes.sum);
  const payable = taxes.retained ? withTax.subtract(taxes.retained) : withTax;

  const decimals = scope.decimals;
  const rounded = payable.rescale(decimals);
  const totals: Totals = {
    sum: sum.rescale(decimals),
    discount: discount?.rescale(decimals),
    charge: charge?.rescale(decimals),
    tax_included: includedTax?.rescale(decimals),
    total: total.rescale(decimals),
    taxes: taxes.categories?.length ? roundTotal(taxes, decimals) : undefined,
    tax: taxes.sum.rescale(decimals),
    total_with_tax: withTax.rescale(decimals),
    retained_tax: taxes.retained?.rescale(decimals),
    rounding: input.rounding,
    payable: input.rounding ? rounded.add(input.rounding) : rounded,
  };
  if (scope.trace) traceTotals({ ...input, includedTax, total }, totals, at, scope.trace);
  return totals;
}

type Operand = readonly [member: string, value: Amount | undefined];

interface ExactTotals extends TotalsInput {
  readonly includedTax: Amount | undefined;
  readonly total: Amount;
}

function traceTotals(
  given: ExactTotals,
  totals: Totals,
  at: string,
  trace: NonNullable<CalculationScope['trace']>,
): void {
  const { added, withheld } = exactTaxes(given.taxes);
  const tax = added.sum;
  const withTax = given.total.matchPrecision(tax).add(tax);
  const retained = given.taxes.retained && withheld.sum;
  const partsOf = ({ parts }: ExactTaxes) => parts.map(([place, amount]) => [`taxes.${place}`, amount] as const);
  const figure = (member: keyof Totals, rule: Message, value: Amount, operands: readonly Operand[]) => {
    trace({
      path: `${at}.${member}`,
      rule,
      operands: operands.flatMap(([name, operand]) =>
        operand ? [{ path: `${at}.${name}`, value: operand.toString() }] : [],
      ),
      exact: value,
      value: totals[member] as Amount,
    });
  };
  figure('total', documentMessages.sumOfTotal, given.total, [
    ['sum', given.sum],
    ['discount', given.discount?.negate()],
    ['charge', given.charge],
    ['tax_included', given.includedTax?.negate()],
  ]);
  figure('tax', documentMessages.sumOfTaxesAdded, tax, partsOf(added));
  if (retained) figure('retained_tax', documentMessages.sumOfTaxesWithheld, retained, partsOf(withheld));
  figure('total_with_tax', documentMessages.totalAndTax, withTax, [
    ['total', given.total],
    ['tax', tax],
  ]);
  const payable = [retained?.negate(), given.rounding].reduce<Amount>(
    (sum, part) => (part ? sum.matchPrecision(part).add(part) : sum),
    withTax,
  );
  figure('payable', documentMessages.payableOf, payable, [
    ['total_with_tax', withTax],
    ['retained_tax', retained?.negate()],
    ['rounding', given.rounding],
  ]);
}

/** Traces the rows of a document sum. Rows without the figure are omitted. */
export function traceSum(
  member: 'sum' | 'discount' | 'charge',
  rule: Message,
  sum: Amount | undefined,
  rows: readonly (readonly [path: string, value: Amount | undefined])[],
  scope: CalculationScope,
): void {
  if (!sum) return;
  scope.trace?.({
    path: `$.totals.${member}`,
    rule,
    operands: rows.flatMap(([path, value]) => (value ? [{ path, value: value.toString() }] : [])),
    exact: sum,
    value: sum.rescale(scope.decimals),
  });
}

/** Sum of the totals of lines, with the decimals of the most precise one. */
export function sumLines(lines: readonly { readonly total?: Amount | undefined }[], scope: CalculationScope): Amount {
  let sum = amountOf(0, scope.decimals);
  for (const line of lines) if (line.total) sum = sum.matchPrecision(line.total).add(line.total);
  return sum;
}
