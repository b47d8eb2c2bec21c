import type { JsonObject } from '../../engine/index.ts';
import { Decimal, parseDecimal } from '../en16931/decimal.ts';
import type { Path } from '../en16931/document/draft.ts';
import { cut, date, places } from '../members/form.ts';
import { plain, type MemberReading } from '../members/member-reading.ts';
import type { MemberWriting } from '../members/member-writing.ts';
import { inside, leaf, type Row } from '../members/rows.ts';
import { isElement, textOf } from '../xml/xml-tree.ts';
import { amountOf, stated, take, written } from './amounts.ts';
import { SUBSIDY } from './codes.ts';

const TOTALS: Path = ['totals'];
const ADVANCES: Path = ['payment', 'advances'];
const PAID = 'Pago a cuenta';
const GRANTED = 'Subvención';

/**
 * The sums of an invoice as the schema defines them, which leave out what was paid before, or not. What is to be paid
 * differs from the sum of the written figures by the rounding.
 */
export function sumsOf(writing: MemberWriting): {
  readonly invoice: Decimal;
  readonly outstanding: Decimal;
  readonly rounding: Decimal;
} {
  const of = (member: string): Decimal =>
    amountOf(String(writing.peek({ at: TOTALS }, member) ?? ''), writing) ?? Decimal.ZERO;
  const invoice = of('payable');
  const rounding = invoice.minus(of('total').plus(of('tax')).minus(of('retained_tax')));
  return { invoice, outstanding: invoice.minus(of('advance')), rounding };
}

const isGranted = (at: Path, writing: MemberWriting): boolean => writing.peek({ at }, `ext.${SUBSIDY}`) === 'S';

/** What was paid before, or granted. */
const advances: Row = {
  read({ element, reading }) {
    for (const node of reading.nodes(element, 'Subsidies/Subsidy')) {
      const sum = isElement(node) ? reading.node(node, 'SubsidyAmount') : undefined;
      const amount = stated(sum, reading);
      if (!isElement(node) || amount === undefined) continue;
      const at: Path = [...ADVANCES, reading.draft.count(ADVANCES)];
      leaf('SubsidyDescription', 'description').read({ element: node, at, reading });
      const rate = reading.node(node, 'SubsidyRate');
      if (rate && parseDecimal(textOf(rate))) reading.put({ at }, 'percent', `${plain(textOf(rate))}%`, rate);
      reading.put({ at }, 'amount', amount, sum);
      reading.put({ at }, `ext.${SUBSIDY}`, 'S');
    }
    for (const node of reading.nodes(element, 'PaymentsOnAccount/PaymentOnAccount')) {
      const sum = isElement(node) ? reading.node(node, 'PaymentOnAccountAmount') : undefined;
      const amount = stated(sum, reading);
      if (!isElement(node) || amount === undefined) continue;
      const at: Path = [...ADVANCES, reading.draft.count(ADVANCES)];
      leaf('PaymentOnAccountDate', 'date', date).read({ element: node, at, reading });
      reading.put({ at }, 'description', PAID);
      reading.put({ at }, 'amount', amount, sum);
    }
  },
  write({ out, writing }) {
    let paid = Decimal.ZERO;
    for (const at of writing.entries({ at: [] }, ADVANCES.join('.'))) {
      const amount = take(writing, at, 'amount') ?? Decimal.ZERO;
      const rate = writing.take({ at }, 'percent').replace(/%$/, '');
      const words = String(writing.peek({ at }, 'description') ?? '');
      if (isGranted(at, writing)) {
        const element = out.inside('Subsidies').add('Subsidy');
        element.put('SubsidyDescription', cut(2500).write(writing.take({ at }, 'description')) || GRANTED);
        element.put('SubsidyRate', places(0, 8).write(rate) ?? '');
        element.put('SubsidyAmount', written(amount));
        writing.take({ at }, `ext.${SUBSIDY}`);
        continue;
      }
      const element = out.inside('PaymentsOnAccount').add('PaymentOnAccount');
      element.put('PaymentOnAccountDate', writing.take({ at }, 'date') || String(writing.document.issue_date ?? ''));
      element.put('PaymentOnAccountAmount', written(amount));
      writing.take({ at }, `ext.${SUBSIDY}`);
      if (words === PAID) writing.take({ at }, 'description');
      paid = paid.plus(amount);
    }
    if (!paid.isZero()) out.put('TotalPaymentsOnAccount', written(paid));
  },
};

