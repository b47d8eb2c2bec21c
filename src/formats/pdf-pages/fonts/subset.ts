import type { Font } from './true-type.ts';

/** Flags of a composite glyph's component. Source: ISO/IEC 14496-22, 5.3.3. */
const WORDS = 0x0001;
const SCALE = 0x0008;
const MORE = 0x0020;
const TWO_SCALES = 0x0040;
const MATRIX = 0x0080;
const INSTRUCTIONS = 0x0100;

/**
 * A font file with only these glyphs, each at its index in the list, the missing glyph first. Components of composite
 * glyphs follow. Hints are omitted: they are for low-resolution screens.
 */
export function subsetOf(font: Font, chosen: readonly number[]): Uint8Array {
  const glyphs = [0, ...chosen];
  const positions = new Map<number, number>();
  const outlines: Uint8Array[] = [];
  // Grows during the walk: a component may have components.
  for (let i = 0; i < glyphs.length; i++) {
    outlines.push(
      withoutHints(font.outlineOf(glyphs[i] as number), (part) => {
        const known = positions.get(part);
        if (known !== undefined) return known;
        positions.set(part, glyphs.length);
        return glyphs.push(part) - 1;
      }),
    );
  }
  const metrics = new DataView(new ArrayBuffer(4 * glyphs.length));
  glyphs.forEach((glyph, i) => metrics.setUint16(4 * i, font.advanceOf(glyph)));
  outlines.forEach((outline, i) => {
    if (outline.length > 0) metrics.setInt16(4 * i + 2, new DataView(outline.buffer, outline.byteOffset).getInt16(2));
  });
  const places = new DataView(new ArrayBuffer(4 * (glyphs.length + 1)));
  let length = 0;
  outlines.forEach((outline, i) => {
    places.setUint32(4 * i, length);
    length += (outline.length + 3) & ~3;
  });
  places.setUint32(4 * glyphs.length, length);
  const glyf = new Uint8Array(length);
  outlines.forEach((outline, i) => glyf.set(outline, places.getUint32(4 * i)));
  const altered = (tag: string, change: (view: DataView) => void): Uint8Array => {
    const copy = font.table(tag).slice();
    change(new DataView(copy.buffer));
    return copy;
  };
  return fileOf([
    ['glyf', glyf],
    [
      'head',
      altered('head', (view) => {
        view.setUint32(8, 0);
        view.setInt16(50, 1);
      }),
    ],
    ['hhea', altered('hhea', (view) => view.setUint16(34, glyphs.length))],
    ['hmtx', new Uint8Array(metrics.buffer)],
    ['loca', new Uint8Array(places.buffer)],
    [
      'maxp',
      altered('maxp', (view) => {
        view.setUint16(4, glyphs.length);
        view.setUint16(26, 0);
      }),
    ],
  ]);
}

/** An outline with renumbered components and without instructions. */
function withoutHints(outline: Uint8Array, numberOf: (part: number) => number): Uint8Array {
  if (outline.length === 0) return outline;
  const view = new DataView(outline.buffer, outline.byteOffset, outline.byteLength);
  const contours = view.getInt16(0);
  if (contours >= 0) {
    const at = 10 + 2 * contours;
    const length = view.getUint16(at);
    const copy = new Uint8Array(outline.length - length);
    copy.set(outline.subarray(0, at));
    copy.set(outline.subarray(at + 2 + length), at + 2);
    return copy;
  }
  const copy = outline.slice();
  const out = new DataView(copy.buffer);
  let at = 10;
  for (let flags = MORE; (flags & MORE) !== 0;) {
    flags = out.getUint16(at);
    out.setUint16(at, flags & ~INSTRUCTIONS);
    out.setUint16(at + 2, numberOf(out.getUint16(at + 2)));
    at += 4 + ((flags & WORDS) !== 0 ? 4 : 2);
    at += (flags & SCALE) !== 0 ? 2 : (flags & TWO_SCALES) !== 0 ? 4 : (flags & MATRIX) !== 0 ? 8 : 0;
  }
  return copy.subarray(0, at);
}

function fileOf(tables: readonly (readonly [tag: string, data: Uint8Array])[]): Uint8Array {
  const start = 12 + 16 * tables.length;
  const length = tables.reduce((sum, [, data]) => sum + ((data.length + 3) & ~3), start);
  const file = new Uint8Array(length);
  const view = new DataView(file.buffer);
  const power = Math.floor(Math.log2(tables.length));
  view.setUint32(0, 0x00010000);
  view.setUint16(4, tables.length);
  view.setUint16(6, 16 * 2 ** power);
  view.setUint16(8, power);
  view.setUint16(10, 16 * (tables.length - 2 ** power));
  let at = start;
  let headAt = 0;
  tables.forEach(([tag, data], i) => {
    const entry = 12 + 16 * i;
    for (let sign = 0; sign < 4; sign++) file[entry + sign] = tag.charCodeAt(sign);
    file.set(data, at);
    if (tag === 'head') headAt = at;
    const padded = (data.length + 3) & ~3;
    view.setUint32(entry + 4, sumOf(view, at, padded));
    view.setUint32(entry + 8, at);
    view.setUint32(entry + 12, data.length);
    at += padded;
  });
  view.setUint32(headAt + 8, (0xb1b0afba - sumOf(view, 0, length)) >>> 0);
  return file;
}

function sumOf(view: DataView, start: number, length: number): number {
  let sum = 0;
  for (let at = start; at < start + length; at += 4) sum = (sum + view.getUint32(at)) >>> 0;
  return sum;
}
