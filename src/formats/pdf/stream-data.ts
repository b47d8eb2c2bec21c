import { Inflate } from 'fflate';
import { refusePdf } from './pdf-fault.ts';
import { nameOf, PdfDict, type PdfValue } from './pdf-value.ts';
import type { PdfWork } from './pdf-work.ts';
import { pdfMessages } from './messages.ts';

type Resolve = (value: PdfValue | undefined) => PdfValue;

/** Most filters of one stream. */
const MOST_FILTERS = 4;

/** The decoded bytes of a stream. `at` is its offset, for faults. */
export function streamData(
  raw: Uint8Array,
  dict: PdfDict,
  { resolve, work, at }: { readonly resolve: Resolve; readonly work: PdfWork; readonly at: number },
): Uint8Array {
  const filters = listOf(resolve(dict.entries.get('Filter') ?? dict.entries.get('F')), resolve);
  const parameters = listOf(resolve(dict.entries.get('DecodeParms') ?? dict.entries.get('DP')), resolve);
  if (filters.length > MOST_FILTERS) refusePdf('LIMIT', pdfMessages.tooManyFilters({ mostFilters: MOST_FILTERS }), at);
  // Compressed data may expand to nothing, so its input is charged. Uncompressed bytes are charged when they are read.
  if (filters.length > 0) work.look(raw.length, at);
  let data = raw;
  filters.forEach((filter, i) => {
    const parms = parameters[i];
    data = unfiltered(data, nameOf(filter) ?? '', parms instanceof PdfDict ? parms : undefined);
  });
  return data;

  function unfiltered(given: Uint8Array, filter: string, parms: PdfDict | undefined): Uint8Array {
    const number = (key: string, otherwise: number): number => {
      const value = resolve(parms?.entries.get(key));
      return typeof value === 'number' && Number.isInteger(value) ? value : otherwise;
    };
    switch (filter) {
      case 'FlateDecode':
      case 'Fl': {
        const inflated = inflate(given, work, at);
        const predictor = number('Predictor', 1);
        if (predictor === 1) return inflated;
        const width = Math.ceil((number('Colors', 1) * number('BitsPerComponent', 8) * number('Columns', 1)) / 8);
        const step = Math.max(1, Math.ceil((number('Colors', 1) * number('BitsPerComponent', 8)) / 8));
        if (predictor < 10 || width < 1 || width > 65_536) {
          return refusePdf('FILTER', pdfMessages.unknownPredictor({ predictor }), at);
        }
        work.inflate(inflated.length, at);
        return unpredicted(inflated, width, step);
      }
      case 'ASCIIHexDecode':
      case 'AHx':
        work.inflate(given.length, at);
        return fromHexadecimal(given);
      case 'ASCII85Decode':
      case 'A85':
        work.inflate(lengthOfBase85(given), at);
        return fromBase85(given);
      default:
        return refusePdf('FILTER', pdfMessages.unknownFilter({ filter: filter.slice(0, 40) }), at);
    }
  }
}

function listOf(value: PdfValue, resolve: Resolve): readonly PdfValue[] {
  if (value === null) return [];
  return Array.isArray(value) ? value.map((item: PdfValue) => resolve(item)) : [value];
}

/** A compressed byte becomes at most this many (RFC 1951: 258 bytes for two bits). */
const MOST_GROWTH = 1032;
/**
 * Compressed bytes that are taken at once. Each piece costs a copy of the decompressor's window of 32 kB and its buffers,
 * so short pieces make a stream of 1 MB take half a second. One piece gives at most as much as the file may still have.
 */
const PIECES = { least: 512, most: 65_536 } as const;

