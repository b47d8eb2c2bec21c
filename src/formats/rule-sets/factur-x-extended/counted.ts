import { tableOf } from '../../table-of.ts';
import { once } from '../../en16931/rules/once.ts';
import { splitRule, type Demand, type TermRule } from '../../en16931/rules/rule.ts';
import type { InvoiceTerms } from '../../en16931/term-tree.ts';
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
  readonly lists: (name: string) => ReadonlySet<string>;
  readonly kinds: Readonly<Record<string, (element: XmlElement, invoice: InvoiceTerms) => boolean>>;
  readonly syntax: 'ubl' | 'cii';
}

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
  const root: Branch = { name: '', kind: '', checks: [], children: new Map() };
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

const named = (what: string, kind: string): string => (kind === '' ? what : `${what} (${kind})`);

function sentence({ name, kind }: Branch, { child, kind: ofChild, attribute, list, least, most }: Check): string {
  const inside = named(name, kind);
  const what = named(child, ofChild);
  if (list !== undefined || attribute !== '') {
    const element = child === '' ? inside : `${what} in ${inside}`;
    if (list === undefined) return `${element} has the attribute ${attribute}`;
    return attribute === ''
      ? `${element} is one of the codes that Factur-X takes there`
      : `The ${attribute} of ${element} is one of the codes that Factur-X takes there`;
  }
  if (most === Infinity) return `${inside} has at least one ${what}`;
  if (least === 1) return `${inside} has exactly one ${what}`;
  return `${inside} has at most ${most === 1 ? 'one' : 'two'} ${what}`;
}

/** A rule for each entry; the document is walked once for all. */
export function countedRules(counted: Counted): readonly TermRule[] {
  const { lists, kinds, syntax } = counted;
  const { root: tree, all } = treeOf(counted);
  const isOf = (element: XmlElement, kind: string, invoice: InvoiceTerms): boolean =>
    kind === '' || (kinds[kind]?.(element, invoice) ?? false);

  const fails = (
    element: XmlElement,
    { child, kind, attribute, list, least, most }: Check,
    invoice: InvoiceTerms,
  ): readonly XmlElement[] => {
    const own =
      child === '' ? [element] : element.children.filter((one) => one.name === child && isOf(one, kind, invoice));
    if (list === undefined && attribute === '') return own.length < least || own.length > most ? [element] : [];
    if (list === undefined) return own.filter((one) => !attributeOf(one, attribute));
    return own.filter((one) => {
      const said = attribute === '' ? one.text : (attributeOf(one, attribute)?.value ?? '');
      return said !== '' && !lists(list).has(said);
    });
  };

  const found = once((invoice) => {
    const elements = new Map<string, XmlElement[]>();
    const walk = (element: XmlElement, branch: Branch): void => {
      for (const check of branch.checks) {
        const wrong = fails(element, check, invoice);
        if (wrong.length === 0) continue;
        const list = elements.get(check.code);
        if (list) for (const one of wrong) list.push(one);
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

  return all.map(([branch, check]) => {
    const demand: Demand<XmlElement> = {
      on: (invoice) => found(invoice).get(check.code) ?? [],
      must: () => false,
      ...(check.attribute !== '' && { place: (element) => attributeOf(element, check.attribute) }),
    };
    return splitRule<XmlElement, XmlElement>(check.code, { terms: [], say: sentence(branch, check), [syntax]: demand });
  });
}
