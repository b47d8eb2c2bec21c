import { described } from '../../engine/values.ts';
import type { XmlFault } from './xml-tree.ts';
import { readingMessages } from './messages.ts';

export interface DecodedXml {
  readonly text: string;
  /** TextDecoder's name of it. */
  readonly encoding: string;
  readonly faults: readonly XmlFault[];
}

export type DecodeXml =
  | { readonly ok: true; readonly value: DecodedXml }
  | { readonly ok: false; readonly faults: readonly XmlFault[] };

const MARKS: readonly (readonly [bytes: readonly number[], encoding: string])[] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
  // Without a byte order mark, the first `<` or `<?` shows the width and order of the units (XML 1.0, appendix F).
  [[0x3c, 0x00], 'utf-16le'],
  [[0x00, 0x3c], 'utf-16be'],
];

/** Longest declaration, in bytes, including white space. */
const LONGEST_DECLARATION = 512;

/**
 * The text of an XML file: decoded by its byte order mark, its declared encoding, or as UTF-8. The mark is not part of
 * the text. Invalid bytes become U+FFFD, and a fault names the first one.
 */
export function decodeXml(bytes: Uint8Array): DecodeXml {
  const mark = MARKS.find(([start]) => start.every((byte, i) => bytes[i] === byte))?.[1];
  const said = mark === undefined ? declaredEncoding(bytes) : undefined;
  // A declaration that was readable byte by byte is not in a two- or four-byte encoding.
  const isWide = said !== undefined && WIDE.test(said);
  const declared = mark ?? (isWide ? undefined : said) ?? 'utf-8';
  const decoder = decoderOf(declared);
  if (!decoder) {
    const description = readingMessages.unknownEncoding({ declared: declared.slice(0, 40) });
    return {
      ok: false,
      faults: [{ code: 'ASSAY-XML-ENCODING', ...described(description), offset: 0, line: 1, column: 1 }],
    };
  }
  const text = decoder.encoding === 'windows-1252' ? decodeWindows1252(bytes) : decoder.decode(bytes);
  const faults = [...(isWide ? [wronglyDeclared(said, text)] : []), ...wrongBytes(bytes, declared, text)];
  return { ok: true, value: { text, encoding: declared.toLowerCase(), faults } };
}

/** 0x80 to 0x9F of windows-1252. */
const WINDOWS_1252 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

/** Node 20 decodes windows-1252 as ISO-8859-1, so this decoder is our own. */
function decodeWindows1252(bytes: Uint8Array): string {
  const latin = new TextDecoder('latin1').decode(bytes);
  return latin.replace(/[\x80-\x9f]/g, (c) => WINDOWS_1252[c.charCodeAt(0) - 0x80] as string);
}

const WIDE = /^(?:utf-?(?:16|32)|ucs-?[24]|iso-10646-ucs)/i;

/** .NET programs write text that declares UTF-16 but is saved as UTF-8. */
function wronglyDeclared(said: string, text: string): XmlFault {
  const start = /<([A-Za-z_][^\s/>]*)/.exec(text);
  const line = text.slice(0, start?.index ?? 0).split(/\r\n?|\n/).length;
  const description = readingMessages.isUtf8({
    encoding: said.toUpperCase(),
    start: start?.[1] ?? readingMessages.nothing,
    line,
  });
  return { code: 'ASSAY-XML-ENCODING', ...described(description), offset: 0, line: 1, column: 1 };
}

function declaredEncoding(bytes: Uint8Array): string | undefined {
  let head = '';
  for (const byte of bytes.subarray(0, LONGEST_DECLARATION)) head += String.fromCharCode(byte);
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
  if (!text.includes('\uFFFD')) return [];
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return [];
  } catch {
    const offset = text.indexOf('\uFFFD');
    const before = text.slice(0, offset).split(/\r\n?|\n/);
    const column = (before.at(-1) ?? '').length + 1;
    const description = readingMessages.wrongBytes({ encoding: encoding.toUpperCase() });
    return [{ code: 'ASSAY-XML-ENCODING', ...described(description), offset, line: before.length, column }];
  }
}