function inflate(given: Uint8Array, work: PdfWork, at: number): Uint8Array {
  const pieces: Uint8Array[] = [];
  const inflating = new Inflate((piece) => {
    work.inflate(piece.length, at);
    pieces.push(piece);
  });
  // Two zlib bytes precede the data; the checksum is ignored, since some writers get it wrong.
  const data = given.subarray(2);
  try {
    for (let start = 0; start < data.length;) {
      const length = Math.min(PIECES.most, Math.max(PIECES.least, Math.floor(work.room / MOST_GROWTH)));
      inflating.push(data.subarray(start, start + length));
      start += length;
    }
    inflating.push(new Uint8Array(0), true);
  } catch (thrown) {
    if (thrown instanceof Error) refusePdf('SYNTAX', pdfMessages.brokenStream, at);
    throw thrown;
  }
  return joined(pieces);
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let end = 0;
  for (const piece of pieces) {
    all.set(piece, end);
    end += piece.length;
  }
  return all;
}

/** Rows with a leading byte for the prediction from left and upper values. Source: PNG, 9.2. */
function unpredicted(given: Uint8Array, width: number, step: number): Uint8Array {
  const rows = Math.ceil(given.length / (width + 1));
  const plain = new Uint8Array(rows * width);
  let end = 0;
  for (let row = 0; row < rows; row++) {
    const from = row * (width + 1);
    const kind = given[from];
    const to = row * width;
    for (let i = 0; i < width && from + 1 + i < given.length; i++) {
      const left = i >= step ? (plain[to + i - step] as number) : 0;
      const up = row > 0 ? (plain[to + i - width] as number) : 0;
      const corner = row > 0 && i >= step ? (plain[to + i - width - step] as number) : 0;
      plain[to + i] = (given[from + 1 + i] as number) + predicted(kind, left, up, corner);
      end = to + i + 1;
    }
  }
  return plain.subarray(0, end);
}

function predicted(kind: number | undefined, left: number, up: number, corner: number): number {
  if (kind === 1) return left;
  if (kind === 2) return up;
  if (kind === 3) return (left + up) >> 1;
  if (kind !== 4) return 0;
  const [a, b, c] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)];
  return a <= b && a <= c ? left : b <= c ? up : corner;
}

const HEX_END = 0x3e;

function fromHexadecimal(given: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(Math.ceil(given.length / 2));
  let digits = 0;
  for (const byte of given) {
    if (byte === HEX_END) break;
    const digit = hexadecimalDigit(byte);
    if (digit === undefined) continue;
    const at = digits >> 1;
    bytes[at] = (bytes[at] as number) + (digits % 2 === 0 ? digit * 16 : digit);
    digits++;
  }
  return bytes.subarray(0, Math.ceil(digits / 2));
}

function hexadecimalDigit(byte: number): number | undefined {
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
  const lower = byte | 0x20;
  return lower >= 0x61 && lower <= 0x66 ? lower - 0x61 + 10 : undefined;
}

const BASE85_END = 0x7e;
/** One character for four zero bytes. */
const BASE85_ZEROS = 0x7a;

/** Upper bound of the output: one character per byte, or four bytes. */
function lengthOfBase85(given: Uint8Array): number {
  let zeros = 0;
  for (const byte of given) if (byte === BASE85_ZEROS) zeros++;
  return given.length + 4 * zeros;
}

function fromBase85(given: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(lengthOfBase85(given) + 4);
  let end = 0;
  let signs = 0;
  let value = 0;
  const put = (count: number): void => {
    for (let i = 0; i < count; i++) bytes[end++] = Math.floor(value / 2 ** (24 - 8 * i)) & 0xff;
    signs = value = 0;
  };
  for (const byte of given) {
    if (byte === BASE85_END) break;
    if (byte === BASE85_ZEROS && signs === 0) end += 4;
    if (byte < 0x21 || byte > 0x75) continue;
    value = value * 85 + byte - 0x21;
    if (++signs === 5) put(4);
  }
  if (signs > 1) {
    const count = signs - 1;
    for (; signs < 5; signs++) value = value * 85 + 84;
    put(count);
  }
  return bytes.subarray(0, end);
}
