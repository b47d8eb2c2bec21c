import { Decimal, parseDecimal } from '../../en16931/decimal.ts';
import { foundElements } from '../../en16931/rules/paths.ts';
import type { Holds } from '../../en16931/rules/rule.ts';
import { near } from '../../peppol/slack.ts';
import type { XmlElement } from '../../xml/xml-tree.ts';

/** CIUS-PT lets every calculation be off by one unit of the currency. */
const ONE = new Decimal(1n, 0);
export const HUNDREDTH: Decimal = new Decimal(1n, 2);

/** Half up, like `round()` of XPath, to cents. */
export const cents = (figure: Decimal): Decimal => figure.roundedUp(2);

export const sumOf = (from: XmlElement | undefined, path: string): Decimal =>
  foundElements(from, path).reduce<Decimal>(
    (sum, { text }) => sum.plus(parseDecimal(text) ?? Decimal.ZERO),
    Decimal.ZERO,
  );

/** A figure that is missing is wrong. */
export const isAbout = (written: Decimal | undefined, right: Decimal | undefined): Holds =>
  written && right ? near(written, right, ONE) : false;
