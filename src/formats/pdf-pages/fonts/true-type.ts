import { woffTables } from './woff.ts';

/** A TrueType font: data for drawing and embedding. Source: ISO/IEC 14496-22. */
export interface Font {
  readonly name: string;
  readonly unitsPerEm: number;
  readonly ascent: number;
  readonly descent: number;
  readonly capHeight: number;
  readonly bounds: readonly [number, number, number, number];
  /** Glyph index of a character; undefined if the font has none. */
  glyphOf(character: number): number | undefined;
  /** Width of a glyph in units of the font. */
  advanceOf(glyph: number): number;
  /** Outline of a glyph, empty for spaces. */
  outlineOf(glyph: number): Uint8Array;
  table(tag: string): Uint8Array;
}

export function readFont(name: string, file: Uint8Array): Font {
  const tables = woffTables(file);
  const table = (tag: string): Uint8Array => {
    const found = tables.get(tag);
    if (!found) throw new Error(`the font ${name} has no table ${tag}`);
    return found;
  };
  const [head, hhea, loca, glyf, hmtx] = ['head', 'hhea', 'loca', 'glyf', 'hmtx'].map((tag) => viewOf(table(tag))) as [
    DataView,
    DataView,
    DataView,
    DataView,
    DataView,
  ];
  const isLong = head.getInt16(50) === 1;
  const metrics = hhea.getUint16(34);
  const glyphs = charactersOf(viewOf(table('cmap')));
  const os2 = viewOf(table('OS/2'));
  const place = (glyph: number): number => (isLong ? loca.getUint32(4 * glyph) : 2 * loca.getUint16(2 * glyph));
  return {
    name,
    unitsPerEm: head.getUint16(18),
    ascent: hhea.getInt16(4),
    descent: hhea.getInt16(6),
    capHeight: os2.byteLength >= 90 ? os2.getInt16(88) : hhea.getInt16(4),
    bounds: [head.getInt16(36), head.getInt16(38), head.getInt16(40), head.getInt16(42)],
    glyphOf: (character) => glyphs.get(character),
    advanceOf: (glyph) => hmtx.getUint16(4 * Math.min(glyph, metrics - 1)),
    outlineOf: (glyph) => new Uint8Array(glyf.buffer, glyf.byteOffset + place(glyph), place(glyph + 1) - place(glyph)),
    table,
  };
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Glyphs by character, from the first Unicode table of format 12 or 4. */
function charactersOf(cmap: DataView): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  const starts = Array.from({ length: cmap.getUint16(2) }, (_, i) => cmap.getUint32(8 + 8 * i));
  const ofForm = (form: number): number | undefined => starts.find((start) => cmap.getUint16(start) === form);
  const long = ofForm(12);
  if (long !== undefined) {
    for (let i = 0; i < cmap.getUint32(long + 12); i++) {
      const group = long + 16 + 12 * i;
      const [first, last, glyph] = [cmap.getUint32(group), cmap.getUint32(group + 4), cmap.getUint32(group + 8)];
      for (let character = first; character <= last; character++) found.set(character, glyph + character - first);
    }
    return found;
  }
  const short = ofForm(4);
  if (short === undefined) throw new Error('the font has no characters');
  const segments = cmap.getUint16(short + 6) / 2;
  const ends = short + 14;
  for (let i = 0; i < segments; i++) {
    const end = cmap.getUint16(ends + 2 * i);
    const start = cmap.getUint16(ends + 2 * (segments + i) + 2);
    const delta = cmap.getUint16(ends + 2 * (2 * segments + i) + 2);
    const offsets = ends + 2 * (3 * segments + i) + 2;
    const offset = cmap.getUint16(offsets);
    for (let character = start; character <= end && character !== 0xffff; character++) {
      const listed = offset === 0 ? character : cmap.getUint16(offsets + offset + 2 * (character - start));
      const glyph = offset !== 0 && listed === 0 ? 0 : (listed + delta) & 0xffff;
      if (glyph !== 0) found.set(character, glyph);
    }
  }
  return found;
}
