import type { XmlElement, XmlNode } from '../xml/xml-tree.ts';
import { parseDecimal, type Decimal } from './decimal.ts';

export type Syntax = 'ubl' | 'cii';

/** Most values have no part: they share one list. */
const NONE: readonly never[] = Object.freeze([]);

/**
 * One business term as it is written: nothing trimmed, normalised or calculated. An element that stands there empty is a value
 * with the text `''`; what is not written is no value at all.
 */
export class TermValue {
  /** `BT-29` */
  readonly term: string;
  /** The characters of the element or attribute, references resolved. */
  readonly text: string;
  /**
   * The same in the form of the semantic model, whatever the syntax: a date as `2026-11-21`, anything else without blanks at
   * its ends. What is no date stays as written.
   */
  readonly value: string;
  /** Where it is written; undefined for a value that comes from a document and is yet to be written. */
  readonly node: XmlNode | undefined;
  /** Components of the term, such as the scheme of an identifier: `BT-29-1` of `BT-29`. */
  get parts(): readonly TermValue[] {
    return this.owned ?? NONE;
  }
  /** For a value made of a document: the JSON path it comes from. */
  readonly from: string | undefined;
  /** Which of several elements for the term it is written in: CII has one for IBANs and one for `other` accounts. */
  qualifier: string | undefined;
  private owned: TermValue[] | undefined;
  private read: Decimal | null | undefined;

  constructor(term: string, text: string, node?: XmlNode, from?: string, value: string = text.trim()) {
    this.term = term;
    this.text = text;
    this.value = value;
    this.node = node;
    this.from = from;
  }

  /** The text without blanks at its ends, and with single blanks inside, as XPath's `normalize-space` gives it. */
  get plain(): string {
    return this.text.replace(/[ \t\r\n]+/g, ' ').replace(/^ | $/g, '');
  }

  /** The exact decimal that is written; undefined when none is. */
  get decimal(): Decimal | undefined {
    if (this.read === undefined) this.read = parseDecimal(this.text) ?? null;
    return this.read ?? undefined;
  }

  addPart(part: TermValue): void {
    if (this.owned) this.owned.push(part);
    else this.owned = [part];
  }

  part(id: string): TermValue | undefined {
    return this.parts.find((part) => part.term === id);
  }
}

/**
 * One occurrence of a group of terms, or the invoice as a whole. Terms and groups lie where EN 16931-1 puts them, in
 * whichever syntax they are written: the total VAT lies in `BG-22` although UBL writes it elsewhere.
 */
export class TermGroup {
  /** `BG-25`; empty for the invoice as a whole. */
  readonly id: string;
  readonly parent: TermGroup | undefined;
  /**
   * The element that is this group. Undefined when the syntax has none of its own (`BG-2`) or when only a term that is
   * written elsewhere implies the group: a `BG-22` without node is an invoice whose totals are missing but for its VAT.
   */
  node: XmlElement | undefined;
  /** Values directly in this group, in the order they are written. */
  values: TermValue[] = [];
  /** Groups directly in this group, in the order they are written. */
  groups: TermGroup[] = [];
  /** For a group made of a document: the JSON path it comes from. */
  readonly from: string | undefined;

  constructor(id: string, parent?: TermGroup, node?: XmlElement, from?: string) {
    this.id = id;
    this.parent = parent;
    this.node = node;
    this.from = from;
  }

  /** First value of the term directly in this group. */
  value(id: string): TermValue | undefined {
    return this.values.find((value) => value.term === id);
  }

  valuesOf(id: string): readonly TermValue[] {
    return this.values.filter((value) => value.term === id);
  }

  /** First group of that id directly in this group. */
  group(id: string): TermGroup | undefined {
    return this.groups.find((group) => group.id === id);
  }

  groupsOf(id: string): readonly TermGroup[] {
    return this.groups.filter((group) => group.id === id);
  }
}

/**
 * An invoice as its business terms, read from UBL or CII; what rules judge and what documents are made of.
 *
 * ```xml
 * <Invoice …><cbc:ID> 17 </cbc:ID>
 *   <cac:InvoiceLine><cbc:ID>1</cbc:ID><cbc:InvoicedQuantity unitCode="C62">2</cbc:InvoicedQuantity>…</cac:InvoiceLine>
 * </Invoice>
 * ```
 *
 * ```ts
 * terms.value('BT-1')?.text                  // ' 17 '
 * terms.value('BT-1')?.plain                 // '17'
 * terms.value('BT-10')                       // undefined: not written
 * for (const line of terms.groups('BG-25')) {
 *   line.value('BT-129')?.decimal            // Decimal 2
 *   line.value('BT-130')?.text               // 'C62'
 *   line.group('BG-29')?.value('BT-146')     // the price, its place in `.node`
 * }
 * terms.root                                 // the XML itself, for rules about elements rather than terms
 * ```
 */
export class InvoiceTerms {
  readonly syntax: Syntax;
  /** The XML this was read from; undefined for terms made of a document. */
  readonly root: XmlElement | undefined;
  readonly invoice: TermGroup;
  private valueIndex: Map<string, TermValue[]> | undefined;
  private groupIndex: Map<string, TermGroup[]> | undefined;
  private readonly facts = new Map<(invoice: InvoiceTerms) => unknown, unknown>();

  constructor(syntax: Syntax, invoice: TermGroup, root?: XmlElement) {
    this.syntax = syntax;
    this.invoice = invoice;
    trim(invoice);
    this.root = root;
  }

  /** First value of the term anywhere in the invoice. */
  value(id: string): TermValue | undefined {
    return this.values(id)[0];
  }

  /** Every value of the term anywhere in the invoice, components included, in the order of their groups. */
  values(id: string): readonly TermValue[] {
    this.index();
    return this.valueIndex?.get(id) ?? [];
  }

  group(id: string): TermGroup | undefined {
    return this.groups(id)[0];
  }

  /** Every occurrence of the group anywhere in the invoice. */
  groups(id: string): readonly TermGroup[] {
    this.index();
    return this.groupIndex?.get(id) ?? [];
  }

  /**
   * What the work finds out about this invoice, done at the first question. Kept here and not in a weak map: what many weak maps
   * hold outlives every quick collection of garbage, and a busy host would pay for it.
   */
  fact<T>(work: (invoice: InvoiceTerms) => T): T {
    if (!this.facts.has(work)) this.facts.set(work, work(this));
    return this.facts.get(work) as T;
  }

  /** Every value there is, components included. */
  *everyValue(): Iterable<TermValue> {
    this.index();
    for (const values of this.valueIndex?.values() ?? []) yield* values;
  }

  /** Made at the first question; the tree is complete by then. */
  private index(): void {
    if (this.valueIndex) return;
    const values = new Map<string, TermValue[]>();
    const groups = new Map<string, TermGroup[]>();
    const addValue = (value: TermValue): void => {
      const list = values.get(value.term);
      if (list) list.push(value);
      else values.set(value.term, [value]);
      value.parts.forEach(addValue);
    };
    const addGroup = (group: TermGroup): void => {
      group.values.forEach(addValue);
      for (const inner of group.groups) {
        const list = groups.get(inner.id);
        if (list) list.push(inner);
        else groups.set(inner.id, [inner]);
        addGroup(inner);
      }
    };
    addGroup(this.invoice);
    this.valueIndex = values;
    this.groupIndex = groups;
  }
}

/** Brings the lists of a finished tree down to what is in them: one that grew keeps room for many more. */
function trim(group: TermGroup): void {
  group.values = group.values.slice();
  group.groups = group.groups.slice();
  group.groups.forEach(trim);
}
