import { at, forbids } from '../../rules/kit/verbs.ts';
import type { AnyRow } from '../../rules/kit/row.ts';
import type { Finder } from '../../rules/kit/subject.ts';
import type { XmlElement } from '../../xml/xml-tree.ts';
import { once } from './once.ts';

/**
 * Parts of a syntax that EN 16931 excludes, as a text table. A line is a path below the root element, a colon, and the
 * exclusions below it: a name, `cbc:UUID` or `@listID`, and the number of its rule, with `!` for an error. A line that
 * begins with a space continues the path above.
 */
export interface LeftOut {
  readonly table: string;
  readonly syntax: 'ubl' | 'cii';
  /** Prefix of each number. */
  readonly codes: string;
  readonly namespaces: Readonly<Record<string, string>>;
  /** Names of elements that differ from those in the table. */
  readonly aliases?: Readonly<Record<string, string>>;
}

interface Branch {
  /** Rules for the element itself; two rules may exclude the same element. */
  readonly codes: string[];
  /** Rules for its attributes, by name. */
  readonly attributes: Map<string, string>;
  /** By local name, then by namespace. */
  readonly children: Map<string, Map<string, Branch>>;
}

interface Entry {
  readonly code: string;
  readonly path: string;
  readonly isError: boolean;
}

/** A row for each entry; the document is walked once for all. */
export function leftOutRows({ table, syntax, codes, namespaces, aliases = {} }: LeftOut): readonly AnyRow[] {
  const entries = [...entriesOf(table)].map((entry) => ({ ...entry, code: codes + entry.code }));
  const tree = treeOf(entries, namespaces);
  const found = once(({ root }) => {
    const elements = new Map<string, XmlElement[]>();
    if (root) walk(root, tree, aliases, elements);
    return elements;
  });
  return entries
    .sort((a, b) => (a.code < b.code ? -1 : 1))
    .flatMap(({ code, path, isError }) =>
      leftOut(syntax, code, path, (invoice) => found(invoice).get(code) ?? [], isError ? 'error' : 'warning'),
    );
}

/** A part that is left out wherever it is found: an element, or the attribute at the end of the path. */
export function leftOut(
  syntax: 'ubl' | 'cii',
  id: string,
  path: string,
  find: Finder['find'],
  severity: 'error' | 'warning' = 'error',
): readonly AnyRow[] {
  const last = path.slice(path.lastIndexOf('/') + 1);
  const name = path
    .split('/')
    .map((step) => step.slice(step.indexOf(':') + 1))
    .join('/');
  return at({ [syntax]: { name, find } }, forbids(id, last.startsWith('@') ? last : '.', { terms: [], severity }));
}

function* entriesOf(table: string): Iterable<Entry> {
  for (const line of table.replaceAll('\n ', ' ').split('\n')) {
    const [path = '', ...words] = line.split(/:? /);
    for (let i = 0; i + 1 < words.length; i += 2) {
      const [name = '', number = ''] = words.slice(i);
      const isError = number.endsWith('!');
      yield { code: isError ? number.slice(0, -1) : number, path: path === '' ? name : `${path}/${name}`, isError };
    }
  }
}

const branch = (): Branch => ({ codes: [], attributes: new Map(), children: new Map() });

function treeOf(entries: readonly Entry[], namespaces: Readonly<Record<string, string>>): Branch {
  const tree = branch();
  for (const { code, path } of entries) {
    let at = tree;
    for (const step of path.split('/')) {
      if (step.startsWith('@')) {
        at.attributes.set(step.slice(1), code);
        break;
      }
      const [prefix = '', name = ''] = step.split(':');
      const uri = namespaces[prefix] ?? '';
      let named = at.children.get(name);
      if (!named) at.children.set(name, (named = new Map()));
      let next = named.get(uri);
      if (!next) named.set(uri, (next = branch()));
      at = next;
    }
    if (!path.includes('@')) at.codes.push(code);
  }
  return tree;
}

function walk(
  element: XmlElement,
  { codes, attributes, children }: Branch,
  aliases: Readonly<Record<string, string>>,
  found: Map<string, XmlElement[]>,
): void {
  for (const code of codes) add(found, code, element);
  if (attributes.size > 0) {
    for (const { name, uri } of element.attributes) {
      const rule = uri === '' ? attributes.get(name) : undefined;
      if (rule !== undefined) add(found, rule, element);
    }
  }
  if (children.size === 0) return;
  for (const child of element.children) {
    const next = children.get(aliases[child.name] ?? child.name)?.get(child.uri);
    if (next) walk(child, next, aliases, found);
  }
}

function add(found: Map<string, XmlElement[]>, code: string, element: XmlElement): void {
  const list = found.get(code);
  if (list) list.push(element);
  else found.set(code, [element]);
}
