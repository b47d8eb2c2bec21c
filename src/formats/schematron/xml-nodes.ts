import type { XmlAttribute, XmlElement, XmlNode } from '../xml/xml-tree.ts';

/**
 * A parsed document as nodes for the XPath engine. Text precedes its sibling elements: our reader joins the text of an
 * element.
 */
export interface PathNode {
  readonly nodeType: 1 | 2 | 3 | 9;
  readonly nodeName: string;
  readonly localName: string;
  readonly namespaceURI: string | null;
  readonly prefix: string | null;
  readonly data: string;
  readonly value: string;
  parentNode: PathNode | null;
  readonly ownerElement: PathNode | null;
  readonly childNodes: PathNode[];
  readonly attributes: PathNode[];
  readonly index: number;
  /** The parsed node; undefined for text and for the document. */
  readonly source: XmlNode | undefined;
}

/** DOM node types: element, attribute, text and document. */
const ELEMENT = 1;
const ATTRIBUTE = 2;
const TEXT = 3;
const DOCUMENT = 9;

const blank = (
  nodeType: PathNode['nodeType'],
  parent: PathNode | null,
  name: string,
  uri: string,
  text: string,
  index: number,
  source: XmlNode | undefined,
  prefix = '',
): PathNode => ({
  nodeType,
  nodeName: prefix === '' ? name : `${prefix}:${name}`,
  localName: name,
  namespaceURI: uri === '' ? null : uri,
  prefix: prefix === '' ? null : prefix,
  data: text,
  value: text,
  parentNode: nodeType === ATTRIBUTE ? null : parent,
  ownerElement: nodeType === ATTRIBUTE ? parent : null,
  childNodes: [],
  attributes: [],
  index,
  source,
});

export const textNode = (text: string, parent: PathNode | null = null): PathNode =>
  blank(TEXT, parent, '#text', '', text, 0, undefined);

/** A document with its elements by local name, in text order. */
export interface PathDocument {
  readonly document: PathNode;
  readonly byName: ReadonlyMap<string, readonly PathNode[]>;
}

/** A parsed document and its text. Only the text has the prefixes of elements, which `name()` returns. */
export interface GivenXml {
  readonly root: XmlElement;
  readonly text: string;
}

export function pathDocument({ root, text }: GivenXml): PathDocument {
  const document = blank(DOCUMENT, null, '#document', '', '', 0, undefined);
  const byName = new Map<string, PathNode[]>();
  const elementNode = (element: XmlElement, parent: PathNode, index: number): PathNode => {
    const node = blank(ELEMENT, parent, element.name, element.uri, '', index, element, prefixAt(text, element));
    const same = byName.get(element.name);
    if (same) same.push(node);
    else byName.set(element.name, [node]);
    for (const attribute of element.attributes) node.attributes.push(attributeNode(attribute, node));
    if (element.text !== '') node.childNodes.push(textNode(element.text, node));
    for (const child of element.children) node.childNodes.push(elementNode(child, node, node.childNodes.length));
    return node;
  };
  document.childNodes.push(elementNode(root, document, 0));
  return { document, byName };
}

/** The prefix in a start tag. */
function prefixAt(text: string, { start, name }: XmlElement): string {
  const tag = text.slice(start + 1, start + LONGEST_PREFIX);
  const prefix = tag.slice(0, Math.max(0, tag.indexOf(':')));
  return prefix !== '' && !/[\s/>]/.test(prefix) && text.startsWith(name, start + prefix.length + 2) ? prefix : '';
}

/** A longer prefix is ignored: this search runs for every element. */
const LONGEST_PREFIX = 100;

const attributeNode = (attribute: XmlAttribute, owner: PathNode): PathNode =>
  blank(ATTRIBUTE, owner, attribute.name, attribute.uri, attribute.value, 0, attribute);

/**
 * The engine's interface to the nodes. Every expression calls it at each step, so `step` can end an endless expression
 * by throwing.
 */
export const nodeFacade = (step: () => void) => ({
  getAllAttributes({ attributes }: PathNode): PathNode[] {
    step();
    return attributes;
  },
  getAttribute({ attributes }: PathNode, name: string): string | null {
    step();
    return attributes.find((node) => node.nodeName === name)?.value ?? null;
  },
  getChildNodes({ childNodes }: PathNode): PathNode[] {
    step();
    return childNodes;
  },
  getData: ({ data }: PathNode): string => data,
  getFirstChild({ childNodes }: PathNode): PathNode | null {
    step();
    return childNodes[0] ?? null;
  },
  getLastChild({ childNodes }: PathNode): PathNode | null {
    step();
    return childNodes.at(-1) ?? null;
  },
  getNextSibling({ parentNode, index }: PathNode): PathNode | null {
    step();
    return parentNode?.childNodes[index + 1] ?? null;
  },
  getParentNode({ parentNode, ownerElement }: PathNode): PathNode | null {
    step();
    return parentNode ?? ownerElement;
  },
  getPreviousSibling({ parentNode, index }: PathNode): PathNode | null {
    step();
    return parentNode?.childNodes[index - 1] ?? null;
  },
});
