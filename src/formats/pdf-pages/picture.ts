import type { Message } from '../../engine/index.ts';
import { Inflate } from 'fflate';
import type { PdfOutput, Ref } from './pdf-output.ts';
import { pageMessages } from './messages.ts';

/** A logo: its size and its encoding. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  write(output: PdfOutput): Ref;
}

/** Most pixels of a picture: each takes four bytes when decompressed. */
export const MOST_DOTS = 4_000_000;

/** Reads a PNG or JPEG; returns a text if it cannot be used. */
export function readPicture(bytes: Uint8Array): Picture | Message {
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return readPng(bytes);
  if (startsWith(bytes, [0xff, 0xd8])) return readJpeg(bytes);
  return pageMessages.logoFormat;
}

function startsWith(bytes: Uint8Array, mark: readonly number[]): boolean {
  return mark.every((byte, i) => bytes[i] === byte);
}

/**
 * The frame header of a JPEG has its size. The data are embedded unchanged, so only their presence up to the end marker
 * is checked. Source: ITU-T T.81, B.1.1 and B.2.2.
 */
function readJpeg(bytes: Uint8Array): Picture | Message {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 2; at + 10 <= bytes.length;) {
    if (bytes[at] !== 0xff) break;
    const mark = bytes[at + 1] as number;
    // Any number of these fill bytes may precede a marker.
    if (mark === 0xff) {
      at++;
      continue;
    }
    const isFrame = mark >= 0xc0 && mark <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(mark);
    if (!isFrame) {
      at += 2 + view.getUint16(at + 2);
      continue;
    }
    const [depth, height, width, parts] = [
      bytes[at + 4],
      view.getUint16(at + 5),
      view.getUint16(at + 7),
      bytes[at + 9],
    ];
    if (depth !== 8 || (parts !== 1 && parts !== 3)) return pageMessages.logoColours;
    if (width === 0 || height === 0 || width * height > MOST_DOTS) return TOO_LARGE;
    if (!hasScan(bytes, at)) return pageMessages.badJpeg;
    const space = parts === 3 ? '/DeviceRGB' : '/DeviceGray';
    const entries = `${imageEntries(width, height, space)}/Filter/DCTDecode`;
    return { width, height, write: (output) => output.stream(entries, bytes, true) };
  }
  return pageMessages.badJpeg;
}

/** Whether the frame header of a JPEG is followed by pixels and their end marker. */
function hasScan(bytes: Uint8Array, frame: number): boolean {
  let begun = false;
  for (let at = frame; at + 1 < bytes.length; at++) {
    if (bytes[at] !== 0xff) continue;
    if (bytes[at + 1] === 0xda) begun = true;
    else if (bytes[at + 1] === 0xd9 && begun) return true;
  }
  return false;
}

const TOO_LARGE = pageMessages.logoSize({ mostDots: MOST_DOTS });
/** Channels by PNG colour type, for eight bits. */
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** Source: W3C, PNG (Third Edition), 5, 7 and 9. */
function readPng(bytes: Uint8Array): Picture | Message {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts: Uint8Array[] = [];
  let palette: Uint8Array | undefined;
  let clear: Uint8Array | undefined;
  for (let at = 8; at + 12 <= bytes.length;) {
    const length = view.getUint32(at);
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    const data = bytes.subarray(at + 8, at + 8 + length);
    if (type === 'IDAT') parts.push(data);
    else if (type === 'PLTE') palette = data;
    else if (type === 'tRNS') clear = data;
    at += 12 + length;
  }
  if (bytes.length < 33) return UNREADABLE;
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  const [depth, kind, , , interlace] = bytes.subarray(24, 29) as unknown as readonly number[];
  const channels = CHANNELS[kind ?? -1];
  if (depth !== 8 || channels === undefined || interlace !== 0) return pageMessages.logoPng;
  if (width === 0 || height === 0 || width * height > MOST_DOTS) return TOO_LARGE;
  const packed = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let filled = 0;
  for (const part of parts) {
    packed.set(part, filled);
    filled += part.length;
  }
  const rows = inflated(packed, height * (width * channels + 1));
  if (!rows || (kind === 3 && !palette)) return UNREADABLE;
  const dots = unfiltered(rows, width * channels, height, channels);
  if (!dots) return UNREADABLE;
  const isGrey = kind === 0 || kind === 4;
  const colours = new Uint8Array(width * height * (isGrey ? 1 : 3));
  const alpha = kind === 4 || kind === 6 || clear !== undefined ? new Uint8Array(width * height).fill(255) : undefined;
  for (let i = 0; i < width * height; i++) {
    const at = i * channels;
    if (kind === 3) {
      const entry = dots[at] as number;
      for (let c = 0; c < 3; c++) colours[3 * i + c] = palette?.[3 * entry + c] ?? 0;
      if (alpha) alpha[i] = clear?.[entry] ?? 255;
    } else if (isGrey) colours[i] = dots[at] as number;
    else for (let c = 0; c < 3; c++) colours[3 * i + c] = dots[at + c] as number;
    if (alpha && (kind === 4 || kind === 6)) alpha[i] = dots[at + channels - 1] as number;
  }
  const space = isGrey ? '/DeviceGray' : '/DeviceRGB';
  return {
    width,
    height,
    write(output) {
      const mask = alpha ? `/SMask ${output.stream(imageEntries(width, height, '/DeviceGray'), alpha)}` : '';
      return output.stream(`${imageEntries(width, height, space)}${mask}`, colours);
    },
  };
}

/** Bytes of input per step: few, so that little is inflated needlessly. */
const PIECE = 4096;

/** Inflates the first `length` bytes of zlib data, and nothing beyond them. Undefined if there are fewer. */
function inflated(packed: Uint8Array, length: number): Uint8Array | undefined {
  const out = new Uint8Array(length);
  let filled = 0;
  const inflating = new Inflate((piece) => {
    out.set(piece.subarray(0, length - filled), filled);
    filled += Math.min(piece.length, length - filled);
  });
  // Two bytes of zlib precede the data.
  try {
    for (let at = 2; at < packed.length && filled < length; at += PIECE)
      inflating.push(packed.subarray(at, at + PIECE), at + PIECE >= packed.length);
  } catch {
    // An error in the data matters only if the picture needs bytes after it.
  }
  return filled < length ? undefined : out;
}

const UNREADABLE = pageMessages.badPng;

function imageEntries(width: number, height: number, space: string): string {
  return `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace${space}/BitsPerComponent 8`;
}

/** Undoes the filter of each row; undefined for an unknown filter. */
function unfiltered(rows: Uint8Array, length: number, height: number, step: number): Uint8Array | undefined {
  const out = new Uint8Array(length * height);
  for (let y = 0; y < height; y++) {
    const filter = rows[y * (length + 1)] as number;
    if (filter > 4) return undefined;
    for (let x = 0; x < length; x++) {
      const at = y * length + x;
      const left = x >= step ? (out[at - step] as number) : 0;
      const up = y > 0 ? (out[at - length] as number) : 0;
      const corner = x >= step && y > 0 ? (out[at - length - step] as number) : 0;
      const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter] as number;
      out[at] = (rows[y * (length + 1) + 1 + x] as number) + guess;
    }
  }
  return out;
}

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  return a <= b && a <= c ? left : b <= c ? up : corner;
}
