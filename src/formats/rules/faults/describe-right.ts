import { normal } from '../../en16931/rules/blanks.ts';
import { quoted } from '../../structure/structure-fault.ts';
import { attributeOf, isElement, textOf, type XmlNode } from '../../xml/xml-tree.ts';
import type { Target } from '../kit/row.ts';
import { nodeOf, textIn, type Found } from '../kit/target.ts';
import { adviceFor, blank, wrong, type DescribedFault } from './describe-missing.ts';
import { ruleMessages } from './messages.ts';
import { codesShown, nameOf } from './names.ts';
import { writtenIn, type Seen } from './seen.ts';

/** Faults of values that look right: a sentence must not show a value beside an equal one and call it wrong. */

/** The white space around and within a value is what is wrong; undefined if it has none. */
export function blanksIn(seen: Seen, target: Target, found: Found): DescribedFault | undefined {
  const text = textIn(found);
  const right = normal(text);
  if (text === right) return undefined;
  const what = nameOf(seen.named(target, found));
  return { ...wrong(ruleMessages.blanks({ what, value: quoted(text) }), found), wanted: [right] };
}

/** Code judged more than the value, which is as the verb wants it. */
export function rightByItself(seen: Seen, target: Target, found: Found): DescribedFault {
  const blanks = blanksIn(seen, target, found);
  if (blanks) return blanks;
  const text = textIn(found);
  const what = nameOf(seen.named(target, found));
  const value = quoted(text);
  if (/^-0*(?:\.0*)?$/.test(text))
    return { ...wrong(ruleMessages.minus({ what, value }), found), wanted: [text.slice(1)] };
  const beside = besideOf(seen, target, found);
  if (IS_OF_FIGURES.has(seen.row.verb) && beside.length > 0) {
    return { ...wrong(ruleMessages.mayOne({ what, count: beside.length + 1 }), ...beside), isTooMany: true };
  }
  return wrong(ruleMessages.rightByItself({ what, value }), found);
}

/** Each figure has a single place. */
const IS_OF_FIGURES: ReadonlySet<string> = new Set(['range', 'sum', 'product']);

/** The others in the same element. */
function besideOf(seen: Seen, target: Target, found: Found): readonly Found[] {
  const parent = parentOf(nodeOf(found));
  return seen.each(target).filter((value) => {
    const node = nodeOf(value);
    return node !== nodeOf(found) && parent !== undefined && parentOf(node) === parent;
  });
}

const parentOf = (node: XmlNode | undefined): XmlNode | undefined =>
  node && isElement(node) ? node.parent : undefined;

/** A day that cannot be compared: it is blank, is no date, or in CII has another format. */
export function noDay(seen: Seen, target: Target, found: Found): DescribedFault | undefined {
  if (writtenIn(found) === '') return blank(seen, target, found);
  const isCii = seen.judged.invoice.syntax === 'cii';
  if (!(isCii ? /^\s*\d{8}\s*$/ : /^\s*\d{4,}-\d\d-\d\d\S*\s*$/).test(textIn(found))) {
    const like = quoted(isCii ? '20260131' : '2026-01-31');
    return wrong(
      ruleMessages.otherForm({ value: quoted(textIn(found)), what: nameOf(seen.named(target, found)), like }),
      found,
    );
  }
  const node = nodeOf(found);
  if (!isCii || !node || !isElement(node)) return undefined;
  const format = attributeOf(node, 'format');
  if (format === undefined) {
    const { term, tax } = seen.named(target, found);
    const what = nameOf({ term: undefined, element: '@format', around: term, tax });
    const gap = { parent: node, names: ['@format'], behind: undefined, rows: [] };
    const message = ruleMessages.missingAdd({ what, advice: adviceFor(gap, seen) });
    return { message, found: [], missing: [{ target, gap }] };
  }
  if (textOf(format) === DAY_FORMAT) return undefined;
  const what = nameOf(seen.named('.', format));
  const message = ruleMessages.notAllowed({ value: quoted(textOf(format)), what, codes: codesShown([DAY_FORMAT]) });
  return { ...wrong(message, format), wanted: [DAY_FORMAT] };
}

/** A day without hyphens, in UNTDID 2379. */
const DAY_FORMAT = '102';
