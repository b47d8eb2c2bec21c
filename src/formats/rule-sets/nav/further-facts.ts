import { Decimal } from '../../en16931/decimal.ts';
import { foundElements, has } from '../../en16931/rules/paths.ts';
import { code, byElement, warns, type Unplaced } from '../../rules/kit/verbs.ts';
import { conditionMessages } from '../../rules/shared/conditions/messages.ts';
import { dayAt, figureAt, textAt, totalOf } from '../../rules/shared/conditions/conditions.ts';
import type { XmlElement } from '../../xml/xml-tree.ts';

/** What conditions of NAV ask of lines together with the summary, and of days. */

const DAY = 86_400_000;

/** Days from one day to another; undefined without one of them, or where they have time zones. */
export function daysBetween(from: string | undefined, to: string | undefined): number | undefined {
  const days = (Date.parse(to ?? '') - Date.parse(from ?? '')) / DAY;
  return Number.isNaN(days) ? undefined : days;
}

const FOUR_DECIMALS = new Decimal(0n, 4);

/** A kind of rate with its text: `vatPercentage 0.2700`, `vatExemption AAM`. Rates are compared as figures. */
export function rateKeyOf(rate: XmlElement | undefined): string {
  const kind = rate?.children[0];
  if (!kind) return '';
  const figure = figureAt(kind, '.');
  return `${kind.name} ${figure ? figure.rounded(4).plus(FOUR_DECIMALS).toString() : (textAt(kind, 'case') ?? kind.text.trim())}`;
}

/** The marks of one kind in the rates at a path. */
const marksAt = (invoice: XmlElement, path: string, mark: string): ReadonlySet<string> =>
  new Set(
    foundElements(invoice, path)
      .filter((rate) => has(rate, mark))
      .map(rateKeyOf),
  );

/** Lines and summary have the same marks of one kind. */
export const sameMarks = (id: string, mark: string, [lines, summary]: readonly [string, string]): Unplaced =>
  code(
    id,
    summary,
    {
      fault: conditionMessages.otherSet({ what: `lineVatRate/${mark}`, other: `vatRate/${mark}` }),
      requirement: conditionMessages.sameSet({ what: `lineVatRate/${mark}`, other: `vatRate/${mark}` }),
    },
    byElement((invoice) => {
      const [own, set] = [marksAt(invoice, lines, mark), marksAt(invoice, summary, mark)];
      return own.size === set.size && [...own].every((code) => set.has(code));
    }),
    warns,
  );

const SUMS = new WeakMap<XmlElement, Map<string, ReadonlyMap<string, Decimal>>>();

/** The sum of a member of all lines with a rate; once for each invoice and member. */
export function lineSum(
  invoice: XmlElement | undefined,
  amounts: string,
  member: string,
  rate: string,
): Decimal | undefined {
  if (!invoice) return undefined;
  let known = SUMS.get(invoice);
  if (!known) SUMS.set(invoice, (known = new Map()));
  let sums = known.get(member);
  if (!sums) {
    const made = new Map<string, Decimal>();
    for (const element of foundElements(invoice, `invoiceLines/line/${amounts}`)) {
      const key = rateKeyOf(foundElements(element, 'lineVatRate')[0]);
      made.set(key, (made.get(key) ?? Decimal.ZERO).plus(figureAt(element, member) ?? Decimal.ZERO));
    }
    known.set(member, (sums = made));
  }
  return sums.get(rate);
}

/** The sum of all figures at a path. */
export const allOf = (element: XmlElement, path: string): Decimal => totalOf(figuresIn(element, path));
const figuresIn = (element: XmlElement, path: string): readonly Decimal[] =>
  foundElements(element, path).flatMap((element) => figureAt(element, '.') ?? []);

/** The latest of the days at a path; undefined if one of them is none. */
export function latestOf(element: XmlElement, path: string): string | undefined {
  const days = foundElements(element, path).map((element) => dayAt(element, '.'));
  return days.every((day) => day !== undefined) ? days.toSorted().at(-1) : undefined;
}
