import { TermGroup, TermValue, InvoiceTerms } from '../en16931/term-tree.ts';
import { mayHaveParts, termOf } from '../en16931/terms.ts';
import type { XmlSource } from '../xml/xml-source.ts';
import { textOf, type XmlAttribute, type XmlElement, type XmlNode } from '../xml/xml-tree.ts';
import { fromForm, splitSubject } from './form.ts';
import { compiledTable, type CompiledRow } from './compiled-table.ts';
import type { AttributeRow, Condition, Row, Table } from './row.ts';

/** The outcome of the XML on its way to terms. */
export interface TermReading {
  readonly terms: InvoiceTerms;
  /** The values made of each element or attribute. */
  readonly values: ReadonlyMap<XmlNode, readonly TermValue[]>;
  /** Elements and attributes that add nothing to what the format implies. */
  readonly implied: ReadonlySet<XmlNode>;
}

/** The terms of an XML document by the table of its syntax; undefined if its root element is not in the table. */
export function readTerms(table: Table, root: XmlElement, source?: XmlSource): TermReading | undefined {
  const compiled = compiledTable(table).find(({ name, uri }) => root.name === name && root.uri === uri);
  if (!compiled) return undefined;
  const reading = new Reading();
  reading.readInside(compiled.root, root, reading.invoice);
  reading.judgeCurrencies();
  const terms = new InvoiceTerms(table.syntax, reading.invoice, root, source);
  return { terms, values: reading.values, implied: reading.implied };
}

/** Made on demand: a long invoice has as many groups as elements. */
interface Knowledge {
  groups?: Map<string, TermGroup>;
  implied?: Map<string, TermGroup>;
  last?: Map<string, TermValue>;
}

class Reading {
  /** Currency attributes. CII gives the invoice currency only after the lines. */
  private readonly currencies: (readonly [XmlAttribute, 'BT-5' | 'BT-6'])[] = [];
  readonly invoice = new TermGroup('');
  readonly values = new Map<XmlNode, TermValue[]>();
  readonly implied = new Set<XmlNode>();
  /** The first value of each term of the whole invoice. */
  private readonly first = new Map<string, TermValue>();
  /**
   * For each group, the first inner group of an id, the implied group, and the last value of a term with parts, so that
   * no list is searched.
   */
  private readonly knowledge = new Map<TermGroup, Knowledge>();

  readInside(row: CompiledRow, element: XmlElement, group: TermGroup): void {
    const late: (readonly [CompiledRow, XmlElement])[] = [];
    for (const child of element.children) {
      const candidates = row.children.get(child.name);
      const found = candidates?.find(
        (candidate) => candidate.uri === child.uri && this.matches(candidate.row.when, child),
      );
      if (found?.row.afterSiblings) late.push([found, child]);
      else if (found) this.readElement(found, child, group);
    }
    for (const [found, child] of late) this.readElement(found, child, group);
  }

  private readElement(compiled: CompiledRow, element: XmlElement, outer: TermGroup): void {
    const { row } = compiled;
    const group = row.group === undefined ? outer : this.openGroup(row.group, element, outer);
    if (row.term !== undefined && element.children.length === 0) {
      if (row.form === 'subject-note') this.readNote(element, group);
      else {
        const value = fromCode(row.codes, fromForm(row.form, element.text));
        this.addValue(group, row.term, element, value).qualifier = row.qualifier;
      }
    } else if (row.implied || (row.fixed !== undefined && sameFixed(row.fixed, element.text))) {
      this.implied.add(element);
    }
    for (const attribute of element.attributes) this.readAttribute(row.attributes, attribute, group, row.implied);
    this.readInside(compiled, element, group);
  }

  private readNote(element: XmlElement, group: TermGroup): void {
    const [subject, note] = splitSubject(element.text);
    if (subject !== undefined) this.addValue(group, 'BT-21', element, subject, subject);
    this.addValue(group, 'BT-22', element, note.trim(), note);
  }

  private readAttribute(
    rows: readonly AttributeRow[] | undefined,
    attribute: XmlAttribute,
    group: TermGroup,
    implied: true | undefined,
  ): void {
    const row = attribute.uri === '' ? rows?.find(({ name }) => name === attribute.name) : undefined;
    if (row?.term !== undefined) {
      this.addValue(group, row.term, attribute, attribute.value.trim());
    } else if (implied || row?.implied || (row?.fixed !== undefined && row.fixed === attribute.value.trim())) {
      this.implied.add(attribute);
    } else if (row?.currency) {
      this.currencies.push([attribute, row.currency]);
    }
  }

