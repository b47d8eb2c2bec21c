import { encodingOf } from '../pdf/page/page-font.ts';
import type { PdfObjects } from '../pdf/pdf-objects.ts';
import type { PdfDict, PdfValue } from '../pdf/pdf-value.ts';
import { cffWidths } from './cff-widths.ts';

/** Largest correction of a width, in thousandths of the font size: text moves by an invisible amount. */
const MOST_OFF = 5;

/**
 * Corrected widths of a TrueType font with an encoding, if they differ slightly from those of its program (ISO 19005-3,
 * 6.2.11.5): Microsoft Word rounds them for the screen. Undefined if nothing must be corrected, or if the program cannot
 * be read.
 */
export function widthsOfProgram(
  objects: PdfObjects,
  font: PdfDict,
  program: Uint8Array,
): readonly PdfValue[] | undefined {
  return readable(() => {
    const own = new ProgramWidths(program);
    const widths = widthsByCode(objects, font, own);
    return own.isOff ? widths : undefined;
  });
}

/**
 * The program of a font whose text names glyphs, with the widths that the text uses, if they differ (ISO 19005-3,
 * 6.2.11.5): Qt rounds those of the text. Nothing on the page moves. Undefined if nothing must be corrected, or if the
 * program cannot be read.
 */
export function programOfWidths(objects: PdfObjects, font: PdfDict, program: Uint8Array): Uint8Array | undefined {
  return readable(() => {
    const own = new ProgramWidths(program);
    const given = widthsByGlyph(objects, font);
    // Glyphs that are not listed have one width. Beside a list they are hardly used.
    const others = given.size > 0 ? undefined : (objects.member(font, 'DW') ?? 1000);
    objects.work.look(WIDTH_COST * own.metrics, 0);
    for (let glyph = 0; glyph < own.metrics; glyph++) {
      const width = given.get(glyph) ?? others;
      if (typeof width === 'number') own.setAdvance(glyph, width);
    }
    return own.isOff ? own.program : undefined;
  });
}

/**
 * Whether widths of the text differ from those of a program in the compact font format (CFF), which is not rewritten.
 * False if the program cannot be read.
 */
export function differsFromProgram(objects: PdfObjects, font: PdfDict, program: Uint8Array): boolean {
  const differs = readable(() => {
    const widthOf = cffWidths(program, objects.work);
    return [...widthsByGlyph(objects, font)].some(([glyph, width]) => {
      const real = widthOf?.(glyph);
      return real !== undefined && typeof width === 'number' && Math.abs(width - real) > 1;
    });
  });
  return differs === true;
}

/** What is read from a program; undefined if it is shorter than its tables say. */
function readable<T>(read: () => T | undefined): T | undefined {
  try {
    return read();
  } catch (thrown) {
    if (thrown instanceof RangeError) return undefined;
    throw thrown;
  }
}

/** A font with an encoding of characters has a list of widths. */
function widthsByCode(objects: PdfObjects, font: PdfDict, own: ProgramWidths): readonly PdfValue[] {
  const first = objects.member(font, 'FirstChar');
  const given = objects.list(font.entries.get('Widths')).slice(0, 256);
  const signOf = encodingOf(objects, font);
  const code = typeof first === 'number' ? first : 0;
  const glyphs = glyphsOf(
    objects,
    own,
    given.map((_, i) => signOf(code + i)?.codePointAt(0)),
  );
  return given.map((width, i) => own.setRight(objects.resolve(width), glyphs[i]));
}

/**
 * A font addressed by glyphs has lists that follow their first glyph, and ranges of one width (ISO 32000-1, 9.7.4.3).
 */
function widthsByGlyph(objects: PdfObjects, font: PdfDict): ReadonlyMap<number, PdfValue> {
  const listed = objects.list(font.entries.get('W'));
  // Many fonts may share one long list.
  objects.work.look(WIDTH_COST * listed.length, 0);
  const given = listed.map((value) => objects.resolve(value));
  const widths = new Map<number, PdfValue>();
  for (let i = 0; i < given.length;) {
    const [first, second, third] = [given[i] ?? null, given[i + 1] ?? null, given[i + 2] ?? null];
    if (typeof first === 'number' && Array.isArray(second)) {
      const some: readonly PdfValue[] = second;
      objects.work.look(WIDTH_COST * some.length, 0);
      some.forEach((width, at) => widths.set(first + at, objects.resolve(width)));
      i += 2;
    } else if (typeof first === 'number' && typeof second === 'number') {
      const last = Math.min(second, MOST_GLYPHS);
      objects.work.look(WIDTH_COST * Math.max(0, last - first), 0);
      for (let glyph = first; glyph <= last; glyph++) widths.set(glyph, third);
      i += 3;
    } else return widths;
  }
  return widths;
}

