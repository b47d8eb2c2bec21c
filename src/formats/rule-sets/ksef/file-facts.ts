import type { InvoiceTerms } from '../../en16931/term-tree.ts';
import { MOST_VERDICTS_OF_A_RULE } from '../../en16931/rules/judge-terms.ts';
import type { XmlSource } from '../../xml/xml-source.ts';
import { childOf, type XmlElement } from '../../xml/xml-tree.ts';

/** What KSeF asks of the bytes and the marks of a file, which are not in its elements. */

type Sourced = Pick<InvoiceTerms, 'root' | 'source'>;

const DECLARATION = /^\uFEFF?<\?xml[ \t\r\n]([^>]{0,500})\?>/;

/** A value of the XML declaration; undefined without one. */
function declared(source: XmlSource, name: 'version' | 'encoding'): string | undefined {
  const said = DECLARATION.exec(source.text)?.[1] ?? '';
  return new RegExp(`${name}[ \\t\\r\\n]*=[ \\t\\r\\n]*["']([^"']*)["']`).exec(said)?.[1];
}

const isUtf8 = (encoding: string): boolean => encoding.toLowerCase() === 'utf-8';

export const isWithoutMark = ({ source }: Sourced): boolean => source?.hasMark !== true;

export const isInUtf8 = ({ source }: Sourced): boolean =>
  !source || (isUtf8(source.encoding ?? 'utf-8') && isUtf8(declared(source, 'encoding') ?? 'utf-8'));

export const isFirstVersion = ({ source }: Sourced): boolean =>
  !source || (declared(source, 'version') ?? '1.0') === '1.0';

const MOST_BYTES = 1_000_000;
const MOST_BYTES_WITH_ATTACHMENT = 3_000_000;

export function isSmallEnough({ source, root }: Sourced): boolean {
  if (!source) return true;
  const most = childOf(root, 'Zalacznik') ? MOST_BYTES_WITH_ATTACHMENT : MOST_BYTES;
  const { size, text } = source;
  // A character takes three bytes at most.
  return (size ?? (text.length * 3 <= most ? 0 : new TextEncoder().encode(text).length)) <= most;
}

/** Where marks begin whose content is no other mark, and what ends them. */
const CLOSED: readonly (readonly [start: string, end: string])[] = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
];

/** The offsets of processing instructions; not that of the declaration, nor what looks so in comments and CDATA. */
function* instructionsOf(text: string): Generator<number> {
  const declaration = DECLARATION.exec(text)?.[0].length ?? 0;
  if (text.indexOf('<?', declaration) < 0) return;
  for (let at = text.indexOf('<', declaration); at >= 0; at = text.indexOf('<', at)) {
    const mark = CLOSED.find(([start]) => text.startsWith(start, at));
    if (mark?.[0] === '<?') yield at;
    const end = mark ? text.indexOf(mark[1], at + mark[0].length) : at + 1;
    if (end < 0) return;
    at = end;
  }
}

/** The innermost element around an offset; the root element for what stands beside it. */
function elementAt(root: XmlElement, offset: number): XmlElement {
  let at = root;
  for (let inner: XmlElement | undefined = root; inner;) {
    at = inner;
    inner = at.children.find(({ start, end }) => start < offset && offset < end);
  }
  return at;
}

/** The elements with a processing instruction. */
export function withInstructions({ root, source }: Sourced): readonly XmlElement[] {
  if (!root || !source) return [];
  const found = new Set<XmlElement>();
  let count = 0;
  for (const offset of instructionsOf(source.text)) {
    found.add(elementAt(root, offset));
    if (++count >= MOST_VERDICTS_OF_A_RULE) break;
  }
  return [...found];
}

/** U+0085 is allowed; the last two characters of each plane are not, apart from those that XML forbids anyway. */
const DISCOURAGED =
  /[\u007f-\u0084\u0086-\u009f\ufdd0-\ufdef]|[\ud83f\ud87f\ud8bf\ud8ff\ud93f\ud97f\ud9bf\ud9ff\uda3f\uda7f\udabf\udaff\udb3f\udb7f\udbbf\udbff][\udffe\udfff]/;

/** The elements whose text or attributes have discouraged characters, also as references; the root for a comment. */
export function withDiscouraged({ root, source }: Sourced): readonly XmlElement[] {
  if (!root || !source) return [];
  const isThere = DISCOURAGED.test(source.text);
  if (!isThere && !source.text.includes('&#')) return [];
  const found: XmlElement[] = [];
  const open = [root];
  for (let at = open.pop(); at && found.length <= MOST_VERDICTS_OF_A_RULE; at = open.pop()) {
    if (DISCOURAGED.test(at.text) || at.attributes.some(({ value }) => DISCOURAGED.test(value))) found.push(at);
    for (let i = at.children.length - 1; i >= 0; i--) open.push(at.children[i] as XmlElement);
  }
  return isThere && found.length === 0 ? [root] : found;
}