  /** Naming the currency of the invoice adds nothing. */
  judgeCurrencies(): void {
    for (const [attribute, term] of this.currencies) {
      if (this.first.get(term)?.plain === attribute.value.trim()) this.implied.add(attribute);
    }
  }

  private addValue(group: TermGroup, term: string, node: XmlNode, value: string, text = textOf(node)): TermValue {
    const made = new TermValue(term, text, node, undefined, value);
    const known = this.values.get(node);
    if (known) known.push(made);
    else this.values.set(node, [made]);
    const parent = termOf(term)?.parent ?? '';
    if (isTerm(parent)) {
      const owner = this.of(this.home(termOf(parent)?.parent ?? '', group)).last?.get(parent);
      if (owner) {
        owner.addPart(made);
        return made;
      }
    }
    const home = this.home(parent, group);
    home.values.push(made);
    if (home === this.invoice && !this.first.has(term)) this.first.set(term, made);
    if (mayHaveParts(term)) (this.of(home).last ??= new Map()).set(term, made);
    return made;
  }

  /** The group of that id for a value written within `inner`; it is created if implied. */
  private home(id: string, inner: TermGroup): TermGroup {
    for (let group: TermGroup | undefined = inner; group; group = group.parent) {
      if (group.id === id || (group.id === 'BG-DEX-01' && id === 'BG-25')) return group;
    }
    if (id === '' || isTerm(id)) return this.invoice;
    const parent = this.home(termOf(id)?.parent ?? '', inner);
    const known = this.of(parent).groups?.get(id);
    if (known) return known;
    const made = this.addGroup(new TermGroup(id, parent), parent);
    (this.of(parent).implied ??= new Map()).set(id, made);
    return made;
  }

  private openGroup(id: string, element: XmlElement, inner: TermGroup): TermGroup {
    // A group may contain itself: a line within a line.
    const parent = inner.id === id ? inner : this.home(termOf(id)?.parent ?? '', inner);
    const { implied: among } = this.of(parent);
    const implied = among?.get(id);
    if (!implied) return this.addGroup(new TermGroup(id, parent, element), parent);
    implied.node = element;
    among?.delete(id);
    return implied;
  }

  private addGroup(made: TermGroup, parent: TermGroup): TermGroup {
    parent.groups.push(made);
    const groups = (this.of(parent).groups ??= new Map());
    if (!groups.has(made.id)) groups.set(made.id, made);
    return made;
  }

  private of(group: TermGroup): Knowledge {
    let known = this.knowledge.get(group);
    if (!known) {
      known = {};
      this.knowledge.set(group, known);
    }
    return known;
  }

  private matches(condition: Condition | undefined, element: XmlElement): boolean {
    if (!condition) return true;
    const text = textAt(element, condition.at);
    if (condition.isTerm !== undefined) {
      const wanted = this.first.get(condition.isTerm)?.plain;
      if (wanted === undefined || wanted !== text) return false;
    }
    if (condition.is && !(text !== undefined && condition.is.includes(text))) return false;
    return !(condition.not && text !== undefined && condition.not.includes(text));
  }
}

/** Whether a component belongs to a term and not to a group. */
function isTerm(id: string): boolean {
  return id !== '' && termOf(id)?.type !== 'group';
}

/** The code of the term for this notation. */
function fromCode(codes: Row['codes'], text: string): string {
  return Object.entries(codes ?? {}).find(([, written]) => written === text)?.[0] ?? text;
}

function sameFixed(fixed: string, text: string): boolean {
  const plain = text.trim();
  // XML Schema has two notations of booleans.
  return plain === fixed || (fixed === 'true' && plain === '1') || (fixed === 'false' && plain === '0');
}

function textAt(element: XmlElement, path: string): string | undefined {
  let at: XmlElement | undefined = element;
  if (path === '.') return element.text.trim();
  for (const step of path.split('/')) {
    if (step.startsWith('@')) return at.attributes.find(({ name }) => name === step.slice(1))?.value.trim();
    at = at.children.find(({ name }) => name === step);
    if (!at) return undefined;
  }
  return at.text.trim();
}
