import { Decimal, parseDecimal } from '../../../en16931/decimal.ts';
import { daysInOrder } from '../../../en16931/rules/days-in-order.ts';
import { firstFound, found } from '../../../en16931/rules/paths.ts';
import type { InvoiceTerms } from '../../../en16931/term-tree.ts';
import { textOf, type XmlElement } from '../../../xml/xml-tree.ts';
import { isDay } from '../../../rule-sets/day.ts';
import type { RowOptions, Target } from '../../kit/row.ts';
import type { Holds } from '../../kit/subject.ts';
import { byElement, code, ordered, product, type Unplaced } from '../../kit/verbs.ts';
import { conditionMessages } from './messages.ts';

/** Kinds of conditions that the authorities share: each makes a row, like a verb. */

const CENTS = 2;

/** The text at a path below an element, without blanks around it; the first one. */
export function textAt(element: XmlElement | undefined, path: string): string | undefined {
  const node = firstFound(element, path);
  return node && textOf(node).trim();
}

/** The figure at a path below an element; the first one. */
export function figureAt(element: XmlElement | undefined, path: string): Decimal | undefined {
  const text = textAt(element, path);
  return text === undefined ? undefined : parseDecimal(text);
}

/** All texts at a path, without blanks around them. */
export const textsOf = (element: XmlElement | undefined, path: string): readonly string[] =>
  found(element, path).map((node) => textOf(node).trim());

/** All figures at a path. */
export const figuresAt = (element: XmlElement | undefined, path: string): readonly Decimal[] =>
  found(element, path).flatMap((node) => parseDecimal(textOf(node)) ?? []);

export const totalOf = (figures: readonly Decimal[]): Decimal =>
  figures.reduce((all, figure) => all.plus(figure), Decimal.ZERO);

/** A decimal of a definition. */
export function decimal(text: string): Decimal {
  const figure = parseDecimal(text);
  if (!figure) throw new Error(`${text} is no decimal`);
  return figure;
}

/** Whether a figure is at most so far from the right one. Without one of them it holds. */
export function isWithin(
  written: Decimal | undefined,
  right: Decimal | undefined,
  most: Decimal,
  decimals = CENTS,
): Holds {
  if (!written || !right || written.minus(right).absolute().compare(most) <= 0) return true;
  return { right: right.rounded(decimals).toString() };
}

/** A figure that is calculated by code and may be off by so much; the formula shows how. */
export const about = (
  id: string,
  target: Target,
  formula: string,
  most: string,
  right: (element: XmlElement, invoice: InvoiceTerms) => Decimal | undefined,
  ...options: readonly RowOptions[]
): Unplaced => {
  const limit = decimal(most);
  return product(
    id,
    target,
    formula,
    byElement((element, invoice) => isWithin(figureAt(element, target), right(element, invoice), limit)),
    ...options,
  );
};

/** How a format writes a day, as YYYY-MM-DD. */
type DayReader = (text: string) => string;

const asIso: DayReader = (text) => text;

const ZONE = /(?:Z|[+-]\d\d:\d\d)$/;

/**
 * The day at a path below an element, as YYYY-MM-DD, perhaps with a time zone; undefined for what is no day of the
 * calendar: that is the matter of the schema, and nothing is before or after it.
 */
export function dayAt(element: XmlElement | undefined, path: string, isoOf: DayReader = asIso): string | undefined {
  const text = textAt(element, path);
  const day = text === undefined ? undefined : isoOf(text);
  return day !== undefined && isDay(day.replace(ZONE, '')) ? day : undefined;
}

/** The first day is not after the second. */
export const inOrder = (id: string, first: Target, second: Target, ...options: readonly RowOptions[]): Unplaced =>
  ordered(
    id,
    first,
    second,
    byElement((element) => {
      const [from, to] = [dayAt(element, first), dayAt(element, second)];
      return from === undefined || to === undefined || daysInOrder(from, to);
    }),
    ...options,
  );

/** A day that is not after today. */
export const notAfterToday = (
  id: string,
  target: Target,
  isoOf: DayReader = asIso,
  ...options: readonly RowOptions[]
): Unplaced =>
  code(
    id,
    target,
    {
      fault: conditionMessages.future({ what: nameOf(target) }),
      requirement: conditionMessages.notFuture({ what: nameOf(target) }),
    },
    byElement((element, _, today) => {
      const day = dayAt(element, target, isoOf);
      return day === undefined || today === undefined || daysInOrder(day, today);
    }),
    ...options,
  );

/** A day that is not before the first one, as YYYY-MM-DD. */
export const notBefore = (id: string, target: Target, first: string, isoOf: DayReader = asIso): Unplaced =>
  code(
    id,
    target,
    {
      fault: conditionMessages.tooEarly({ what: nameOf(target), first }),
      requirement: conditionMessages.notEarly({ what: nameOf(target), first }),
    },
    byElement((element) => {
      const day = dayAt(element, target, isoOf);
      return day === undefined || daysInOrder(first, day);
    }),
  );

/** Both lists have the same values, in any order and number. */
export const sameSet = (
  id: string,
  [what, other]: readonly [Target, Target],
  valuesOf: (element: XmlElement) => readonly [ReadonlySet<string>, ReadonlySet<string>],
  ...options: readonly RowOptions[]
): Unplaced =>
  code(
    id,
    other,
    {
      fault: conditionMessages.otherSet({ what: nameOf(what), other: nameOf(other) }),
      requirement: conditionMessages.sameSet({ what: nameOf(what), other: nameOf(other) }),
    },
    byElement((element) => {
      const [first, second] = valuesOf(element);
      return first.size === second.size && [...first].every((value) => second.has(value));
    }),
    ...options,
  );

const nameOf = (path: Target): string => path.split('/').slice(-2).join('/');
