import type { MessageValues } from '../../engine/index.ts';
/**
 * XML as it is written: elements by namespace and local name, each with its place in the text. Comments, processing
 * instructions and the prefixes people chose are not part of it, but for that of the outermost element.
 *
 * Offsets count UTF-16 code units from 0 and end where the next character begins, as `String.prototype.slice` wants them.
 */
export interface XmlAttribute {
  /** Namespace by name; empty for an attribute without prefix. */
  readonly uri: string;
  /** Local name. */
  readonly name: string;
  /** The value with references resolved. */
  readonly value: string;
  /** Of the name, in the text. */
  readonly start: number;
  /** Of the value, between its quotes. */
  readonly valueStart: number;
  readonly valueEnd: number;
  readonly owner: XmlElement;
}

/** Most elements have no attribute or no child: they share one list. */
const NONE: readonly never[] = Object.freeze([]);

export class XmlElement {
  readonly uri: string;
  /** Local name. */
  readonly name: string;
  readonly parent: XmlElement | undefined;
  /** Position among the parent's children of the same local name, from 1. */
  readonly position: number;
  /** Of the `<` of the start tag. */
  readonly start: number;
  /** All but namespace declarations, as written. */
  attributes: readonly XmlAttribute[] = NONE;
  children: readonly XmlElement[] = NONE;
  /** Character data directly in this element, references resolved, nothing trimmed; empty where only blanks stand between elements. */
  text = '';
  /** Behind the `>` of the start tag: where the content begins. */
  contentStart = 0;
  /** Of the `</` of the end tag; equal to `contentStart` for `<a/>`. */
  contentEnd = 0;
  /** Behind the last `>`. */
  end = 0;
  /** Of the outermost element: the prefix of its name, which one authority forbids. */
  prefix = '';
  /** Of the outermost element: what `xmlIndex` made of the tree. */
  index: XmlIndex | undefined;

  constructor(uri: string, name: string, parent: XmlElement | undefined, position: number, start: number) {
    this.uri = uri;
    this.name = name;
    this.parent = parent;
    this.position = position;
    this.start = start;
  }
}

/** The elements of a document by what rules ask for, in the order of the text within each name. */
export interface XmlIndex {
  readonly byName: ReadonlyMap<string, readonly XmlElement[]>;
  /** Elements that bear an attribute, by its local name. */
  readonly byAttribute: ReadonlyMap<string, readonly XmlElement[]>;
  /** What was looked for already, by what rules call it: their own few names and paths, never a caller's. */
  readonly found: Map<string, readonly XmlElement[]>;
}

/** Spaces in XML are four characters; one that does not break, or a byte order mark, is content (XML 1.0, 2.3). */
export const SAYS_SOMETHING = /[^ \t\r\n]/;

/** A value of the text: an element's own character data, or an attribute's. */
export type XmlNode = XmlElement | XmlAttribute;

export function isElement(node: XmlNode): node is XmlElement {
  return node instanceof XmlElement;
}

/** What the node says, as written. */
export function textOf(node: XmlNode): string {
  return isElement(node) ? node.text : node.value;
}

/** Where the value lies in the text. */
export function valueRange(node: XmlNode): readonly [start: number, end: number] {
  return isElement(node) ? [node.contentStart, node.contentEnd] : [node.valueStart, node.valueEnd];
}

/**
 * Place of a node by local names with positions among equals: `/Invoice[1]/InvoiceLine[2]/ID[1]`, and for an attribute
 * `/Invoice[1]/InvoiceLine[2]/InvoicedQuantity[1]/@unitCode`.
 */
export function xmlPath(node: XmlNode): string {
  if (!isElement(node)) return `${xmlPath(node.owner)}/@${node.name}`;
  let path = '';
  for (let at: XmlElement | undefined = node; at; at = at.parent) path = `/${at.name}[${at.position}]${path}`;
  return path;
}

/** First child of that local name, of whatever namespace. */
export function childOf(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return element?.children.find((child) => child.name === name);
}

export function attributeOf(element: XmlElement | undefined, name: string): XmlAttribute | undefined {
  return element?.attributes.find((attribute) => attribute.name === name && attribute.uri === '');
}

/** A text read as XML, sound but for the `faults` that reading could step over. */
export interface XmlDocument {
  readonly text: string;
  readonly root: XmlElement;
  /** Trouble that reading stepped over: characters that XML does not allow, bytes that their encoding does not know. */
  readonly faults: readonly XmlFault[];
}

/** Trouble with the XML itself, as a value. Line and column count from 1, columns in UTF-16 code units. */
export interface XmlFault {
  readonly code: `ASSAY-XML-${'SYNTAX' | 'DTD' | 'ENTITY' | 'LIMIT' | 'ENCODING' | 'CHARACTER' | 'EMPTY' | 'FORMAT'}`;
  readonly description: string;
  /** Code and values of the description. */
  readonly phrase?: string;
  readonly values?: MessageValues;
  readonly offset: number;
  readonly line: number;
  readonly column: number;
}
