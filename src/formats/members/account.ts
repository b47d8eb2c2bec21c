import type { JsonObject } from '../../engine/index.ts';
import { explained } from '../../engine/values.ts';
import { parseDecimal, type Decimal } from '../en16931/decimal.ts';
import { at as valueAt, type Account, type Reported } from '../mapping/report.ts';
import { isElement, SAYS_SOMETHING, textOf, type XmlElement, type XmlNode } from '../xml/xml-tree.ts';
import { xmlMessages } from '../reading/messages.ts';
import { plain, type MemberReading } from './member-reading.ts';
import { memberMessages } from './messages.ts';

/** The outcome of every node of an XML that was read by rows; a node without one is left. */
export function reportedMembers(root: XmlElement, reading: MemberReading, built: JsonObject | undefined): Reported {
  const { draft } = reading;
  return {
    root,
    isRead: (node) => draft.fateOf(node) !== undefined,
    accountOf: (node) => {
      const fate = draft.fateOf(node);
      if (!fate) return { outcome: 'left', ...explained(whyLeft(node)) };
      if (fate.outcome === 'taken') return taken(node, fate.to, built ?? draft.root);
      return fate.outcome === 'recalculated' ? recalculated(node, fate.to, built) : fate;
    },
  };
}

function whyLeft(node: XmlNode): typeof memberMessages.noMember {
  const isStray = isElement(node) && node.children.length > 0 && SAYS_SOMETHING.test(node.text);
  return isStray ? xmlMessages.strayText : memberMessages.noMember;
}

function taken(node: XmlNode, to: readonly string[], document: JsonObject): Account {
  const text = plain(textOf(node));
  const found = to.map((path) => valueAt(document, path)).filter((value) => typeof value === 'string');
  const [first] = found;
  if (first === undefined || found.some((value) => isSame(text, value))) return { outcome: 'taken', to };
  return { outcome: 'taken', to, became: first };
}

function recalculated(node: XmlNode, to: readonly string[], built: JsonObject | undefined): Account {
  const text = plain(textOf(node));
  const became = to.map((path) => valueAt(built, path)).find((value) => value !== undefined);
  if (typeof became !== 'string' && typeof became !== 'number') {
    const why = figureOf(text)?.isZero() ? xmlMessages.nought : xmlMessages.notCalculated;
    return { outcome: 'recalculated', to, ...explained(why) };
  }
  const is = String(became);
  if (isSame(text, is)) return { outcome: 'recalculated', to, became: is };
  return { outcome: 'recalculated', to, became: is, ...explained(memberMessages.otherFigure({ was: text })) };
}

const FINE = /^-?\d+[.,]\d{3,}$/;

/** How many figures of the file another one was calculated for. */
export function figuresOff({ draft }: MemberReading, built: JsonObject | undefined): number {
  let count = 0;
  for (const [node, { outcome, to }] of draft.figures()) {
    const text = plain(textOf(node));
    // Of the values that a document keeps, building rounds only those with more decimals than most currencies.
    if (outcome === 'taken' && !FINE.test(text)) continue;
    const is = to.map((path) => valueAt(built, path)).find((value) => value !== undefined);
    if (typeof is === 'string' && !isSame(text, is)) count++;
  }
  return count;
}

/** Equal as a text or as a figure. A correction has the opposite sign in a document. */
function isSame(text: string, value: string): boolean {
  if (text === value) return true;
  const [was, is] = [figureOf(text), parseDecimal(value.replace(/%$/, ''))];
  return was !== undefined && is !== undefined && was.absolute().equals(is.absolute());
}

/** A figure, which some formats write with a decimal comma. */
const figureOf = (text: string): Decimal | undefined =>
  parseDecimal(/^-?\d{1,30},\d{1,30}$/.test(text) ? text.replace(',', '.') : text);
