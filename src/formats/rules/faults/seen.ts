import { isMetBy, readConditions, type Condition } from '../kit/condition.ts';
import { pathsIn } from '../kit/place.ts';
import { inSyntax, type AnyRow, type Target } from '../kit/row.ts';
import type { Subject } from '../kit/subject.ts';
import { elementOf, isGroupId, isTermId, nodeOf, targetOf, textIn, type Found } from '../kit/target.ts';
import { found } from '../../en16931/rules/paths.ts';
import type { InvoiceTerms } from '../../en16931/term-tree.ts';
import { localName, type Row, type Table } from '../../mapping/row.ts';
import { UBL_NAMESPACES } from '../../ubl/namespaces.ts';
import type { TaxName } from '../../en16931/term-names.ts';
import type { Structure } from '../../structure/structure.ts';
import { isElement, textOf, XmlElement, type XmlNode } from '../../xml/xml-tree.ts';
import { childIn, siblingBefore, typeOfElement } from '../../structure/content-place.ts';
import type { Named } from './names.ts';
import { isThere, placesOf, termAround, termBelow, termOfNode, type TermPlace } from './table-terms.ts';

/** The document that a fault is in. */
export interface Judged {
  readonly invoice: InvoiceTerms;
  /** The table of its syntax; undefined for other documents than invoices. */
  readonly table: Table | undefined;
  readonly structure: Structure | undefined;
  /** What the tax is called, if not VAT. */
  readonly tax?: TaxName | undefined;
}

/** Something missing: the deepest element that is there, and the names below it that are not. */
export interface Gap {
  readonly parent: XmlElement;
  /** With their usual prefix; the last may be an attribute. */
  readonly names: readonly string[];
  /** The existing sibling behind which the first belongs. */
  readonly behind: XmlElement | undefined;
  /** The rows of the table for these names, where it has them. */
  readonly rows: readonly Row[];
}

interface Way {
  readonly parent: XmlElement;
  readonly names: readonly string[];
  readonly rows?: readonly Row[];
}

const elementsIn = (names: readonly string[]): number => names.filter((name) => !name.startsWith('@')).length;

/** One row at one place of a document: what its targets are called, where they are, and where they are missing. */
export class Seen {
  readonly row: AnyRow;
  readonly subject: Subject;
  readonly judged: Judged;
  readonly targets: readonly Target[];
  private readonly gaps = new Map<Target, Gap | undefined>();

  constructor(row: AnyRow, subject: Subject, judged: Judged) {
    this.row = row;
    this.subject = subject;
    this.judged = judged;
    this.targets = inSyntax(row.targets, judged.invoice.syntax) ?? [];
  }

  first(target: Target): Found | undefined {
    return this.isBelowElement(target)
      ? this.each(target)[0]
      : targetOf(target).first(this.subject, this.judged.invoice);
  }

  each(target: Target): readonly Found[] {
    const { invoice } = this.judged;
    if (!this.isBelowElement(target)) return targetOf(target).each(this.subject, invoice);
    const all: readonly Found[] = isGroupId(target) ? invoice.groups(target) : invoice.values(target);
    return all.filter((found) => isBelow(nodeOf(found), this.subject as XmlElement));
  }

  exists(target: Target): boolean {
    return this.first(target) !== undefined;
  }

  /** Code judged an element, and the verb names a term within. */
  private isBelowElement(target: Target): boolean {
    return isTermId(target) && this.subject instanceof XmlElement && this.subject !== this.judged.invoice.root;
  }

  /** The name of a target: of what it finds, or of what is missing. */
  named(target: Target, found: Found | undefined = this.first(target)): Named {
    const { table } = this.judged;
    const own = this.ownTerm(target);
    const node = found && nodeOf(found);
    if (node) {
      const place = table && termOfNode(table, node);
      const term = own ?? place?.term;
      return this.placed({ term, element: this.nameOfNode(node, place) }, parentOf(node));
    }
    const gap = this.gapOf(target);
    const below = gap && table && termBelow(table, gap.parent, gap.names.map(localName));
    const element = gap?.names.at(-1) ?? (own === target ? this.elementOfTerm(target) : lastName(target));
    return this.placed({ term: own ?? below?.term, element }, gap?.parent);
  }

  /** Where the table writes a term that the file has nowhere. */
  private elementOfTerm(term: string): string | undefined {
    const { table, invoice } = this.judged;
    const [place] = (table && invoice.root && placesOf(table, invoice.root.name).byTerm.get(term)) ?? [];
    return place?.attribute === undefined ? place?.path.at(-1) : `@${place.attribute}`;
  }

