import { readXml } from './read-xml.ts';
import { attributeOf, isElement, textOf, valueRange, type XmlElement, type XmlNode } from './xml-tree.ts';

/** A replacement in a text, in offsets. */
export interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The element or attribute at a path such as `/Invoice[1]/ID[1]`; undefined if there is none. */
export function nodeAt(root: XmlElement, path: string): XmlNode | undefined {
  const [first, ...steps] = path.split('/').filter((step) => step !== '');
  if (first !== `${root.name}[1]`) return undefined;
  let at: XmlElement = root;
  for (const step of steps) {
    if (step.startsWith('@')) return attributeOf(at, step.slice(1));
    const next = at.children.find(({ name, position }) => `${name}[${String(position)}]` === step);
    if (!next) return undefined;
    at = next;
  }
  return at;
}

/** The value at a path, as it is read; undefined if there is none. */
export function xmlValue(text: string, path: string): string | undefined {
  const read = readXml(text);
  const node = read.ok ? nodeAt(read.document.root, path) : undefined;
  return node && textOf(node).trim();
}

/**
 * The edits that give the element or attribute at a path this value, or remove it without one. White space around a
 * value stays. An element that has nothing left but the removed one goes too. Empty if there is no such place, or if
 * nothing changes; an element with children keeps them.
 */
export function xmlValueEdits(text: string, path: string, value: string | undefined): readonly TextEdit[] {
  const read = readXml(text);
  const node = read.ok ? nodeAt(read.document.root, path) : undefined;
  if (!node || (isElement(node) && node.children.length > 0)) return [];
  if (value === undefined || value === '') return removal(text, node);
  const [start, end] = valueRange(node);
  if (textOf(node).trim() === value) return [];
  const escaped = escapedText(value);
  if (isElement(node) && text.slice(node.contentStart - 2, node.contentStart) === '/>') {
    const name = /^[^\s/>]+/.exec(text.slice(node.start + 1))?.[0] ?? '';
    return [{ start: node.contentStart - 2, end: node.contentStart, text: `>${escaped}</${name}>` }];
  }
  const written = text.slice(start, end);
  const before = /^[ \t\r\n]*/.exec(written)?.[0].length ?? 0;
  const after = written.length - written.trimEnd().length;
  const isBlank = before === written.length;
  return [{ start: isBlank ? start : start + before, end: isBlank ? end : end - after, text: escaped }];
}

function removal(text: string, node: XmlNode): readonly TextEdit[] {
  if (!isElement(node)) return [{ start: withBlanks(text, node.start), end: node.valueEnd + 1, text: '' }];
  let element = node;
  while (element.parent?.parent && element.parent.children.length === 1) element = element.parent;
  if (!element.parent) return [];
  return [{ start: withBlanks(text, element.start), end: element.end, text: '' }];
}

/** Where the white space before an offset begins. */
export function withBlanks(text: string, offset: number): number {
  let from = offset;
  while (/[ \t\r\n]/.test(text.charAt(from - 1))) from -= 1;
  return from;
}

const escapedText = (value: string): string =>
  value
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');