/** Figures that building calculates: element, and member. */
const CALCULATED = [
  ['TotalGrossAmount', 'sum'],
  ['TotalGeneralDiscounts', 'discount'],
  ['TotalGeneralSurcharges', 'charge'],
  ['TotalGrossAmountBeforeTaxes', 'total'],
  ['TotalTaxOutputs', 'tax'],
  ['TotalTaxesWithheld', 'retained_tax'],
  ['InvoiceTotal', 'payable'],
] as const;

const figures: Row = {
  read({ element, reading }) {
    for (const [name, member] of CALCULATED) {
      reading.draft.recalculated(reading.node(element, name), [...TOTALS, member]);
    }
    const due = reading.draft.count(ADVANCES) > 0 ? 'due' : 'payable';
    reading.draft.recalculated(reading.node(element, 'TotalOutstandingAmount'), [...TOTALS, due]);
    reading.draft.recalculated(reading.node(element, 'TotalExecutableAmount'), [...TOTALS, due]);
    const paid = reading.node(element, 'TotalPaymentsOnAccount');
    if (reading.node(element, 'Subsidies')) reading.implied(paid);
    else reading.draft.recalculated(paid, [...TOTALS, 'advance']);
  },
  write({ out, writing }) {
    const of = (member: string): Decimal | undefined => take(writing, TOTALS, member);
    const { invoice, outstanding, rounding } = sumsOf(writing);
    const isLess = rounding.compare(Decimal.ZERO) < 0;
    const sum = (member: string, more: Decimal): void => {
      const [name] = CALCULATED.find(([, known]) => known === member) ?? [];
      const all = (of(member) ?? Decimal.ZERO).plus(more);
      if (name !== undefined && (of(member) || !more.isZero())) out.put(name, written(all));
    };
    sum('sum', Decimal.ZERO);
    sum('discount', isLess ? rounding.negated() : Decimal.ZERO);
    sum('charge', isLess ? Decimal.ZERO : rounding);
    sum('total', rounding);
    sum('tax', Decimal.ZERO);
    out.put('TotalTaxesWithheld', written(of('retained_tax') ?? Decimal.ZERO));
    out.put('InvoiceTotal', written(invoice));
    out.put('TotalOutstandingAmount', written(outstanding));
    out.put('TotalExecutableAmount', written(outstanding));
    for (const member of ['payable', 'advance', 'due', 'rounding']) of(member);
  },
};

/** What the customer pays for others, apart from the invoice: a charge without tax. */
const expenses: Row = {
  read({ element, reading }) {
    for (const node of reading.nodes(element, 'ReimbursableExpenses/ReimbursableExpenses')) {
      const sum = isElement(node) ? reading.node(node, 'ReimbursableExpensesAmount') : undefined;
      const amount = stated(sum, reading);
      if (!isElement(node) || amount === undefined) continue;
      const at: Path = ['charges', reading.draft.count(['charges'])];
      reading.put({ at }, 'key', 'outlay');
      const number = ['InvoiceSeriesCode', 'InvoiceNumber'].map((name) => reading.node(node, name));
      const code = number.map((node) => (node ? plain(textOf(node)) : '')).filter((part) => part !== '');
      if (code.length > 0) reading.put({ at }, 'code', code.join('-'), ...number);
      reading.put({ at }, 'amount', amount, sum);
    }
    const whole = reading.node(element, 'TotalReimbursableExpenses');
    if (whole) reading.draft.recalculated(whole, [...TOTALS, 'charge']);
  },
  write: () => undefined,
};

export const totals: Row = inside('InvoiceTotals', [advances, expenses, figures]);

/** Most that is a difference of rounding, and not of something that was not read. */
const MOST_ROUNDED = new Decimal(1n, 0);

/** What is to be paid by the file: a small difference becomes the rounding of the document. */
export function settle(reading: MemberReading, built: JsonObject): boolean {
  const node = reading.node(reading.root, 'Invoices/Invoice/InvoiceTotals/InvoiceTotal');
  const wanted = parseDecimal(stated(node, reading) ?? '');
  const { payable } = (built.totals ?? {}) as JsonObject;
  const is = typeof payable === 'string' ? parseDecimal(payable) : undefined;
  const difference = is && wanted?.minus(is);
  if (!difference || difference.isZero() || difference.absolute().compare(MOST_ROUNDED) >= 0) return false;
  const before = parseDecimal(String(reading.draft.get(['totals', 'rounding']) ?? '0')) ?? Decimal.ZERO;
  reading.draft.put(['totals', 'rounding'], before.plus(difference).toString());
  return true;
}
