import type { XmlSource } from '../xml/xml-source.ts';
import type { XmlElement, XmlNode } from '../xml/xml-tree.ts';
import { parseDecimal, type Decimal } from './decimal.ts';

export type Syntax = 'ubl' | 'cii';

/** Formats of authorities, whose elements are members of a document and no terms. */
export type NationalFormat =
  | 'ksef'
  | 'fatturapa'
  | 'verifactu'
  | 'nav'
  | 'cfdi'
  | 'facturae'
  | 'finvoice'
  | 'ticketbai';

/** What rules are bound to: a syntax of EN 16931, or the elements of an authority's own format. */
export type Binding = Syntax | NationalFormat;

export const isSyntax = (binding: Binding | undefined): binding is Syntax => binding === 'ubl' || binding === 'cii';

/** Most values have no parts, so they share one list. */
const NONE: readonly never[] = Object.freeze([]);

/**
 * One business term as written: not trimmed, normalised or calculated. An empty element is a value with the text `''`;
 * an absent one is no value.
 */
export class TermValue {
  /** `BT-29` */
  readonly term: string;
  /** The characters of the element or attribute, references resolved. */
  readonly text: string;
  /**
   * The text in the form of the semantic model, for any syntax: a date as `2026-11-21`, anything else trimmed. Invalid
   * dates stay as written.
   */
  readonly value: string;
  /** Its node in the XML; undefined for a value of a document that is still to be written. */
  readonly node: XmlNode | undefined;
  /** Components of the term, such as the scheme of an identifier: `BT-29-1` of `BT-29`. */
  get parts(): readonly TermValue[] {
    return this.owned ?? NONE;
  }
  /** For a value from a document: its JSON path. */
  readonly from: string | undefined;
  /** Which of several elements for the term has it: CII has one for IBANs and one for `other` accounts. */
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

  /** The text with collapsed white space, like XPath's `normalize-space`. */
  get plain(): string {
    return this.text.replace(/[ \t\r\n]+/g, ' ').replace(/^ | $/g, '');
  }

  /** The exact decimal; undefined if the text is none. */
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
 * One occurrence of a group of terms, or the whole invoice. Terms and groups are where EN 16931-1 puts them, in any
 * syntax: the total VAT is in `BG-22` although UBL writes it elsewhere.
 */
export class TermGroup {
  /** `BG-25`; empty for the whole invoice. */
  readonly id: string;
  readonly parent: TermGroup | undefined;
  /**
   * The element of this group. Undefined if the syntax has none (`BG-2`), or if only a term written elsewhere implies
   * the group: a `BG-22` without node means an invoice whose totals are missing except for VAT.
   */
  node: XmlElement | undefined;
  /** Values directly in this group, in text order. */
  values: TermValue[] = [];
  /** Groups directly in this group, in text order. */
  groups: TermGroup[] = [];
  /** For a group from a document: its JSON path. */
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
  readonly binding: Binding;
  /** The XML source; undefined for terms from a document. */
  readonly root: XmlElement | undefined;
  readonly invoice: TermGroup;
  /** How the XML came; undefined for terms from a document. */
  readonly source: XmlSource | undefined;
  private valueIndex: Map<string, TermValue[]> | undefined;
  private groupIndex: Map<string, TermGroup[]> | undefined;
  private readonly facts = new Map<(invoice: InvoiceTerms) => unknown, unknown>();

  constructor(binding: Binding, invoice: TermGroup, root?: XmlElement, source?: XmlSource) {
    this.binding = binding;
    this.invoice = invoice;
    trim(invoice);
    this.root = root;
    this.source = source;
  }

  /** For rules on terms, which judge no format of an authority: such a document has none. */
  get syntax(): Syntax {
    return this.binding === 'cii' ? 'cii' : 'ubl';
  }

  /** First value of the term in the whole invoice. */
  value(id: string): TermValue | undefined {
    return this.values(id)[0];
  }

  /** Every value of the term in the whole invoice, components included, by group. */
  values(id: string): readonly TermValue[] {
    this.index();
    return this.valueIndex?.get(id) ?? [];
  }

  group(id: string): TermGroup | undefined {
    return this.groups(id)[0];
  }

  /** Every occurrence of the group in the whole invoice. */
  groups(id: string): readonly TermGroup[] {
    this.index();
    return this.groupIndex?.get(id) ?? [];
  }

  /**
   * Facts computed about this invoice on first use. Stored here and not in a weak map: entries of many weak maps
   * survive every quick garbage collection, which is costly on a busy host.
   */
  fact<T>(work: (invoice: InvoiceTerms) => T): T {
    if (!this.facts.has(work)) this.facts.set(work, work(this));
    return this.facts.get(work) as T;
  }

  /** Every value, components included. */
  *everyValue(): Iterable<TermValue> {
    this.index();
    for (const values of this.valueIndex?.values() ?? []) yield* values;
  }

  /** Made on first use; the tree is complete by then. */
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

/** Shrinks the lists of a finished tree to their contents: growing lists reserve extra room. */
function trim(group: TermGroup): void {
  group.values = group.values.slice();
  group.groups = group.groups.slice();
  group.groups.forEach(trim);
}
