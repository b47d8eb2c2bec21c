import { parseDecimal, type Decimal } from '../../../en16931/decimal.ts';
import { below } from '../../../en16931/rules/elements.ts';
import type { XmlElement } from '../../../xml/xml-tree.ts';

/** The first number at a path below an element. */
export const figure = (element: XmlElement | undefined, path: string): Decimal | undefined => {
  const [first] = element ? below(element, path) : [];
  return first && parseDecimal(first.text);
};

/** The number at a path below an element, if there is exactly one: official tests fail on two. */
export const onlyFigure = (element: XmlElement | undefined, path: string): Decimal | undefined => {
  const [only, ...others] = element ? below(element, path) : [];
  return only && others.length === 0 ? parseDecimal(only.text) : undefined;
};