/** Cost of comparing a width, in bytes read. */
const WIDTH_COST = 16;

/** Glyphs have two bytes. */
const MOST_GLYPHS = 0xffff;

/** The widths of the glyphs in a font program. Source: ISO/IEC 14496-22, 5.2. */
class ProgramWidths {
  /** As it was given, until a width is written. */
  program: Uint8Array;
  view: DataView;
  /** Whether a width was corrected. */
  isOff = false;
  private readonly tables = new Map<string, number>();
  private readonly unit: number;
  /** Glyphs with a width of their own; those after them have that of the last. */
  readonly metrics: number;

  constructor(program: Uint8Array) {
    this.program = program;
    this.view = viewOf(program);
    for (let i = 0; i < this.view.getUint16(4); i++) {
      const row = 12 + 16 * i;
      this.tables.set(String.fromCharCode(...program.subarray(row, row + 4)), this.view.getUint32(row + 8));
    }
    this.unit = 1000 / this.view.getUint16(this.at('head') + 18);
    this.metrics = this.view.getUint16(this.at('hhea') + 34);
  }

  /** Offset of a table; the end of the program if there is none. */
  at(table: string): number {
    return this.tables.get(table) ?? this.view.byteLength;
  }

  /** The width, or that of the glyph if they differ slightly. */
  setRight(width: PdfValue, glyph: number | undefined): PdfValue {
    if (glyph === undefined || typeof width !== 'number') return width;
    const real = this.advance(glyph);
    const off = Math.abs(width - real);
    if (off <= 1 || off > MOST_OFF) return width;
    this.isOff = true;
    return Math.round(real);
  }

  /** Writes the width of a glyph into the program, if it is another one. */
  setAdvance(glyph: number, width: number): void {
    const units = Math.round(width / this.unit);
    if (Math.abs(width - this.advance(glyph)) <= 1 || units < 0 || units > 0xffff) return;
    if (!this.isOff) {
      // Many fonts may share a long program.
      this.program = this.program.slice();
      this.view = viewOf(this.program);
    }
    this.isOff = true;
    this.view.setUint16(this.at('hmtx') + 4 * glyph, units);
  }

  /** In thousandths of the font size. */
  private advance(glyph: number): number {
    return this.unit * this.view.getUint16(this.at('hmtx') + 4 * Math.min(glyph, this.metrics - 1));
  }
}

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array): DataView =>
  new DataView(buffer, byteOffset, byteLength);

/** Glyphs of characters by the Unicode table of Windows in format 4, whose ranges ascend. */
function glyphsOf(
  objects: PdfObjects,
  program: ProgramWidths,
  characters: readonly (number | undefined)[],
): readonly (number | undefined)[] {
  const { view } = program;
  const cmap = program.at('cmap');
  const found = new Map<number, number>();
  const asked = [...new Set(characters.filter((character) => character !== undefined))].sort((a, b) => a - b);
  for (let i = 0; i < view.getUint16(cmap + 2); i++) {
    const row = cmap + 4 + 8 * i;
    const at = cmap + view.getUint32(row + 4);
    if (view.getUint32(row) !== WINDOWS_UNICODE || view.getUint16(at) !== 4) continue;
    const size = view.getUint16(at + 6);
    objects.work.look(4 * size, 0);
    let next = 0;
    for (let j = 0; j < size && next < asked.length; j += 2) {
      const end = view.getUint16(at + 14 + j);
      const start = view.getUint16(at + 16 + size + j);
      const offsetAt = at + 16 + 3 * size + j;
      const [delta, offset] = [view.getUint16(offsetAt - size), view.getUint16(offsetAt)];
      for (let character = asked[next]; character !== undefined && character <= end; character = asked[++next]) {
        if (character < start) continue;
        const listed = offset === 0 ? character : view.getUint16(offsetAt + offset + 2 * (character - start));
        const glyph = offset !== 0 && listed === 0 ? 0 : (listed + delta) & 0xffff;
        if (glyph !== 0) found.set(character, glyph);
      }
    }
    break;
  }
  return characters.map((character) => (character === undefined ? undefined : found.get(character)));
}

/** Platform 3, encoding 1. */
const WINDOWS_UNICODE = 0x00030001;
