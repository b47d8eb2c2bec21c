import { readXml } from '../../formats/xml/read-xml.ts';
import { xmlPath, type XmlElement } from '../../formats/xml/xml-tree.ts';

/** What is done, where (`/Invoice[1]/ID[1]`, an attribute as `@name`), and the new text. */
export type Edit = readonly [op: 'delete' | 'copy' | 'set' | 'attr' | 'append', place: string, value?: string];

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/** One edit of an XML text, as the recorded cases were made: only the characters that it names change. */
export function editText(text: string, [op, place, value = '']: Edit): string {
  const [path = '', attribute] = place.split('/@');
  const read = readXml(text);
  const element = read.ok ? elementAt(read.document.root, path) : undefined;
  if (!element) throw new Error(`There is no place ${place}`);
  const { start, end, contentStart, contentEnd } = element;
  const put = (from: number, to: number, what: string): string => text.slice(0, from) + what + text.slice(to);
  const [, name = ''] = /^<([^\s/>]+)/.exec(text.slice(start, start + 200)) ?? [];
  if (attribute !== undefined && op === 'attr') {
    const behind = start + 1 + name.length;
    return put(behind, behind, ` ${attribute}="${escaped(value)}"`);
  }
  if (attribute !== undefined) {
    const found = element.attributes.find((candidate) => candidate.name === attribute);
    if (!found) throw new Error(`There is no place ${place}`);
    if (op !== 'delete') return put(found.valueStart, found.valueEnd, escaped(value));
    return text.slice(0, found.start).trimEnd() + text.slice(found.valueEnd + 1);
  }
  if (op === 'delete') return put(start, end, '');
  if (op === 'copy') return put(end, end, text.slice(start, end));
  const content = op === 'set' ? escaped(value) : value;
  if (contentEnd === end)
    return put(start, end, `${text.slice(start, end).replace(/\s*\/>$/, '>')}${content}</${name}>`);
  return op === 'set' ? put(contentStart, contentEnd, content) : put(contentEnd, contentEnd, content);
}

function elementAt(root: XmlElement, path: string): XmlElement | undefined {
  let at: XmlElement | undefined = xmlPath(root) === path.split('/').slice(0, 2).join('/') ? root : undefined;
  for (const step of path.split('/').slice(2)) {
    const [, name, position] = /^(.+)\[(\d+)\]$/.exec(step) ?? [];
    at = at?.children.find((child) => child.name === name && child.position === Number(position));
  }
  return at;
}
