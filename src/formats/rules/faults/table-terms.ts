import { termOf } from '../../en16931/terms.ts';
import { localName, type Condition, type Row, type Table } from '../../mapping/row.ts';
import type { XmlElement, XmlNode } from '../../xml/xml-tree.ts';
import { isElement } from '../../xml/xml-tree.ts';

/** Where a table writes a term: the elements below the root, and the attribute. */
export interface TermPlace {
  readonly term: string;
  /** Names with their usual prefix: `cac:Party`. */
  readonly path: readonly string[];
  /** The rows of these elements. */
  readonly rows: readonly Row[];
  readonly attribute: string | undefined;
  /** What makes an element of the path this one, by its index. */
  readonly conditions: ReadonlyMap<number, Condition>;
}

interface Places {
  readonly byTerm: ReadonlyMap<string, readonly TermPlace[]>;
  /** By local names from the root, and `@name`. */
  readonly byPath: ReadonlyMap<string, readonly TermPlace[]>;
  /** The terms below an element without one, by local names from the root. */
  readonly within: ReadonlyMap<string, readonly string[]>;
  /** Of these, the term that stands for all, once it was asked for. */
  readonly standing: Map<string, string | undefined>;
}

const KNOWN = new WeakMap<Table, Map<string, Places>>();

/** Deeper rows repeat themselves: a line within a line. */
const DEEPEST = 12;

/** The places of terms below a root element, by its local name. */
export function placesOf(table: Table, root: string): Places {
  let known = KNOWN.get(table);
  if (!known) KNOWN.set(table, (known = new Map<string, Places>()));
  let places = known.get(root);
  if (!places) known.set(root, (places = made(table, root)));
  return places;
}

function made(table: Table, root: string): Places {
  const all: { readonly place: TermPlace; readonly isSecond: boolean }[] = [];
  const walk = (
    rows: readonly Row[],
    above: readonly Row[],
    conditions: ReadonlyMap<number, Condition>,
    seen: ReadonlySet<Row>,
  ): void => {
    for (const row of rows) {
      if (seen.has(row) || above.length > DEEPEST) continue;
      const line = [...above, row];
      const path = line.map(({ name }) => name);
      const own = row.when ? new Map([...conditions, [above.length, row.when]]) : conditions;
      const add = (term: string | undefined, attribute?: string): void => {
        if (term === undefined) return;
        all.push({ place: { term, path, rows: line, attribute, conditions: own }, isSecond: row.readOnly === true });
      };
      add(row.group);
      add(row.term);
      for (const attribute of row.attributes ?? []) add(attribute.term, attribute.name);
      walk(row.rows ?? [], line, own, new Set([...seen, row]));
    }
  };
  for (const row of table.roots) if (localName(row.name) === root) walk(row.rows, [], new Map(), new Set());
  const byTerm = new Map<string, TermPlace[]>();
  const byPath = new Map<string, TermPlace[]>();
  const within = new Map<string, string[]>();
  const first = [...all.filter(({ isSecond }) => !isSecond), ...all.filter(({ isSecond }) => isSecond)];
  for (const { place } of first) {
    push(byTerm, place.term, place);
    const path = place.path.map(localName);
    push(byPath, keyOf(path, place.attribute), place);
    for (let depth = 1; depth < path.length; depth++) {
      push(within, keyOf(path.slice(0, depth), undefined), place.term);
    }
  }
  return { byTerm, byPath, within, standing: new Map() };
}

function push<T>(map: Map<string, T[]>, key: string, place: T): void {
  const known = map.get(key);
  if (known) known.push(place);
  else map.set(key, [place]);
}

const keyOf = (path: readonly string[], attribute: string | undefined): string =>
  [...path, ...(attribute === undefined ? [] : [`@${attribute}`])].join('/');

/** The elements from below the root to this one. */
export function lineOf(element: XmlElement): readonly XmlElement[] {
  const line: XmlElement[] = [];
  for (let at: XmlElement | undefined = element; at?.parent; at = at.parent) line.unshift(at);
  return line;
}

