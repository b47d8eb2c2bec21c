import { Decimal, parseDecimal } from '../en16931/decimal.ts';
import type { Path } from '../en16931/document/draft.ts';
import { cut, figure, shortest } from '../members/form.ts';
import type { MemberWriting, To } from '../members/member-writing.ts';
import type { Row } from '../members/rows.ts';
import { inEuros } from '../verifactu/breakdown.ts';
import { amount, CENTS, FINE, HUNDRED, money, take, textAt } from './amounts.ts';
import { LONGEST } from './codes.ts';

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
    .reduce<Decimal>((sum, entry) => sum.plus(exactAmount(entry, at, writing)), Decimal.ZERO);
}

/** The amount of a discount or charge of a line as it is calculated with: a document shows that of a share in cents. */
function exactAmount(at: Path, line: Path, writing: MemberWriting): Decimal {
  const shown = take(writing, at, 'amount');
  const share = parseDecimal(textAt(writing, at, 'percent').replace(/%$/, ''));
  const base = parseDecimal(textAt(writing, at, 'base') || textAt(writing, line, 'sum'));
  return (share && base && sameInCents(base.times(share).over(HUNDRED, FINE), shown)) ?? shown;
}

/** The exact amount, if the document shows it in cents. */
const sameInCents = (exact: Decimal | undefined, shown: Decimal): Decimal | undefined =>
  exact && exact.minus(shown).absolute().compare(CENT) < 0 ? exact : undefined;

const CENT = new Decimal(1n, CENTS);

/** A figure of a line with eight decimals at most; the quantity of a credit note is negative. */
const fine = (number: Decimal): string => shortest(number.rounded(FINE), 0);

function putDetail(to: To, words: string, quantity: Decimal, price: Decimal, discount: Decimal, whole: Decimal): void {
  const { out, writing } = to;
  const element = out.inside('DetallesFactura').add('IDDetalleFactura');
  element.put('DescripcionDetalle', cut(LONGEST.text).write(words) ?? '');
  element.put('Cantidad', fine(writing.isCorrection() ? quantity.negated() : quantity));
  const each = price.times(inEuros(writing));
  element.put('ImporteUnitario', figure(each, 0, Math.min(each.scale, FINE)));
  element.put('Descuento', shortest(amount(discount, writing).rounded(FINE), CENTS));
  element.put('ImporteTotal', money(whole, writing));
}

/** Lines, and then the discounts and charges of the whole invoice, each with its taxes. */
export const lines: Row = {
  read: () => undefined,
  write(to) {
    const { writing } = to;
    for (const at of writing.entries({ at: [] }, 'lines')) {
      const [quantity, price] = [take(writing, at, 'quantity'), take(writing, at, 'item.price')];
      const discount = sumOf('discounts', at, writing).minus(sumOf('charges', at, writing));
      const shown = take(writing, at, 'total');
      const total = sameInCents(quantity.times(price).minus(discount), shown) ?? shown;
      const name = writing.take({ at }, 'item.name');
      putDetail(to, name, quantity, price, discount, withTaxes(total, at, writing));
    }
    for (const [list, words] of [
      ['charges', 'Cargo'],
      ['discounts', 'Descuento'],
    ] as const) {
      for (const at of writing.entries({ at: [] }, list)) {
        const sum = take(writing, at, 'amount');
        const count = new Decimal(list === 'charges' ? 1n : -1n, 0);
        const reason = writing.take({ at }, 'reason') || words;
        putDetail(to, reason, count, sum, Decimal.ZERO, withTaxes(count.times(sum), at, writing));
      }
    }
  },
};
