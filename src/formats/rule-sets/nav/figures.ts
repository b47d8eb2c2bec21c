import { Decimal } from '../../en16931/decimal.ts';
import type { InvoiceTerms } from '../../en16931/term-tree.ts';
import { resultOf } from '../../rules/kit/judge-verbs.ts';
import type { RowOptions } from '../../rules/kit/row.ts';
import type { Holds } from '../../rules/kit/subject.ts';
import { byElement, product, sum, warns, type Unplaced } from '../../rules/kit/verbs.ts';
import { figureAt } from '../../rules/shared/conditions/conditions.ts';
import type { XmlElement } from '../../xml/xml-tree.ts';

const ONE = new Decimal(1n, 0);
const PERCENT = new Decimal(1n, 2);
const CENTS = 2;

/** Whether a figure is near enough to the right one: within 1 %, and always within 1. Without one of them it holds. */
export function isNear(written: Decimal | undefined, right: Decimal | undefined): Holds {
  if (!written || !right) return true;
  const gap = written.minus(right).absolute();
  if (gap.compare(ONE) <= 0 || gap.compare(right.absolute().times(PERCENT)) <= 0) return true;
  return { right: right.rounded(CENTS).toString() };
}

/** A figure that is the sum of a formula. */
export const adds = (id: string, target: string, formula: string): Unplaced => {
  const row = sum(id, target, formula, CENTS, warns);
  const { parts } = row.args;
  const by: RowOptions = {
    by: (subject, invoice) =>
      isNear(figureAt(subject as XmlElement, target), resultOf(parts, subject, invoice).rounded(CENTS)),
  };
  return { ...row, options: { ...row.options, ...by } };
};

/** A figure that is calculated by code; the formula shows how. */
export const calculated = (
  id: string,
  target: string,
  formula: string,
  right: (element: XmlElement, invoice: InvoiceTerms) => Decimal | undefined,
): Unplaced =>
  product(
    id,
    target,
    formula,
    byElement((element, invoice) => isNear(figureAt(element, target), right(element, invoice))),
    warns,
  );

const RATE = 'invoiceMain/invoice/invoiceHead/invoiceDetail/exchangeRate';

/** The same amount in HUF, by the exchange rate of the invoice. */
export const inHuf = (id: string, amount: string): Unplaced =>
  calculated(id, `${amount}HUF`, `${amount} × /InvoiceData/${RATE}`, (element, { root }) => {
    const [base, rate] = [figureAt(element, amount), figureAt(root, RATE)];
    return base && rate && base.times(rate);
  });
