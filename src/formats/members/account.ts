import type { Json, JsonObject } from '../../engine/index.ts';
import { explained } from '../../engine/values.ts';
import { isSameSize, parseDecimal } from '../en16931/decimal.ts';
import { valueAt, type Path } from '../en16931/document/draft.ts';
import type { Account, Reported } from '../mapping/report.ts';
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
      if (fate.outcome === 'taken') return taken(node, fate, built ?? draft.root);
      return fate.outcome === 'recalculated' ? recalculated(node, fate, built) : fate;
    },
  };
}

function whyLeft(node: XmlNode): typeof memberMessages.noMember {
  const isStray = isElement(node) && node.children.length > 0 && SAYS_SOMETHING.test(node.text);
  return isStray ? xmlMessages.strayText : memberMessages.noMember;
}

interface Places {
  readonly paths: readonly Path[];
  readonly to: readonly string[];
}

function taken(node: XmlNode, { paths, to }: Places, document: JsonObject): Account {
  const text = plain(textOf(node));
  let first: string | undefined;
  for (const path of paths) {
    const value = valueAt(document, path);
    if (typeof value !== 'string') continue;
    if (isSame(text, value)) return { outcome: 'taken', to };
    first ??= value;
  }
  return first === undefined ? { outcome: 'taken', to } : { outcome: 'taken', to, became: first };
}

/** The first value at one of the places. */
function firstAt(document: JsonObject | undefined, paths: readonly Path[]): Json | undefined {
  for (const path of paths) {
    const value = valueAt(document, path);
    if (value !== undefined) return value;
  }
  return undefined;
}

function recalculated(node: XmlNode, { paths, to }: Places, built: JsonObject | undefined): Account {
  const text = plain(textOf(node));
  const became = firstAt(built, paths);
  if (typeof became !== 'string' && typeof became !== 'number') {
    const why = parseDecimal(withPoint(text))?.isZero() ? xmlMessages.nought : xmlMessages.notCalculated;
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
  draft.eachFigure((node, { outcome, paths }) => {
    const text = plain(textOf(node));
    // Of the values that a document keeps, building rounds only those with more decimals than most currencies.
    if (outcome === 'taken' && !FINE.test(text)) return;
    const is = firstAt(built, paths);
    if (typeof is === 'string' && !isSame(text, is)) count++;
  });
  return count;
}

/** Equal as a text or as a figure. A correction has the opposite sign in a document. */
function isSame(text: string, value: string): boolean {
  return text === value || isSameSize(withPoint(text), value.endsWith('%') ? value.slice(0, -1) : value);
}

/** Some formats write a figure with a decimal comma. */
const withPoint = (text: string): string =>
  text.includes(',') && /^-?\d{1,30},\d{1,30}$/.test(text) ? text.replace(',', '.') : text;
