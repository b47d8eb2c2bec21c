import { Decimal } from '../en16931/decimal.ts';
import type { Path } from '../en16931/document/draft.ts';
import type { XmlNode } from '../xml/xml-tree.ts';
import { CENTS } from './amounts.ts';
import { ELSEWHERE, EXEMPTION } from './codes.ts';
import { withTax } from './figures.ts';
import type { Rate } from './rates.ts';

/** What a line of a file says of its amount: without tax, and with it unless the file names no total. */
export interface LineAmounts {
  readonly net: Decimal;
  readonly whole?: Decimal;
}

/** A line that was read, and what it says of its amount, with the signs of the file. */
export interface ReadLine extends LineAmounts {
  readonly at: Path;
  readonly total?: XmlNode | undefined;
}

/** What rounding may leave open. */
const CENT = new Decimal(1n, CENTS);

/** Ways to give lines to sums that are tried. */
const MOST_WAYS = 2_000;

const isElsewhere = ({ ext }: Rate): boolean => ELSEWHERE.has(ext[EXEMPTION] ?? '');

/** Whether the amounts of a line are those of a sum: a tax of another territory is in the line alone. */
function fits({ net, whole }: LineAmounts, rate: Rate): boolean {
  if (whole === undefined) return true;
  const gap = withTax(net, rate.added).minus(whole).absolute();
  return gap.compare(CENT) <= 0 || (isElsewhere(rate) && whole.absolute().compare(net.absolute()) > 0);
}

/** The candidates that fit best: what is elsewhere only takes what fits nothing else. */
function candidates(line: LineAmounts, rates: readonly Rate[]): readonly Rate[] {
  const fitting = rates.filter((rate) => fits(line, rate));
  const exact = fitting.filter((rate) => line.whole && withTax(line.net, rate.added).equals(line.whole));
  return exact.length > 0 ? exact : fitting;
}

/** The sum that each line belongs to: its tax fits the line, and together the lines explain the bases. */
export function sharedOut(lines: readonly LineAmounts[], rates: readonly Rate[]): readonly (Rate | undefined)[] {
  const [only, ...others] = rates;
  if (only && others.length === 0) return lines.map((line) => (fits(line, only) ? only : undefined));
  const choices = lines.map((line) => candidates(line, rates));
  const open = new Map(rates.map((rate) => [rate, rate.base]));
  const give = (rate: Rate, { net }: LineAmounts): void => {
    open.set(rate, (open.get(rate) ?? Decimal.ZERO).minus(net));
  };
  const unsure: number[] = [];
  choices.forEach(([first, second], i) => {
    const line = lines[i];
    if (first && line && second === undefined) give(first, line);
    else if (second) unsure.push(i);
  });
  const ways = unsure.reduce((product, i) => Math.min(product * (choices[i]?.length ?? 1), MOST_WAYS + 1), 1);
  const found = ways <= MOST_WAYS ? bestWay(unsure, choices, lines, open) : undefined;
  const chosen = new Map(unsure.map((i, turn) => [i, found?.[turn] ?? likely(choices[i] ?? [], lines[i], open, give)]));
  return choices.map(([first], i) => chosen.get(i) ?? first);
}

/** Of all ways that which leaves least of the bases open. */
function bestWay(
  unsure: readonly number[],
  choices: readonly (readonly Rate[])[],
  lines: readonly LineAmounts[],
  open: ReadonlyMap<Rate, Decimal>,
): readonly Rate[] | undefined {
  let best: { readonly gap: Decimal; readonly way: readonly Rate[] } | undefined;
  const visit = (way: readonly Rate[]): void => {
    const next = unsure[way.length];
    if (next !== undefined) {
      for (const choice of choices[next] ?? []) visit([...way, choice]);
      return;
    }
    const left = new Map(open);
    way.forEach((rate, turn) => {
      const line = lines[unsure[turn] ?? 0];
      if (line) left.set(rate, (left.get(rate) ?? Decimal.ZERO).minus(line.net));
    });
    const gap = [...left.values()].reduce((sum, rest) => sum.plus(rest.absolute()), Decimal.ZERO);
    if (!best || gap.compare(best.gap) < 0) best = { gap, way };
  };
  visit([]);
  return best?.way;
}

/** The sum of which as much is open as the line has, or else the most. */
function likely(
  choices: readonly Rate[],
  line: LineAmounts | undefined,
  open: ReadonlyMap<Rate, Decimal>,
  give: (rate: Rate, line: LineAmounts) => void,
): Rate | undefined {
  const rest = (rate: Rate): Decimal => (open.get(rate) ?? Decimal.ZERO).absolute();
  const [most] = choices.toSorted((a, b) => rest(b).compare(rest(a)));
  const chosen = choices.find((rate) => line && rest(rate).equals(line.net.absolute())) ?? most;
  if (chosen && line) give(chosen, line);
  return chosen;
}
