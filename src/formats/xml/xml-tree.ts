import type { MessageValues } from '../../engine/index.ts';
import type { XmlSource } from './xml-source.ts';
/**
 * An XML tree: elements by namespace and local name, each with its position in the text. It has no comments, processing
 * instructions or prefixes, except that of the root.
 *
 * Offsets count UTF-16 code units from 0 and are end-exclusive, like `String.prototype.slice`.
 */
export interface XmlAttribute {
  /** Namespace by name; empty for an attribute without prefix. */
  readonly uri: string;
  /** Local name. */
  readonly name: string;
  /** The value with references resolved. */
  readonly value: string;
  /** Range of the name in the text. */
  readonly start: number;
  /** Range of the value, between its quotes. */
  readonly valueStart: number;
  readonly valueEnd: number;
  readonly owner: XmlElement;
}

/** Most elements have no attributes or no children: they share one list. */
const NONE: readonly never[] = Object.freeze([]);

export class XmlElement {
  readonly uri: string;
  /** Local name. */
  readonly name: string;
  parent: XmlElement | undefined;
  /** Index among siblings with this local name, from 1. */
  position: number;
  /** Offset of the `<` of the start tag. */
  readonly start: number;
  /** All attributes except namespace declarations, as written. */
  attributes: readonly XmlAttribute[] = NONE;
  children: readonly XmlElement[] = NONE;
  /**
   * Character data directly in this element, references resolved, not trimmed; empty if there is only white space
   * between elements.
   */
  text = '';
  /** After the `>` of the start tag: where the content begins. */
  contentStart = 0;
  /** Offset of the `</` of the end tag; equal to `contentStart` for `<a/>`. */
  contentEnd = 0;
  /** After the last `>`. */
  end = 0;
  /** For the root element: the prefix of its name, which one authority forbids. */
  prefix = '';
  /** For the root element: the index by `xmlIndex`. */
  index: XmlIndex | undefined;

  constructor(uri: string, name: string, parent: XmlElement | undefined, position: number, start: number) {
    this.uri = uri;
    this.name = name;
    this.parent = parent;
    this.position = position;
    this.start = start;
  }
}

/** Indexes of a document's elements for rules, in text order within each name. */
export interface XmlIndex {
  readonly byName: ReadonlyMap<string, readonly XmlElement[]>;
  /** Elements with an attribute, by its local name. */
  readonly byAttribute: ReadonlyMap<string, readonly XmlElement[]>;
  /** Earlier look-ups, by name: only names and paths of rules, never a caller's. */
  readonly found: Map<string, readonly XmlElement[]>;
}

/** XML has four white space characters; a no-break space or byte order mark is content (XML 1.0, 2.3). */
export const SAYS_SOMETHING = /[^ \t\r\n]/;

/** Characters that XML 1.0 forbids (2.2), also as references. */
export const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** A value in the text: an element's own character data, or an attribute's. */
export type XmlNode = XmlElement | XmlAttribute;

export function isElement(node: XmlNode): node is XmlElement {
  return node instanceof XmlElement;
}

/** The node's value, as written. */
export function textOf(node: XmlNode): string {
  return isElement(node) ? node.text : node.value;
}

/** The range of the value in the text. */
export function valueRange(node: XmlNode): readonly [start: number, end: number] {
  return isElement(node) ? [node.contentStart, node.contentEnd] : [node.valueStart, node.valueEnd];
}

/**
 * Path of a node by local names with indexes: `/Invoice[1]/InvoiceLine[2]/ID[1]`, and for an attribute
 * `/Invoice[1]/InvoiceLine[2]/InvoicedQuantity[1]/@unitCode`.
 */
export function xmlPath(node: XmlNode): string {
  if (!isElement(node)) return `${xmlPath(node.owner)}/@${node.name}`;
  let path = '';
  for (let at: XmlElement | undefined = node; at; at = at.parent) path = `/${at.name}[${at.position}]${path}`;
  return path;
}

/** First child with that local name, in any namespace. */
export function childOf(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return element?.children.find((child) => child.name === name);
}

export function attributeOf(element: XmlElement | undefined, name: string): XmlAttribute | undefined {
  if (!element) return undefined;
  for (const attribute of element.attributes) if (attribute.name === name && attribute.uri === '') return attribute;
  return undefined;
}

/** A parsed XML text; its `faults` were recoverable. */
export interface XmlDocument {
  readonly text: string;
  readonly source: XmlSource;
  /** The outermost element, or the document in an envelope: its paths begin there. */
  readonly root: XmlElement;
  /** The envelope that the document came in. */
  readonly envelope?: XmlElement;
  /** Recoverable errors: forbidden characters, text outside the root element. */
  readonly faults: readonly XmlFault[];
}

/** An error of the XML itself, as a value. Line and column count from 1, columns in UTF-16 code units. */
export interface XmlFault {
  readonly code: `ASSAY-XML-${'SYNTAX' | 'DTD' | 'ENTITY' | 'LIMIT' | 'ENCODING' | 'CHARACTER' | 'HIDDEN' | 'FORMAT' | 'SPECIFICATION' | 'VALUE' | 'AMOUNT-DUE' | 'LINE-AMOUNT' | 'NO-INVOICE' | 'SIGNED'}`;
  /** An error is what strict parsers refuse. */
  readonly severity: 'error' | 'warning';
  readonly description: string;
  /** Code and values of the description. */
  readonly phrase?: string;
  readonly values?: MessageValues;
  readonly offset: number;
  readonly line: number;
  readonly column: number;
}
