import { tableOf } from '../../engine/values.ts';
import type { SaxesTagNS } from 'saxes';
import { XmlParser } from './xml-parser.ts';

/**
 * The canonical form of an XML text without comments (Canonical XML 1.1), the input of digests of signed documents. The
 * text is well-formed and has no document type declaration: `readXml` has parsed it and told no faults.
 */
export function canonicalXml(text: string): string {
  const parser = new XmlParser({ position: false });
  const written: string[] = [];
  /** Namespaces declared by each open element, by prefix; the document has none without a prefix. */
  const scopes: ReadonlyMap<string, string>[] = [new Map([['', '']])];
  const known = (prefix: string): string | undefined => scopes.findLast((scope) => scope.has(prefix))?.get(prefix);
  let isBehindRoot = false;
  parser.on('opentag', (tag) => {
    const declared = Object.entries(tag.ns).filter(([prefix, uri]) => prefix !== 'xml' && known(prefix) !== uri);
    scopes.push(new Map(declared));
    written.push(`<${tag.name}${namespaces(declared)}${attributes(tag)}>`);
  });
  parser.on('closetag', (tag) => {
    scopes.pop();
    isBehindRoot = scopes.length === 1;
    written.push(`</${tag.name}>`);
  });
  const addText = (characters: string): void => {
    if (scopes.length > 1) written.push(characters.replace(/[&<>\r]/g, inText));
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('processinginstruction', ({ target, body }) => {
    const instruction = `<?${target}${body === '' ? '' : ` ${body}`}?>`;
    written.push(scopes.length > 1 ? instruction : isBehindRoot ? `\n${instruction}` : `${instruction}\n`);
  });
  parser.write(text).close();
  return written.join('');
}

/** By code point; those beyond U+FFFF are written in units from U+D800 on, and come last. */
function byCodePoint(a: string, b: string): number {
  const rank = (unit: number): number => (unit >= 0xe000 ? unit - 0x800 : unit >= 0xd800 ? unit + 0x2000 : unit);
  for (let i = 0; i < a.length && i < b.length; i++) {
    if (a[i] !== b[i]) return rank(a.charCodeAt(i)) - rank(b.charCodeAt(i));
  }
  return a.length - b.length;
}

const namespaces = (declared: readonly (readonly [string, string])[]): string =>
  [...declared]
    .sort(([a], [b]) => byCodePoint(a, b))
    .map(([prefix, uri]) => ` xmlns${prefix === '' ? '' : `:${prefix}`}="${quoted(uri)}"`)
    .join('');

/** By namespace, then by local name; those without a namespace come first. */
const attributes = (tag: SaxesTagNS): string =>
  Object.values(tag.attributes)
    .filter(({ prefix, name }) => prefix !== 'xmlns' && name !== 'xmlns')
    .sort((a, b) => byCodePoint(a.uri, b.uri) || byCodePoint(a.local, b.local))
    .map(({ name, value }) => ` ${name}="${quoted(value)}"`)
    .join('');

const quoted = (value: string): string => value.replace(/[&<"\t\n\r]/g, inText);

const REFERENCES: Readonly<Record<string, string>> = tableOf({
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#x9;',
  '\n': '&#xA;',
  '\r': '&#xD;',
});
const inText = (character: string): string => REFERENCES[character] ?? character;
