import { Decimal, parseDecimal } from '../../en16931/decimal.ts';
import { foundElements } from '../../en16931/rules/paths.ts';
import { decimalsOf } from '../../cfdi/codes.ts';
import type { Target } from '../../rules/kit/row.ts';
import type { Holds } from '../../rules/kit/subject.ts';
import { byElement, code, product, sum, type Unplaced } from '../../rules/kit/verbs.ts';
import { decimal, figureAt, isWithin, textAt } from '../../rules/shared/conditions/conditions.ts';
import type { XmlElement } from '../../xml/xml-tree.ts';
import { isIn, type Interval } from './interval.ts';
import { cfdiMessages } from './messages.ts';

/** Kinds of conditions of SAT: each makes a row. */

const nameOf = (path: Target): string => path.split('/').at(-1) ?? path;

/** The outermost element. */
export function rootOf(element: XmlElement): XmlElement {
  let at = element;
  while (at.parent) at = at.parent;
  return at;
}

/** A rule judged by code, with its sentences. */
export const judged = (
  id: string,
  target: Target,
  fault: Parameters<typeof code>[2]['fault'],
  requirement: Parameters<typeof code>[2]['fault'],
  isRight: (element: XmlElement) => Holds,
): Unplaced =>
  code(
    id,
    target,
    { fault, requirement },
    byElement((element) => isRight(element)),
  );

/** The decimals of the currency of the document. */
export const placesOf = (element: XmlElement): number => decimalsOf(textAt(rootOf(element), '@Moneda') ?? '');

/** A figure with at most the decimals of a currency: of the document, or of the one at a path. */
export const inCurrency = (id: string, target: Target, currency?: string): Unplaced =>
  judged(
    id,
    target,
    cfdiMessages.decimals({ what: nameOf(target) }),
    cfdiMessages.fewDecimals({ what: nameOf(target) }),
    (element) => {
      const figure = figureAt(element, target);
      const places = currency === undefined ? placesOf(element) : decimalsOf(textAt(element, currency) ?? '');
      return figure === undefined || figure.scale <= places;
    },
  );

/** A figure that is not more than another. */
export const notMore = (id: string, target: Target, other: Target): Unplaced =>
  judged(
    id,
    target,
    cfdiMessages.more({ what: nameOf(target), other: nameOf(other) }),
    cfdiMessages.notMore({ what: nameOf(target), other: nameOf(other) }),
    (element) => {
      const [figure, most] = [figureAt(element, target), figureAt(element, other)];
      return !figure || !most || figure.compare(most) <= 0;
    },
  );

/** A figure within limits; the right one is the product, rounded. */
export const withinLimits = (
  id: string,
  target: Target,
  formula: string,
  limitsOf: (element: XmlElement) => readonly [right: Decimal, limits: Interval] | undefined,
): Unplaced =>
  product(
    id,
    target,
    formula,
    byElement((element) => {
      const [figure, found] = [figureAt(element, target), limitsOf(element)];
      if (!figure || !found || isIn(found[1], figure)) return true;
      return { right: found[0].toString() };
    }),
  );

/** A figure that is exactly the right one. A formula `sum(…)` adds all values of its target. */
export const exactly = (
  id: string,
  target: Target,
  formula: string,
  right: (element: XmlElement) => Decimal | undefined,
): Unplaced => {
  const by = byElement((element) => isWithin(figureAt(element, target), right(element), Decimal.ZERO, MOST_PLACES));
  return formula.startsWith('sum(') ? sum(id, target, formula, undefined, by) : product(id, target, formula, by);
};
const MOST_PLACES = 6;

/** The members of a tax that make it one of its kind; `P` or `DR` end their names in payments. */
export function keyOf(tax: XmlElement, ending: string, isWithheld: boolean): string {
  if (isWithheld) return textAt(tax, `@Impuesto${ending}`) ?? '';
  const rate = textAt(tax, `@TasaOCuota${ending}`) ?? '';
  return JSON.stringify([
    textAt(tax, `@Impuesto${ending}`),
    textAt(tax, `@TipoFactor${ending}`),
    parseDecimal(rate)?.plus(SIX).toString() ?? rate,
  ]);
}
/** Rates are compared with six decimals. */
const SIX = new Decimal(0n, 6);

/** Taxes that are there twice. */
export const eachTaxOnce = (id: string, path: Target, ending: string, isWithheld: boolean): Unplaced =>
  judged(id, path, cfdiMessages.twice, cfdiMessages.once, (element) => {
    const keys = foundElements(element, path).map((tax) => keyOf(tax, ending, isWithheld));
    return new Set(keys).size === keys.length;
  });

/** Sums by the key of a tax, once for each element that has them. */
export function sumsBy(
  kept: WeakMap<XmlElement, Map<string, ReadonlyMap<string, Decimal>>>,
  element: XmlElement,
  name: string,
  add: (put: (key: string, figure: Decimal | undefined) => void) => void,
): ReadonlyMap<string, Decimal> {
  let known = kept.get(element);
  if (!known) kept.set(element, (known = new Map()));
  const found = known.get(name);
  if (found) return found;
  const sums = new Map<string, Decimal>();
  add((key, figure) => sums.set(key, (sums.get(key) ?? Decimal.ZERO).plus(figure ?? Decimal.ZERO)));
  known.set(name, sums);
  return sums;
}

const ONE = decimal('1');
export const isOne = (figure: Decimal | undefined): boolean => figure !== undefined && figure.equals(ONE);