  /** Something without a term of its own, with the term around it, or that of the row. */
  private placed(given: Named, parent: XmlElement | undefined): Named {
    const { tax } = this.judged;
    const named = tax === undefined ? given : { ...given, tax };
    if (named.term !== undefined) return named;
    const around = this.around(parent);
    return around === undefined ? { ...named, about: this.row.options.terms?.[0] } : { ...named, around };
  }

  /** The term of an element, or of the nearest around it. */
  around(element: XmlElement | undefined): string | undefined {
    const { table } = this.judged;
    return element && table ? termAround(table, element) : undefined;
  }

  /** The term that the row gives its target, or that the target is. */
  private ownTerm(target: Target): string | undefined {
    if (isTermId(target)) return target;
    const { terms, isAbout } = this.row.options;
    return !isAbout && terms?.length === this.targets.length ? terms[this.targets.indexOf(target)] : undefined;
  }

  private nameOfNode(node: XmlNode, place: TermPlace | undefined): string {
    if (!isElement(node)) return `@${node.name}`;
    const written = place?.attribute === undefined ? place?.path.at(-1) : undefined;
    return written ?? this.qualified(node.name, node.uri);
  }

  /** A local name with the usual prefix of its namespace. */
  qualified(name: string, uri: string): string {
    const prefix = prefixesOf(this.judged.table ?? UBL_ALONE).get(uri);
    return prefix ? `${prefix}:${name}` : name;
  }

  /** Where a target is missing. */
  gapOf(target: Target): Gap | undefined {
    if (!this.gaps.has(target)) this.gaps.set(target, this.foundGap(target));
    return this.gaps.get(target);
  }

  private foundGap(target: Target): Gap | undefined {
    const way = isTermId(target) ? this.wayToTerm(target) : this.wayAlong(target);
    if (!way || way.names.length === 0 || way.names.includes('*')) return undefined;
    const { structure } = this.judged;
    const [first = ''] = way.names;
    const type = structure && typeOfElement(structure, way.parent);
    const names = this.withPrefixes(way.parent, way.names);
    const behind = first.startsWith('@') ? undefined : siblingBefore(type, way.parent, localName(first));
    const local = way.names.map(localName);
    const place = this.judged.table && termBelow(this.judged.table, way.parent, local);
    const rows = (isTermId(target) ? way.rows : place?.rows.slice(-elementsIn(names))) ?? [];
    return { parent: way.parent, names, behind, rows };
  }

  private withPrefixes(parent: XmlElement, names: readonly string[]): readonly string[] {
    const { structure } = this.judged;
    let type = structure && typeOfElement(structure, parent);
    return names.map((name) => {
      if (name.startsWith('@') || name.includes(':')) return name;
      const declared = type && childIn(type, name);
      type = declared && structure?.typeOf(declared.type);
      return declared ? this.qualified(name, declared.uri) : name;
    });
  }

  /** From the place, or from the root element. */
  private wayToTerm(term: string): Way | undefined {
    const { invoice, table } = this.judged;
    const { root } = invoice;
    if (!root || !table) return undefined;
    const [place] = placesOf(table, root.name).byTerm.get(term) ?? [];
    if (!place) return undefined;
    const start = elementOf(this.subject, invoice) ?? root;
    const line = lineBelow(root, start);
    const from = line.every((element, index) => isThere(place, index, element)) ? start : root;
    const depth = from === root ? 0 : line.length;
    let parent = from;
    let index = depth;
    for (; index < place.path.length; index++) {
      const next = parent.children.find((child) => isThere(place, index, child));
      if (!next) break;
      parent = next;
    }
    const attribute = place.attribute === undefined ? [] : [`@${place.attribute}`];
    return { parent, names: [...place.path.slice(index), ...attribute], rows: place.rows.slice(index) };
  }

