import { nodeAt, withBlanks, type TextEdit } from './edit-value.ts';
import { readXml } from './read-xml.ts';
import { isElement, textOf, valueRange, type XmlElement } from './xml-tree.ts';

/** A value of an XML text, with the places in the document that it became. */
interface Entry {
  readonly path: string;
  readonly to?: readonly string[] | undefined;
  readonly terms?: readonly string[] | undefined;
}

/** Invoice line identifier, which numbers the lines. */
const LINE_NUMBER = 'BT-126';

const isWithin = (place: string, row: string): boolean =>
  place === row || place.startsWith(`${row}.`) || place.startsWith(`${row}[`);

/**
 * The path of the element that a row of a list, such as `$.lines[1]`, is written in: the innermost one around all of its
 * values, or around its only one. Undefined if the element holds values of other places too, as where a list has no
 * element of its own.
 */
export function rowElement(entries: readonly Entry[], row: string): string | undefined {
  const own = entries.filter(({ to }) => to?.some((place) => isWithin(place, row)));
  const [first, ...others] = own.map(({ path }) => path.split('/'));
  if (!first) return undefined;
  if (others.length === 0) return aroundOnly(first, entries);
  let shared = first.slice(0, -1);
  for (const steps of others) {
    const end = shared.findIndex((step, index) => steps[index] !== step);
    if (end >= 0) shared = shared.slice(0, end);
  }
  const element = shared.join('/');
  const isMixed = entries.some(
    ({ path, to = [] }) => path.startsWith(`${element}/`) && to.length > 0 && !to.some((place) => isWithin(place, row)),
  );
  return shared.length < 3 || isMixed ? undefined : element;
}

/** The outermost element, below the root, in which nothing but this value stands. */
function aroundOnly(steps: readonly string[], entries: readonly Entry[]): string | undefined {
  let own = steps.at(-1)?.startsWith('@') ? steps.slice(0, -1) : steps;
  while (own.length > 3) {
    const around = `${own.slice(0, -1).join('/')}/`;
    const count = entries.reduce((sum, { path }) => sum + Number(path.startsWith(around)), 0);
    if (count !== 1) break;
    own = own.slice(0, -1);
  }
  return own.length < 3 ? undefined : own.join('/');
}

/** An edited text, and the path at which the row then is. */
export interface MovedRow {
  readonly text: string;
  readonly path: string;
}

/**
 * The text with a row and the one before (-1) or after it (1) in each other's place. Each keeps its layout; their
 * numbers stay with the places. Undefined if there is no such row, or if it has no element of its own.
 */
export function moveXmlRow(text: string, entries: readonly Entry[], row: string, by: 1 | -1): MovedRow | undefined {
  const other = rowBeside(row, by);
  const [otherRow, two] = other === undefined ? [] : rowsIn(text, entries, [row, other]);
  if (other === undefined || !otherRow || !two || otherRow.element.name !== two.element.name) return undefined;
  if (otherRow.element.parent !== two.element.parent) return undefined;
  const [first, second] = otherRow.element.start < two.element.start ? [otherRow, two] : [two, otherRow];
  const swapped = [
    text.slice(0, first.element.start),
    numbered(text, second, first.number && textOf(first.number)),
    text.slice(first.element.end, second.element.start),
    numbered(text, first, second.number && textOf(second.number)),
    text.slice(second.element.end),
  ];
  return { text: swapped.join(''), path: other };
}

/** The edits that remove a row with the white space before it; empty if it has no element of its own. */
export function removeXmlRow(text: string, entries: readonly Entry[], row: string): readonly TextEdit[] {
  const [otherRow] = rowsIn(text, entries, [row]);
  return otherRow ? [{ start: withBlanks(text, otherRow.element.start), end: otherRow.element.end, text: '' }] : [];
}

/**
 * The edits that add a row like this one below it, with the next number if all rows are numbered; empty if it has no
 * element of its own. The other rows keep their numbers.
 */
export function repeatXmlRow(text: string, entries: readonly Entry[], row: string): readonly TextEdit[] {
  const [own] = rowsIn(text, entries, [row]);
  if (!own) return [];
  const { start, end } = own.element;
  const numbers = likeElements(own).map((element) => Number(textAt(element, own.numberSteps)));
  const next = numbers.every(Number.isSafeInteger)
    ? String(numbers.reduce((most, number) => Math.max(most, number), 0) + 1)
    : undefined;
  return [{ start: end, end, text: text.slice(withBlanks(text, start), start) + numbered(text, own, next) }];
}

/** The text with the last row like this one, such as one that was just added, below it. */
export function lastXmlRowBelow(text: string, entries: readonly Entry[], row: string): string {
  const [own] = rowsIn(text, entries, [row]);
  const last = own && likeElements(own).at(-1);
  if (!last || last === own.element) return text;
  const below = own.element.end;
  const start = withBlanks(text, last.start);
  return text.slice(0, below) + text.slice(start, last.end) + text.slice(below, start) + text.slice(last.end);
}

/** All elements beside that of a row which have its name: the rows of its list. */
function likeElements({ element }: Row): readonly XmlElement[] {
  return element.parent?.children.filter(({ name }) => name === element.name) ?? [element];
}

function textAt(element: XmlElement, steps: readonly string[] | undefined): string | undefined {
  let at: XmlElement | undefined = element;
  for (const step of steps ?? [])
    at = at?.children.find(({ name, position }) => `${name}[${String(position)}]` === step);
  return steps && at && textOf(at).trim();
}

interface Row {
  readonly element: XmlElement;
  readonly number: XmlElement | undefined;
  /** The way from its element to its number. */
  readonly numberSteps: readonly string[] | undefined;
}

function rowsIn(text: string, entries: readonly Entry[], rows: readonly string[]): readonly (Row | undefined)[] {
  const read = readXml(text);
  if (!read.ok) return [];
  const { root } = read.document;
  return rows.map((row) => {
    const path = rowElement(entries, row);
    if (path === undefined) return undefined;
    const element = nodeAt(root, path);
    if (!element || !isElement(element)) return undefined;
    const numberAt = entries.find(
      ({ path: at, terms }) => terms?.includes(LINE_NUMBER) && at.startsWith(`${path}/`),
    )?.path;
    const number = numberAt === undefined ? undefined : nodeAt(root, numberAt);
    return {
      element,
      number: number && isElement(number) ? number : undefined,
      numberSteps: numberAt?.slice(path.length + 1).split('/'),
    };
  });
}

/** The text of a row with another number; as it is if it has none. */
function numbered(text: string, { element, number }: Row, other: string | undefined): string {
  const whole = text.slice(element.start, element.end);
  if (!number || other === undefined) return whole;
  const [start, end] = valueRange(number);
  return text.slice(element.start, start) + other + text.slice(end, element.end);
}

function rowBeside(row: string, by: 1 | -1): string | undefined {
  const [, list, index] = /^(.*)\[(\d+)\]$/.exec(row) ?? [];
  return list === undefined || Number(index) + by < 0 ? undefined : `${list}[${String(Number(index) + by)}]`;
}