/**
 * The term that belongs at names below an element: of several that an element may be, the one whose condition is met.
 * The names may name an attribute last.
 */
export function termBelow(table: Table, element: XmlElement, names: readonly string[]): TermPlace | undefined {
  const line = lineOf(element);
  let root = element;
  while (root.parent) root = root.parent;
  const attribute = names.at(-1)?.startsWith('@') ? names.at(-1)?.slice(1) : undefined;
  const below = attribute === undefined ? names : names.slice(0, -1);
  const path = [...line.map(({ name }) => name), ...below];
  const found = placesOf(table, root.name).byPath.get(keyOf(path, attribute)) ?? [];
  return found.find(({ conditions }) => isMet(conditions, line)) ?? found[0];
}

/** The term of a node. */
export function termOfNode(table: Table, node: XmlNode): TermPlace | undefined {
  return isElement(node) ? termBelow(table, node, []) : termBelow(table, node.owner, [`@${node.name}`]);
}

/**
 * The term that something without one belongs to: that of the nearest element around it, or of what is in it. The
 * outermost element has none.
 */
export function termAround(table: Table, element: XmlElement): string | undefined {
  let root = element;
  while (root.parent) root = root.parent;
  const places = placesOf(table, root.name);
  for (let at: XmlElement | undefined = element; at?.parent; at = at.parent) {
    const own = termBelow(table, at, [])?.term;
    if (own !== undefined) return own;
    const path = lineOf(at).map(({ name }) => name);
    const key = keyOf(path, undefined);
    if (places.within.has(key)) return standingFor(places, key);
  }
  return undefined;
}

function standingFor({ within, standing }: Places, key: string): string | undefined {
  if (standing.has(key)) return standing.get(key);
  const inside = within.get(key) ?? [];
  const [first] = inside;
  // The elements of some groups have no row of their own: the seller is a party of two elements.
  const term = groupOf(inside) ?? (inside.length > MOST_BESIDE ? undefined : first);
  standing.set(key, term);
  return term;
}

/** Where so few terms are together, an element beside them belongs to the first. */
const MOST_BESIDE = 6;

/** The innermost group that has nearly all of these terms: the seller's party also has the creditor of a direct debit. */
function groupOf(terms: readonly string[]): string | undefined {
  const groups = terms.map(groupsAround);
  return groups[0]?.find((group) => groups.filter((each) => each.includes(group)).length >= terms.length * MOST_OF);
}
const MOST_OF = 0.75;

/** From the inside out. */
function groupsAround(term: string): readonly string[] {
  const groups: string[] = [];
  for (let at = termOf(term)?.parent; at !== undefined; at = termOf(at)?.parent) groups.push(at);
  return groups;
}

function isMet(conditions: TermPlace['conditions'], line: readonly XmlElement[]): boolean {
  for (const [index, condition] of conditions) {
    const element = line[index];
    if (element && !isMetAt(condition, element)) return false;
  }
  return true;
}

function isMetAt({ at, is, not }: Condition, element: XmlElement): boolean {
  const text = textAt(element, at);
  if (is && !(text !== undefined && is.includes(text))) return false;
  return !(not && text !== undefined && not.includes(text));
}

/** The text at a path of the table's conditions. */
export function textAt(element: XmlElement, path: string): string | undefined {
  if (path === '.') return element.text.trim();
  let at: XmlElement | undefined = element;
  for (const step of path.split('/')) {
    if (step.startsWith('@')) return at.attributes.find(({ name }) => name === step.slice(1))?.value.trim();
    at = at.children.find(({ name }) => name === step);
    if (!at) return undefined;
  }
  return at.text.trim();
}

/** Whether an element is the one of the path at this index. */
export function isThere({ path, conditions }: TermPlace, index: number, element: XmlElement): boolean {
  if (element.name !== localName(path[index] ?? '')) return false;
  const condition = conditions.get(index);
  return !condition || isMetAt(condition, element);
}
