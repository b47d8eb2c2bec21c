import { handOnTexts } from '../../texts/en/hand-on.ts';
/** A document in the fragment of a URL. Browsers do not send the fragment to servers. */
export interface SharedDocument {
  readonly name: string;
  readonly text: string;
}

/** The version of the encoding, then the name and the text: deflated, then base64url. */
const MARK = '#document=1.';

/** Most characters of a link. Browsers accept longer ones, but most mail and chat programs do not pass them on. */
export const LONGEST_LINK = 60_000;

/** Mail and chat programs may cut longer links. */
export const SAFE_LINK = 2_000;

/**
 * Most bytes of an unpacked text, as a multiple of the packed bytes: JSON often shrinks to a tenth, but rarely to a
 * hundredth.
 */
export const UNPACKED = { growth: 100, least: 1_000_000, most: 10_000_000 } as const;

/** Deepest nesting in a link. The service accepts no deeper documents. */
export const DEEPEST = 200;

/** The link for a document; undefined if it would be too long. */
export async function linkOf(origin: string, { name, text }: SharedDocument): Promise<string | undefined> {
  const bytes = new TextEncoder().encode(JSON.stringify([name, text]));
  const packed = await through(bytes, new CompressionStream('deflate-raw'));
  // Nobody could open this link.
  if (bytes.length > mostUnpacked(packed)) return undefined;
  const link = `${origin}${MARK}${toBase64(packed)}`;
  return link.length > LONGEST_LINK ? undefined : link;
}

/** Whether a fragment holds a document, in any version. */
export function isShared(fragment: string): boolean {
  return fragment.startsWith('#document=');
}

/** The document in a fragment, or a text that says why it cannot be read. */
export async function readLink(fragment: string): Promise<SharedDocument | string> {
  if (!fragment.startsWith(MARK)) return handOnTexts.linkOtherVersion;
  try {
    const packed = fromBase64(fragment.slice(MARK.length));
    const bytes = await through(packed, new DecompressionStream('deflate-raw'), mostUnpacked(packed));
    const read: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    const [name, text] = Array.isArray(read) ? (read as readonly unknown[]) : [];
    if (typeof name !== 'string' || typeof text !== 'string') throw new Error('no document');
    return nestsDeeper(text) ? handOnTexts.linkTooDeep(DEEPEST) : { name: name.slice(0, 200), text };
  } catch {
    return handOnTexts.linkUnreadable;
  }
}

/**
 * Whether JSON nests deeper than a document may. A string ends at the end of its line, so that a missing quote hides no
 * bracket on later lines.
 */
function nestsDeeper(text: string): boolean {
  let depth = 0;
  for (const [sign] of text.matchAll(/"(?:[^"\\\n]|\\.)*"?|[[\]{}]/g)) {
    if (sign === '[' || sign === '{') depth += 1;
    else if (sign === ']' || sign === '}') depth = Math.max(0, depth - 1);
    if (depth > DEEPEST) return true;
  }
  return false;
}

function mostUnpacked({ length }: Uint8Array): number {
  const { growth, least, most } = UNPACKED;
  return Math.min(most, Math.max(least, growth * length));
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
  most = Infinity,
): Promise<Uint8Array<ArrayBuffer>> {
  const writer = stream.writable.getWriter();
  // The reader reports what is wrong with the bytes.
  writer.write(bytes).catch(() => undefined);
  writer.close().catch(() => undefined);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const reader = (stream.readable as ReadableStream<Uint8Array<ArrayBuffer>>).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > most) {
      await reader.cancel().catch(() => undefined);
      throw new Error('too large');
    }
    parts.push(value);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 0x8000) text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(text)
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/={1,2}$/, '');
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
}
