import { decodeXml } from '../../formats/xml/decode-xml.ts';

const MARKS: Readonly<Record<string, readonly number[]>> = {
  'utf-8': [0xef, 0xbb, 0xbf],
  'utf-16le': [0xff, 0xfe],
  'utf-16be': [0xfe, 0xff],
};

/**
 * A text in the encoding of a file, with its byte order mark if it has one. Undefined if the encoding has no such
 * character, or is none that can be written.
 */
export function encodeLike(file: Uint8Array, text: string): Uint8Array | undefined {
  const { encoding, isSigned } = decodeXml(file);
  // The signature would not hold for another text.
  if (isSigned) return undefined;
  const mark = MARKS[encoding] ?? [];
  const isMarked = mark.length > 0 && mark.every((byte, index) => file[index] === byte);
  const encoded = encodedIn(encoding, text);
  if (!encoded) return undefined;
  const bytes = Buffer.concat([Uint8Array.from(isMarked ? mark : []), encoded]);
  return decodeXml(bytes).text === text ? bytes : undefined;
}

function encodedIn(encoding: string, text: string): Uint8Array | undefined {
  if (encoding === 'utf-8') return Buffer.from(text);
  if (encoding === 'utf-16le') return Buffer.from(text, 'utf16le');
  if (encoding === 'utf-16be') return Buffer.from(text, 'utf16le').swap16();
  return bytewise(encoding, text);
}

/** For encodings with one byte per character. */
function bytewise(encoding: string, text: string): Uint8Array | undefined {
  const declaration = `<?xml version="1.0" encoding="${encoding}"?>`;
  const sample = Uint8Array.from([...Buffer.from(declaration), ...Array.from({ length: 256 }, (_, byte) => byte)]);
  const characters = decodeXml(sample).text.slice(declaration.length);
  if (characters.length !== 256) return undefined;
  const bytes = new Map([...characters].map((character, byte) => [character, byte]));
  const encoded = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index++) {
    const byte = bytes.get(text[index] ?? '');
    if (byte === undefined) return undefined;
    encoded[index] = byte;
  }
  return encoded;
}
