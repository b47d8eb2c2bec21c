import { described } from '../../engine/values.ts';
import type { Message } from '../../engine/index.ts';
import type { XmlFault } from './xml-tree.ts';
import { readingMessages } from './messages.ts';
import { contentOfSigned } from './signed-envelope.ts';
import { textPlaces } from './text-places.ts';

export interface DecodedXml {
  readonly text: string;
  /** TextDecoder's name of it. */
  readonly encoding: string;
  /** The text was the content of a signed message. */
  readonly isSigned?: true;
  /** Its bytes began with a byte order mark. */
  readonly hasMark?: true;
  readonly faults: readonly XmlFault[];
}

const MARKS: readonly (readonly [bytes: readonly number[], encoding: string])[] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
  // Without a byte order mark, the first `<` or `<?` shows the width and order of the units (XML 1.0, appendix F).
  [[0x3c, 0x00], 'utf-16le'],
  [[0x00, 0x3c], 'utf-16be'],
];

/** Whether the bytes begin with a mark of their own, not with the first sign of the text. */
const isMarked = (bytes: Uint8Array): boolean => (bytes[0] ?? 0) > 0x3c;

/** Longest declaration, in characters, including white space. */
const LONGEST_DECLARATION = 512;

/**
 * The text of an XML file, or of the content of a signed message (`.p7m`), whose signature is not judged: decoded by its byte order mark, its declared encoding, or as UTF-8. The mark is not part of
 * the text. Invalid bytes become U+FFFD. What contradicts the encoding is a fault at the first such place: strict parsers
 * refuse the file there.
 */
export function decodeXml(file: Uint8Array): DecodedXml {
  const content = contentOfSigned(file);
  if (!content) return decoded(file);
  const { faults, ...read } = decoded(content);
  return { ...read, isSigned: true, faults: [signedFault, ...faults] };
}

function decoded(bytes: Uint8Array): DecodedXml {
  const mark = MARKS.find(([start]) => start.every((byte, i) => bytes[i] === byte))?.[1];
  if (mark !== undefined) {
    const text = new TextDecoder(mark).decode(bytes);
    const said = declaredIn(text.slice(0, LONGEST_DECLARATION));
    const faults = [...secondMark(text), ...otherMark(said, mark, text), ...wrongBytes(bytes, mark, text)];
    return { text, encoding: mark, ...(isMarked(bytes) && { hasMark: true }), faults };
  }
  const said = declaredIn(latin(bytes.subarray(0, LONGEST_DECLARATION)));
  // A declaration that was readable byte by byte is not in a two- or four-byte encoding.
  const isWide = said !== undefined && WIDE.test(said);
  const known = said !== undefined && !isWide ? decoderOf(said) : undefined;
  const encoding = known && said !== undefined ? said.toLowerCase() : 'utf-8';
  const decoder = known ?? new TextDecoder();
  const text = decoder.encoding === 'windows-1252' ? decodeWindows1252(bytes) : decoder.decode(bytes);
  const misnamed =
    said === undefined || known
      ? []
      : [
          isWide
            ? wronglyDeclared(said, text)
            : atStart(readingMessages.unknownEncoding({ declared: said.slice(0, 40) })),
        ];
  return { text, encoding, faults: [...misnamed, ...wrongBytes(bytes, encoding, text), ...otherSigns(said, text)] };
}

const signedFault: XmlFault = {
  code: 'ASSAY-XML-SIGNED',
  severity: 'warning',
  ...described(readingMessages.signed),
  offset: 0,
  line: 1,
  column: 1,
};

/** 0x80 to 0x9F of windows-1252. */
const WINDOWS_1252 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

const latin = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes);

/** Node 20 decodes windows-1252 as ISO-8859-1, so this decoder is our own. */
function decodeWindows1252(bytes: Uint8Array): string {
  return latin(bytes).replace(/[\x80-\x9f]/g, (c) => WINDOWS_1252[c.charCodeAt(0) - 0x80] as string);
}

const WIDE = /^(?:utf-?(?:16|32)|ucs-?[24]|iso-10646-ucs)/i;
const ASCII = /^(?:us-?ascii|ascii|iso646-us|ansi_x3\.4-1968)$/i;
const LATIN_1 = /^(?:iso[-_]?8859-1|latin1|l1)$/i;

/** Names come from the file. */
const shown = (encoding: string): string => encoding.slice(0, 40).toUpperCase();

function atStart(description: Message): XmlFault {
  return { code: 'ASSAY-XML-ENCODING', severity: 'error', ...described(description), offset: 0, line: 1, column: 1 };
}

/** The decoder takes the first mark away; the parser would take the second. */
function secondMark(text: string): readonly XmlFault[] {
  return text.startsWith('\uFEFF') ? [{ ...atStart(readingMessages.markInside), code: 'ASSAY-XML-SYNTAX' }] : [];
}

function faultAt(text: string, offset: number, severity: XmlFault['severity'], description: Message): XmlFault {
  return { code: 'ASSAY-XML-ENCODING', severity, ...described(description), offset, ...textPlaces(text)(offset) };
}

/** .NET programs write text that declares UTF-16 but is saved as UTF-8. */
function wronglyDeclared(said: string, text: string): XmlFault {
  const start = /<([A-Za-z_][^\s/>]*)/.exec(text);
  const { line } = textPlaces(text)(start?.index ?? 0);
  return atStart(readingMessages.isUtf8({ encoding: shown(said), start: start?.[1] ?? readingMessages.nothing, line }));
}

/** A declaration that contradicts the mark. Text in ASCII is the same in every encoding of single bytes. */
function otherMark(said: string | undefined, mark: string, text: string): readonly XmlFault[] {
  if (said === undefined) return [];
  const is = mark === 'utf-8' ? /^utf-?8$/i : WIDE;
  const isSame = is.test(said) || (mark === 'utf-8' && !WIDE.test(said) && !/[^\0-\x7f]/.test(text));
  return isSame ? [] : [atStart(readingMessages.otherMark({ encoding: shown(said), mark: mark.toUpperCase() }))];
}

/** ISO-8859-1 has control characters where windows-1252 has signs; programs often mean the signs. */
function otherSigns(said: string | undefined, text: string): readonly XmlFault[] {
  if (said === undefined || !LATIN_1.test(said)) return [];
  const offset = text.search(/[^\0-\xff]/);
  if (offset < 0) return [];
  const sign = text[offset] as string;
  const byte = `0x${(0x80 + WINDOWS_1252.indexOf(sign)).toString(16).toUpperCase()}`;
  return [faultAt(text, offset, 'warning', readingMessages.otherSigns({ byte, encoding: shown(said), sign }))];
}

function declaredIn(head: string): string | undefined {
  return /^\s*<\?xml\s[^>]*?encoding\s*=\s*["']([A-Za-z][A-Za-z0-9._-]*)["']/.exec(head)?.[1];
}

function decoderOf(encoding: string) {
  try {
    return new TextDecoder(encoding);
  } catch {
    return undefined;
  }
}

function wrongBytes(bytes: Uint8Array, encoding: string, text: string): readonly XmlFault[] {
  const offset = ASCII.test(encoding)
    ? text.search(/[^\0-\x7f]/)
    : text.includes('\uFFFD') && !isSound(bytes, encoding)
      ? text.indexOf('\uFFFD')
      : -1;
  if (offset < 0) return [];
  const { wrongBytes: replaced, notAscii } = readingMessages;
  const description = ASCII.test(encoding) ? notAscii : replaced({ encoding: shown(encoding) });
  return [faultAt(text, offset, 'error', description)];
}

function isSound(bytes: Uint8Array, encoding: string): boolean {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
