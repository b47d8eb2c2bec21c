import { tableOf } from '../../engine/values.ts';
import { FORBIDDEN } from './xml-tree.ts';

/** An element to be written. */
export interface XmlOutput {
  /** With its prefix. */
  readonly name: string;
  readonly attributes: readonly (readonly [name: string, value: string])[];
  readonly children: readonly XmlOutput[];
  /** For an element without children. */
  readonly text?: string;
}

/**
 * An XML 1.0 text in UTF-8, indented by two spaces. A text that declares another encoding is in ASCII, with references to
 * all other signs: its bytes are the same in UTF-8 and in every encoding that extends ASCII.
 */
export function writeXml(root: XmlOutput, encoding = UTF_8): string {
  const lines = [`<?xml version="1.0" encoding="${encoding}"?>`];
  writeElement(root, '', lines);
  const text = `${lines.join('\n')}\n`;
  return encoding === UTF_8 ? text : text.replace(/[^\0-\x7f]/gu, (sign) => `&#${sign.codePointAt(0)};`);
}

const UTF_8 = 'UTF-8';

function writeElement({ name, attributes, children, text }: XmlOutput, indent: string, lines: string[]): void {
  const start = `${indent}<${name}${attributes.map(([key, value]) => ` ${key}="${escaped(value, true)}"`).join('')}`;
  if (children.length > 0) {
    lines.push(`${start}>`);
    for (const child of children) writeElement(child, `${indent}  `, lines);
    lines.push(`${indent}</${name}>`);
  } else {
    lines.push(text === undefined || text === '' ? `${start}/>` : `${start}>${escaped(text, false)}</${name}>`);
  }
}

const ENTITIES: Readonly<Record<string, string>> = tableOf({
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
  '\n': '&#10;',
  '\t': '&#9;',
});

/**
 * XML parsers turn line ends and tabs in attributes into spaces, and CRLF into LF, unless they are character
 * references.
 */
function escaped(text: string, inAttribute: boolean): string {
  const special = inAttribute ? /[&<>"\r\n\t]/g : /[&<>\r]/g;
  return text.replace(FORBIDDEN, '').replace(special, (sign) => ENTITIES[sign] as string);
}
