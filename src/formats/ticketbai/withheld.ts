import { Decimal, parseDecimal } from '../en16931/decimal.ts';
import { plain, type MemberReading } from '../members/member-reading.ts';
import { textOf, type XmlElement } from '../xml/xml-tree.ts';
import { CENTS, HUNDRED } from './amounts.ts';
import { WITHHELD } from './codes.ts';
import { shareBetween } from './figures.ts';
import type { Rate } from './rates.ts';
import type { ReadLine } from './line-taxes.ts';

const INCOME_TAX = 'IRPF';

/** What customers withhold at most, in hundredths. */
const MOST = new Decimal(50n, 0);

/**
 * What the customer withholds, which a file only sums up: a tax of all lines, of those of one sum, or of one line, by
 * the percentage that gives the amount.
 */
export function readWithheld(
  data: XmlElement,
  lines: readonly ReadLine[],
  rates: readonly (Rate | undefined)[],
  reading: MemberReading,
): void {
  const node = reading.node(data, 'RetencionSoportada');
  const amount = node && parseDecimal(plain(textOf(node)));
  if (!node || !amount) return;
  if (amount.isZero()) {
    reading.implied(node);
    return;
  }
  const groups = [
    lines,
    // Discounts of the whole invoice are lines with the opposite sign.
    ...[-1, 1].map((sign) => lines.filter(({ net }) => net.compare(Decimal.ZERO) === sign)),
    ...[...new Set(rates)].map((rate) => lines.filter((_, i) => rate !== undefined && rates[i] === rate)),
    ...lines.map((line) => [line]),
  ];
  const found = usual(amount, groups, Decimal.ZERO) ?? usual(amount, groups, CENT) ?? any(amount, lines);
  if (!found) return;
  for (const { at } of found.lines) {
    const place = [...at, 'taxes', reading.draft.count([...at, 'taxes'])];
    reading.put({ at: place }, 'cat', INCOME_TAX);
    reading.put({ at: place }, 'percent', `${found.percent}%`);
  }
  reading.draft.recalculated(node, ['totals', 'retained_tax']);
}

interface Found {
  readonly lines: readonly ReadLine[];
  readonly percent: string;
}

const baseOf = (lines: readonly ReadLine[]): Decimal => lines.reduce((sum, { net }) => sum.plus(net), Decimal.ZERO);

/** What rounding may leave open. */
const CENT = new Decimal(1n, CENTS);

function usual(amount: Decimal, groups: readonly (readonly ReadLine[])[], within: Decimal): Found | undefined {
  for (const lines of groups) {
    const base = baseOf(lines);
    const percent = WITHHELD.find((text) => {
      const share = parseDecimal(text);
      const is = share && base.times(share).over(HUNDRED, CENTS);
      return is && is.minus(amount).absolute().compare(within) <= 0;
    });
    if (percent !== undefined) return { lines, percent };
  }
  return undefined;
}

/** Another percentage, of all lines. */
function any(amount: Decimal, lines: readonly ReadLine[]): Found | undefined {
  const base = baseOf(lines);
  const share = shareBetween(base, base.plus(amount), CENTS);
  const isPlausible = share && share.compare(Decimal.ZERO) > 0 && share.compare(MOST) <= 0;
  return isPlausible ? { lines, percent: share.toString() } : undefined;
}