  private wayAlong(target: Target): Way | undefined {
    const { invoice } = this.judged;
    const isRooted = target.startsWith('/');
    const start = isRooted ? invoice.root : elementOf(this.subject, invoice);
    if (!start) return undefined;
    const path = target.replace(/^\/\/?/, '');
    const steps = stepsOf(isRooted && !target.startsWith('//') ? path.replace(/^[^/]+\//, '') : path);
    let parent = start;
    let index = 0;
    for (; index < steps.length; index++) {
      const { name, conditions } = steps[index] ?? { name: '', conditions: [] };
      if (name === '.') continue;
      if (name === '..') {
        if (!parent.parent) return undefined;
        parent = parent.parent;
        continue;
      }
      const next = parent.children.find(
        (child) =>
          child.name === name && conditions.every((condition) => isMetBy(condition, textsOf(child, condition.target))),
      );
      if (!next) break;
      parent = next;
    }
    return { parent, names: steps.slice(index).map(({ name }) => name) };
  }

  /** A condition in the path of a target that what is there does not meet. */
  unmet(target: Target): { readonly condition: Condition; readonly found: XmlNode } | undefined {
    if (isTermId(target)) return undefined;
    const { invoice } = this.judged;
    let at = [elementOf(this.subject, invoice)].filter((element) => element !== undefined);
    for (const { name, conditions } of stepsOf(target)) {
      const named = at.flatMap((element) => element.children.filter((child) => child.name === name));
      const right = named.filter((child) =>
        conditions.every((condition) => isMetBy(condition, textsOf(child, condition.target))),
      );
      if (named.length > 0 && right.length === 0) {
        const [condition] = conditions;
        const [found] = named.flatMap((child) => (condition ? nodesOf(child, condition.target) : []));
        return condition && found && !condition.absent && !condition.isOther ? { condition, found } : undefined;
      }
      at = right;
    }
    return undefined;
  }

  /** The conditions of the place, with what meets them. */
  conditions(): readonly { readonly condition: Condition; readonly found: Found; readonly named: Named }[] {
    const place = inSyntax(this.row.place, this.judged.invoice.syntax);
    if (place === undefined) return [];
    return conditionsOf(typeof place === 'string' ? place : place.name).flatMap((condition) => {
      if (condition.absent || condition.isOther || condition.reading === undefined) return [];
      const each = this.each(condition.target);
      const found = each.find((candidate) => isMetBy(condition, [textIn(candidate)])) ?? each[0];
      return found ? [{ condition, found, named: this.named(condition.target, found) }] : [];
    });
  }
}

/** A subline is a separate line. */
function isBelow(node: XmlNode | undefined, element: XmlElement): boolean {
  for (let at = node && (isElement(node) ? node : node.owner); at; at = at.parent) {
    if (at === element) return true;
    if (/^Sub(?:Invoice|CreditNote)Line$/.test(at.name)) return false;
  }
  return false;
}

const parentOf = (node: XmlNode): XmlElement | undefined => (isElement(node) ? node.parent : node.owner);

export const writtenIn = (found: Found | undefined): string => textIn(found).trim();

const lastName = (target: Target): string | undefined => {
  const name = stepsOf(target).at(-1)?.name;
  return name === undefined || name.startsWith('.') ? undefined : name;
};

type Steps = readonly { readonly name: string; readonly conditions: readonly Condition[] }[];

/** By path: only those of rows, never a caller's. */
const STEPS = new Map<string, Steps>();

/** The steps of a path, each with its conditions. */
export function stepsOf(path: string): Steps {
  let steps = STEPS.get(path);
  if (!steps) STEPS.set(path, (steps = readSteps(path)));
  return steps;
}

/** By place. */
const CONDITIONS = new Map<string, readonly Condition[]>();

/** The conditions of the last step of a place. */
function conditionsOf(place: string): readonly Condition[] {
  let conditions = CONDITIONS.get(place);
  if (!conditions) {
    const [path = ''] = pathsIn(place).slice(-1);
    const last = isTermId(path) || path.startsWith('[') ? path : (path.split(/\/(?![^[]*\])/).at(-1) ?? '');
    CONDITIONS.set(place, (conditions = readConditions(last).conditions));
  }
  return conditions;
}

/** Documents other than invoices have no table; most are of UBL. */
const UBL_ALONE = { namespaces: UBL_NAMESPACES };

const PREFIXES = new WeakMap<Pick<Table, 'namespaces'>, ReadonlyMap<string, string>>();

/** The usual prefixes by namespace; of two, the first. */
function prefixesOf(table: Pick<Table, 'namespaces'>): ReadonlyMap<string, string> {
  let prefixes = PREFIXES.get(table);
  if (!prefixes) {
    const entries = Object.entries(table.namespaces).map(([prefix, uri]) => [uri, prefix] as const);
    PREFIXES.set(table, (prefixes = new Map(entries.toReversed())));
  }
  return prefixes;
}

function readSteps(path: string): Steps {
  const steps: string[] = [''];
  let depth = 0;
  for (const sign of path) {
    if (sign === '[') depth++;
    else if (sign === ']') depth--;
    if (sign === '/' && depth === 0) steps.push('');
    else steps[steps.length - 1] += sign;
  }
  return steps.filter((step) => step !== '').map(readConditions);
}

const nodesOf = (element: XmlElement, path: string): readonly XmlNode[] => found(element, path);

const textsOf = (element: XmlElement, path: string): readonly string[] => found(element, path).map(textOf);

/** The elements from below the root to this one. */
function lineBelow(root: XmlElement, element: XmlElement): readonly XmlElement[] {
  const line: XmlElement[] = [];
  for (let at: XmlElement | undefined = element; at && at !== root; at = at.parent) line.unshift(at);
  return line;
}
