import { tableOf } from '../../../engine/values.ts';
import { once } from '../../en16931/rules/once.ts';
import { has } from '../../en16931/rules/paths.ts';
import type { InvoiceTerms } from '../../en16931/term-tree.ts';
import type { AnyRow, Codes, Place, RowOptions } from '../../rules/kit/row.ts';
import { at, atMost, exact, found as foundBy, needs, one, oneOf, type Unplaced } from '../../rules/kit/verbs.ts';
import { attributeOf, type XmlElement } from '../../xml/xml-tree.ts';

/**
 * Cardinalities of elements, required attributes and codes, as a text table. A line is an element, indented one space
 * more than its parent; `& ` continues the line above. The name is followed by its rules, each with its number:
 *
 * ID=19 one ID; ID@schemeID=656 an attribute of it; Name?315 at most one; ID@schemeID:LIST=657 the codes of the
 * attribute; Name??1040 at most two; ID:LIST=633 the codes of the element; Line+265 at least one; :LIST=635 the codes
 * of the line's own element.
 *
 * `[charge]` and the like after a name distinguish elements of one name; the first match judges an element.
 */
export interface Counted {
  readonly table: string;
  /** Prefix of each number; all numbers of a table have equally many digits. */
  readonly codes: string;
  readonly digits: number;
  readonly lists: (name: string) => Codes;
  readonly kinds: Readonly<Record<string, Kind>>;
  readonly syntax: 'ubl' | 'cii';
}

/** What distinguishes elements of one name: a condition of a path, or a test and the term of those that pass. */
export type Kind =
  | string
  | { readonly term: string; readonly is: (element: XmlElement, invoice: InvoiceTerms) => boolean };

interface Check {
  readonly code: string;
  readonly child: string;
  readonly kind: string;
  readonly attribute: string;
  readonly list: string | undefined;
  readonly least: number;
  readonly most: number;
}

interface Branch {
  readonly name: string;
  /** From the root element, without conditions. */
  readonly path: string;
  readonly kind: string;
  readonly checks: Check[];
  readonly children: Map<string, Branch[]>;
}

const COUNTS: Readonly<Record<string, readonly [least: number, most: number]>> = tableOf({
  '=': [1, 1],
  '?': [0, 1],
  '??': [0, 2],
  '+': [1, Infinity],
});

const NAME = /^([A-Za-z]*)(?:\[(\w+)\])?/;

function readCheck(word: string, codeOf: (number: string) => string): Check {
  const [, name, kind = '', attribute = '', list, sign = '', number = ''] =
    /^([A-Za-z]*)(?:\[(\w+)\])?(?:@([A-Za-z]+))?(?::([^=]+))?(=|\?\??|\+)(\d+)$/.exec(word) ?? [];
  const count = COUNTS[sign];
  if (name === undefined || !count) throw new Error(`The table does not say what ${word} is`);
  return { code: codeOf(number), child: name, kind, attribute, list, least: count[0], most: count[1] };
}

/** Also returns the checks in the order of their codes, each with its parent element. */
function treeOf({ table, codes, digits }: Counted): {
  readonly root: Branch;
  readonly all: readonly [Branch, Check][];
} {
  const root: Branch = { name: '', path: '/*', kind: '', checks: [], children: new Map() };
  const open: Branch[] = [root];
  const all: [Branch, Check][] = [];
  const codeOf = (number: string): string => codes + number.padStart(digits, '0');
  for (const line of table.replaceAll(/\n *& /g, ' ').split('\n')) {
    const [name = '', ...words] = line.trim().split(' ');
    if (name === '') continue;
    const depth = line.length - line.trimStart().length;
    const parent = open[depth];
    const [, element = '', kind = ''] = NAME.exec(name) ?? [];
    if (!parent) throw new Error(`${name} stands too deep in the table`);
    const branch: Branch = {
      name: element,
      path: `${parent.path}/${element}`,
      kind,
      checks: words.map((word) => readCheck(word, codeOf)),
      children: new Map(),
    };
    const others = parent.children.get(element);
    if (others) others.push(branch);
    else parent.children.set(element, [branch]);
    open.splice(depth + 1, Infinity, branch);
    for (const check of branch.checks) all.push([branch, check]);
  }
  return { root, all: all.sort(([, a], [, b]) => (a.code < b.code ? -1 : 1)) };
}

/** A row for each entry; the document is walked once for all. */
export function countedRows(counted: Counted): readonly AnyRow[] {
  const { lists, kinds, syntax } = counted;
  const { root: tree, all } = treeOf(counted);
  const isOf = (element: XmlElement, kind: string, invoice: InvoiceTerms): boolean => {
    const wanted = kinds[kind];
    if (wanted === undefined) return kind === '';
    return typeof wanted === 'string' ? has(element, `.[${wanted}]`) : wanted.is(element, invoice);
  };
  const withKind = (name: string, kind: string): string => {
    const wanted = kinds[kind];
    return typeof wanted === 'string' ? `${name}[${wanted}]` : name;
  };

  const fails = (
    element: XmlElement,
    { child, kind, attribute, list, least, most }: Check,
    invoice: InvoiceTerms,
  ): readonly XmlElement[] => {
    const own =
      child === ''
        ? [element]
        : element.children.filter((element) => element.name === child && isOf(element, kind, invoice));
    if (list === undefined && attribute === '') return own.length < least || own.length > most ? [element] : [];
    if (list === undefined) return own.filter((element) => !attributeOf(element, attribute));
    return own.filter((element) => {
      const said = attribute === '' ? element.text : (attributeOf(element, attribute)?.value ?? '');
      return said !== '' && !lists(list).codes.has(said);
    });
  };

  const found = once((invoice) => {
    const elements = new Map<string, XmlElement[]>();
    const walk = (element: XmlElement, branch: Branch): void => {
      for (const check of branch.checks) {
        const wrong = fails(element, check, invoice);
        if (wrong.length === 0) continue;
        const list = elements.get(check.code);
        if (list) for (const element of wrong) list.push(element);
        else elements.set(check.code, [...wrong]);
      }
      if (branch.children.size === 0) return;
      for (const child of element.children) {
        const next = branch.children.get(child.name)?.find(({ kind }) => isOf(child, kind, invoice));
        if (next) walk(child, next);
      }
    };
    if (invoice.root) walk(invoice.root, tree);
    return elements;
  });

  return all.flatMap(([branch, check]) => {
    const place = withKind(branch.name, branch.kind);
    const own = check.child === '' ? place : `${place}/${withKind(check.child, check.kind)}`;
    const isOfParent = check.list === undefined && check.attribute === '';
    const where: Place = {
      name: isOfParent ? place : own,
      like: `${branch.path.slice(0, branch.path.lastIndexOf('/') + 1)}${isOfParent ? place : own}`,
      find: (invoice) => found(invoice).get(check.code) ?? [],
    };
    return at({ [syntax]: where }, rowOf(check));
  });

  function rowOf({ code, child, kind, attribute, list, least, most }: Check): Unplaced {
    const target = attribute === '' ? '.' : `@${attribute}`;
    const options: readonly RowOptions[] = [{ terms: [] }, foundBy];
    if (list !== undefined) return oneOf(code, target, lists(list), exact, ...options);
    if (attribute !== '') return needs(code, target, ...options);
    const wanted = kinds[kind];
    const counted = typeof wanted === 'object' ? wanted.term : withKind(child, kind);
    if (most === Infinity) return needs(code, counted, ...options);
    return least === 1 ? one(code, counted, ...options) : atMost(code, most, counted, ...options);
  }
}
