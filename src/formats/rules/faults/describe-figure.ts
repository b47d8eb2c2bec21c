import { parseDecimal } from '../../en16931/decimal.ts';
import { quoted } from '../../structure/structure-fault.ts';
import type { Target } from '../kit/row.ts';
import { textIn, type Found } from '../kit/target.ts';
import { missing, wrong, type DescribedFault } from './describe-missing.ts';
import { rightByItself } from './describe-right.ts';
import { ruleMessages } from './messages.ts';
import { nameOf, type Shown } from './names.ts';
import { writtenIn, type Seen } from './seen.ts';

const figureShown = (found: Found): string => {
  const text = writtenIn(found);
  return parseDecimal(text) ? text : quoted(text);
};

/** A figure is another than its formula gives. */
export function figureFault(seen: Seen, target: Target, formula: Shown, right: string | undefined): DescribedFault {
  const found = seen.first(target);
  const what = nameOf(seen.named(target, found));
  if (!found) return { ...missing(seen, target), message: ruleMessages.noFigure({ what, formula }) };
  const value = figureShown(found);
  const [is, wanted] = [parseDecimal(textIn(found)), right === undefined ? undefined : parseDecimal(right)];
  if (is && wanted?.equals(is)) return rightByItself(seen, target, found);
  return wrong(
    right === undefined
      ? ruleMessages.otherFigure({ what, value, formula })
      : ruleMessages.wrongFigure({ what, value, formula, right }),
    found,
  );
}

/** A formula with its signs. */
export const joinedFormula = (parts: readonly (readonly [sign: string, name: Shown])[]): Shown =>
  spaced(parts.flatMap(([sign, name]) => (sign === '' ? [name] : [sign, name])));

/** Names and signs with blanks between. Halves are joined: messages within messages are translated only so deep. */
export function spaced(parts: readonly Shown[]): Shown {
  if (parts.every((part) => typeof part === 'string')) return parts.join(' ');
  const half = Math.ceil(parts.length / 2);
  const [first = '', ...more] = parts;
  return more.length === 0
    ? first
    : ruleMessages.beside({ first: spaced(parts.slice(0, half)), second: spaced(parts.slice(half)) });
}
