/**
 * Takes the content out of a signed message (CMS SignedData, RFC 5652), as Italian invoices in `.p7m` files come.
 *
 * Reads BER: lengths may be definite or not, and the content may be in pieces. Nothing of the signature is read.
 */

/** An element of BER: its tag and where its content is. `end` is undefined if its length is not told. */
interface Element {
  readonly tag: number;
  readonly start: number;
  readonly end: number | undefined;
}

const SEQUENCE = 0x30;
const OBJECT_IDENTIFIER = 0x06;
const OCTETS = 0x04;
const PIECES = 0x24;
const CONTEXT_0 = 0xa0;
const SIGNED_DATA = [0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x07, 0x02];

/** Elements that hold elements of unknown length are not followed deeper than this. */
const DEEPEST = 8;

/** The first bytes of a signed message in Base64: a sequence of more than 255 bytes, or of unknown length. */
const BASE64_START = /^(?:-----BEGIN (?:PKCS7|CMS)-----)?\s*MI[A-Za-z0-9+/]/;
const LONGEST_START = 64;

/** The content of a signed message, as bytes or in Base64; undefined if the file is none. */
export function contentOfSigned(file: Uint8Array): Uint8Array | undefined {
  if (file[0] === SEQUENCE) return contentOf(file);
  const start = new TextDecoder('latin1').decode(file.subarray(0, LONGEST_START));
  const bytes = BASE64_START.test(start) ? bytesOfBase64(new TextDecoder('latin1').decode(file)) : undefined;
  return bytes && contentOf(bytes);
}

function bytesOfBase64(text: string): Uint8Array | undefined {
  const plain = text.replace(/-----[A-Z0-9 ]+-----/g, '').replace(/\s+/g, '');
  try {
    return Uint8Array.from(atob(plain), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}

function contentOf(bytes: Uint8Array): Uint8Array | undefined {
  const message = elementAt(bytes, 0);
  const type = message?.tag === SEQUENCE ? elementAt(bytes, message.start) : undefined;
  if (!type || !isSignedData(bytes, type)) return undefined;
  // ContentInfo: its type, then [0] with the SignedData: version, digest algorithms, the content.
  const wrapped = after(bytes, type, CONTEXT_0);
  const signed = wrapped && elementAt(bytes, wrapped.start);
  const version = signed?.tag === SEQUENCE ? elementAt(bytes, signed.start) : undefined;
  const algorithms = version && after(bytes, version);
  const content = algorithms && after(bytes, algorithms, SEQUENCE);
  const contentType = content && elementAt(bytes, content.start);
  const holder = contentType && after(bytes, contentType, CONTEXT_0);
  const octets = holder && elementAt(bytes, holder.start);
  return octets && octetsOf(bytes, octets);
}

function isSignedData(bytes: Uint8Array, { tag, start, end }: Element): boolean {
  return (
    tag === OBJECT_IDENTIFIER &&
    end === start + SIGNED_DATA.length &&
    SIGNED_DATA.every((byte, index) => bytes[start + index] === byte)
  );
}

/** The bytes of an octet string, or of its pieces. */
function octetsOf(bytes: Uint8Array, { tag, start, end }: Element): Uint8Array | undefined {
  if (tag === OCTETS) return end === undefined ? undefined : bytes.subarray(start, end);
  if (tag !== PIECES) return undefined;
  const all = new Uint8Array((end ?? bytes.length) - start);
  let size = 0;
  for (let at = start; at < (end ?? bytes.length);) {
    if (end === undefined && isEnd(bytes, at)) break;
    const piece = elementAt(bytes, at);
    if (piece?.tag !== OCTETS || piece.end === undefined) return undefined;
    all.set(bytes.subarray(piece.start, piece.end), size);
    size += piece.end - piece.start;
    at = piece.end;
  }
  return all.subarray(0, size);
}

/** The element behind another, if it has the tag. */
function after(bytes: Uint8Array, element: Element, tag?: number): Element | undefined {
  const end = endOf(bytes, element);
  const next = end === undefined ? undefined : elementAt(bytes, end);
  return tag === undefined || next?.tag === tag ? next : undefined;
}

/** Where an element ends, with the two bytes that end one of unknown length. */
function endOf(bytes: Uint8Array, { start, end }: Element, depth = 0): number | undefined {
  if (end !== undefined) return end;
  if (depth === DEEPEST) return undefined;
  for (let at = start; at < bytes.length;) {
    if (isEnd(bytes, at)) return at + 2;
    const inner = elementAt(bytes, at);
    const next = inner && endOf(bytes, inner, depth + 1);
    if (next === undefined) return undefined;
    at = next;
  }
  return undefined;
}

const isEnd = (bytes: Uint8Array, at: number): boolean => bytes[at] === 0 && bytes[at + 1] === 0;

/** The element that begins there; undefined if its length is beyond the bytes. */
function elementAt(bytes: Uint8Array, at: number): Element | undefined {
  const [tag, first] = [bytes[at], bytes[at + 1]];
  if (tag === undefined || first === undefined) return undefined;
  if (first === 0x80) return { tag, start: at + 2, end: undefined };
  const count = first < 0x80 ? 0 : first - 0x80;
  if (count > 4) return undefined;
  const start = at + 2 + count;
  let length = count === 0 ? first : 0;
  for (const byte of bytes.subarray(at + 2, start)) length = length * 256 + byte;
  const end = start + length;
  return end > bytes.length ? undefined : { tag, start, end };
}
