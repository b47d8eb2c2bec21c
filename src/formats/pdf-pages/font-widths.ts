import { encodingOf } from '../pdf/page/page-font.ts';
import type { PdfObjects } from '../pdf/pdf-objects.ts';
import type { PdfDict, PdfValue } from '../pdf/pdf-value.ts';

/** Largest correction of a width, in thousandths of the font size: text moves by an invisible amount. */
const MOST_OFF = 5;

/**
 * Corrected widths of a TrueType font, if they differ slightly from those of its program (ISO 19005-3, 6.2.11.5):
 * Microsoft Word rounds them for the screen. Undefined if nothing must be corrected, or if the program cannot be read.
 */
export function widthsOfProgram(
  objects: PdfObjects,
  font: PdfDict,
  program: Uint8Array,
): { readonly key: 'Widths' | 'W'; readonly widths: readonly PdfValue[] } | undefined {
  try {
    const own = new ProgramWidths(program);
    const key = font.entries.has('Widths') ? 'Widths' : 'W';
    const widths = key === 'W' ? widthsByGlyph(objects, font, own) : widthsByCode(objects, font, own);
    return own.isOff ? { key, widths } : undefined;
  } catch (thrown) {
    // The program is shorter than its tables say.
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
function widthsByGlyph(objects: PdfObjects, font: PdfDict, own: ProgramWidths): readonly PdfValue[] {
  const listed = objects.list(font.entries.get('W'));
  // Many fonts may share one long list.
  objects.work.look(WIDTH_COST * listed.length, 0);
  const given = listed.map((one) => objects.resolve(one));
  const widths: PdfValue[] = [];
  for (let i = 0; i < given.length;) {
    const [first, second, third] = [given[i] ?? null, given[i + 1] ?? null, given[i + 2] ?? null];
    if (typeof first === 'number' && Array.isArray(second)) {
      const some: readonly PdfValue[] = second;
      objects.work.look(WIDTH_COST * some.length, 0);
      widths.push(
        first,
        some.map((width, at) => own.setRight(objects.resolve(width), first + at)),
      );
      i += 2;
    } else if (typeof first === 'number' && typeof second === 'number' && second - first < LONGEST_RANGE) {
      objects.work.look(WIDTH_COST * LONGEST_RANGE, 0);
      const each = Array.from({ length: Math.max(0, second - first + 1) }, (_, at) => own.setRight(third, first + at));
      widths.push(...(each.every((width) => width === third) ? [first, second, third] : [first, each]));
      i += 3;
    } else return [...widths, ...given.slice(i)];
  }
  return widths;
}

/** Cost of comparing a width, in bytes read. */
const WIDTH_COST = 16;

/** Longer ranges are full-width characters. */
const LONGEST_RANGE = 256;

/** The widths of the glyphs in a font program. Source: ISO/IEC 14496-22, 5.2. */
class ProgramWidths {
  readonly view: DataView;
  /** Whether a width was corrected. */
  isOff = false;
  private readonly tables = new Map<string, number>();
  private readonly unit: number;
  private readonly metrics: number;

  constructor(program: Uint8Array) {
    this.view = new DataView(program.buffer, program.byteOffset, program.byteLength);
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
    const real = this.unit * this.view.getUint16(this.at('hmtx') + 4 * Math.min(glyph, this.metrics - 1));
    const off = Math.abs(width - real);
    if (off <= 1 || off > MOST_OFF) return width;
    this.isOff = true;
    return Math.round(real);
  }
}

/** Glyphs of characters by the Unicode table of Windows in format 4, whose ranges ascend. */
function glyphsOf(
  objects: PdfObjects,
  program: ProgramWidths,
  characters: readonly (number | undefined)[],
): readonly (number | undefined)[] {
  const { view } = program;
  const cmap = program.at('cmap');
  const found = new Map<number, number>();
  const asked = [...new Set(characters.filter((one) => one !== undefined))].sort((a, b) => a - b);
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
      for (let one = asked[next]; one !== undefined && one <= end; one = asked[++next]) {
        if (one < start) continue;
        const listed = offset === 0 ? one : view.getUint16(offsetAt + offset + 2 * (one - start));
        const glyph = offset !== 0 && listed === 0 ? 0 : (listed + delta) & 0xffff;
        if (glyph !== 0) found.set(one, glyph);
      }
    }
    break;
  }
  return characters.map((one) => (one === undefined ? undefined : found.get(one)));
}

/** Platform 3, encoding 1. */
const WINDOWS_UNICODE = 0x00030001;
