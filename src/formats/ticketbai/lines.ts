import { Decimal, parseDecimal } from '../en16931/decimal.ts';
import type { Path } from '../en16931/document/draft.ts';
import { cut, figure, shortest } from '../members/form.ts';
import { plain } from '../members/member-reading.ts';
import type { MemberWriting, To } from '../members/member-writing.ts';
import type { Row } from '../members/rows.ts';
import { isElement, textOf } from '../xml/xml-tree.ts';
import { inEuros } from '../verifactu/breakdown.ts';
import { amount, FINE, HUNDRED, money, take, textAt } from './amounts.ts';
import { LONGEST } from './codes.ts';

const DETAIL = 'DetallesFactura/IDDetalleFactura';
const COUNTED = ['VAT', 'IGIC', 'IPSI'];

/** An amount with the taxes of its line that are not withheld. */
function withTaxes(base: Decimal, at: Path, writing: MemberWriting): Decimal {
  let whole = base;
  for (const tax of writing.entries({ at }, 'taxes')) {
    if (!COUNTED.includes(textAt(writing, tax, 'cat'))) continue;
    for (const member of ['percent', 'surcharge']) {
      const rate = parseDecimal(textAt(writing, tax, member).replace(/%$/, ''));
      const part = rate && base.times(rate).over(HUNDRED, FINE);
      if (part) whole = whole.plus(part);
    }
  }
  return whole;
}

function sumOf(list: string, at: Path, writing: MemberWriting): Decimal {
  return writing
    .entries({ at }, list)
    .reduce<Decimal>((sum, entry) => sum.plus(take(writing, entry, 'amount')), Decimal.ZERO);
}

/** A figure of a line with eight decimals at most; the quantity of a credit note is negative. */
const fine = (number: Decimal): string => shortest(number.rounded(FINE), 0);

function putDetail(to: To, words: string, quantity: Decimal, price: Decimal, discount: Decimal, whole: Decimal): void {
  const { out, writing } = to;
  const element = out.inside('DetallesFactura').add('IDDetalleFactura');
  element.put('DescripcionDetalle', cut(LONGEST.text).write(words) ?? '');
  element.put('Cantidad', fine(writing.isCorrection() ? quantity.negated() : quantity));
  const each = price.times(inEuros(writing));
  element.put('ImporteUnitario', figure(each, 0, Math.min(each.scale, FINE)));
  element.put('Descuento', figure(amount(discount, writing), 2, FINE));
  element.put('ImporteTotal', money(whole, writing));
}

/** Lines, and then the discounts and charges of the whole invoice, each with its taxes. */
export const lines: Row = {
  read({ element, reading }) {
    for (const node of reading.nodes(element, DETAIL)) {
      if (!isElement(node)) continue;
      const at: Path = ['lines', reading.draft.count(['lines'])];
      for (const [name, member] of [
        ['DescripcionDetalle', 'item.name'],
        ['Cantidad', 'quantity'],
        ['ImporteUnitario', 'item.price'],
      ] as const) {
        const child = reading.node(node, name);
        const text = child ? plain(textOf(child)) : '';
        const isBack = name === 'Cantidad' && reading.isCorrection();
        const number = isBack ? parseDecimal(text)?.negated().toString() : text;
        if (number) reading.put({ at }, member, number, child);
      }
    }
  },
  write(to) {
    const { writing } = to;
    for (const at of writing.entries({ at: [] }, 'lines')) {
      const [quantity, price] = [take(writing, at, 'quantity'), take(writing, at, 'item.price')];
      const discount = sumOf('discounts', at, writing).minus(sumOf('charges', at, writing));
      const total = take(writing, at, 'total');
      const name = writing.take({ at }, 'item.name');
      putDetail(to, name, quantity, price, discount, withTaxes(total, at, writing));
    }
    for (const [list, words] of [
      ['charges', 'Cargo'],
      ['discounts', 'Descuento'],
    ] as const) {
      for (const at of writing.entries({ at: [] }, list)) {
        const sum = take(writing, at, 'amount');
        const each = list === 'charges' ? sum : sum.negated();
        const reason = writing.take({ at }, 'reason') || words;
        putDetail(to, reason, new Decimal(1n, 0), each, Decimal.ZERO, withTaxes(each, at, writing));
      }
    }
  },
};
