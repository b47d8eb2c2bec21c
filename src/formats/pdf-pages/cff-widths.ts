import type { PdfWork } from '../pdf/pdf-work.ts';

/** Reads the width of a glyph by its number in the text (CID), in thousandths of the font size. */
export type CffWidths = (cid: number) => number | undefined;

/**
 * The widths in a font program in the compact font format. Undefined if it is no such program, or scaled in a way of its
 * own. Source: Adobe Technical Notes 5176 and 5177.
 *
 * @throws RangeError if the program is shorter than its tables say.
 */
export function cffWidths(program: Uint8Array, work: PdfWork): CffWidths | undefined {
  const reader = new CffReader(program, work);
  const names = reader.index(program[2] ?? 0);
  const tops = reader.index(names.end);
  const strings = reader.index(tops.end);
  const shared = reader.index(strings.end);
  const top = reader.dict(tops.items[0]);
  const [at] = top.get(CHAR_STRINGS) ?? [];
  if (at === undefined || top.has(FONT_MATRIX)) return undefined;
  const glyphs = reader.index(at).items;
  const isByCid = top.has(ROS);
  const fonts = isByCid ? reader.index(top.get(FD_ARRAY)?.[0] ?? 0).items.map((item) => reader.dict(item)) : [top];
  if (isByCid && fonts.some((font) => font.has(FONT_MATRIX))) return undefined;
  const parts = fonts.map((font) => reader.privatePart(font));
  const partOf = isByCid ? reader.selected(top.get(FD_SELECT)?.[0] ?? 0, glyphs.length) : undefined;
  const glyphOf = isByCid ? reader.charset(top.get(CHARSET)?.[0] ?? 0, glyphs.length) : undefined;
  return (cid) => {
    const glyph = glyphOf ? glyphOf.get(cid) : cid;
    const text = glyph === undefined ? undefined : glyphs[glyph];
    const part = glyph === undefined ? undefined : parts[partOf?.[glyph] ?? 0];
    if (!text || !part) return undefined;
    const width = new FirstOperator(reader, shared.items, part.subroutines).widthOf(text);
    return width === 'unknown' || width === 'returned'
      ? undefined
      : width === undefined
        ? part.usual
        : part.nominal + width;
  };
}

const CHARSET = 15;
const CHAR_STRINGS = 17;
const PRIVATE = 18;
const SUBROUTINES = 19;
const DEFAULT_WIDTH = 20;
const NOMINAL_WIDTH = 21;
/** Operators of two bytes. */
const FONT_MATRIX = 1207;
const ROS = 1230;
const FD_ARRAY = 1236;
const FD_SELECT = 1237;

/** A piece of the program, from its first byte to before its last. */
type Piece = readonly [from: number, to: number];

interface PrivatePart {
  readonly usual: number;
  readonly nominal: number;
  readonly subroutines: readonly Piece[];
}

/** Cost of an entry, in bytes read. */
const ENTRY_COST = 4;

class CffReader {
  private readonly view: DataView;
  private readonly work: PdfWork;

  constructor(program: Uint8Array, work: PdfWork) {
    this.view = new DataView(program.buffer, program.byteOffset, program.byteLength);
    this.work = work;
  }

  byte(at: number): number {
    return this.view.getUint8(at);
  }

  short(at: number): number {
    return this.view.getUint16(at);
  }

  signed(at: number): number {
    return this.view.getInt16(at);
  }

  index(at: number): { readonly items: readonly Piece[]; readonly end: number } {
    const count = this.short(at);
    if (count === 0) return { items: [], end: at + 2 };
    const size = this.byte(at + 2);
    if (size > 4) throw new RangeError('An offset has at most four bytes');
    this.work.look(ENTRY_COST * count, 0);
    const base = at + 2 + (count + 1) * size;
    const place = (i: number): number => {
      let offset = 0;
      for (let j = 0; j < size; j++) offset = offset * 256 + this.byte(at + 3 + i * size + j);
      return base + offset;
    };
    const items = Array.from({ length: count }, (_, i): Piece => [place(i), place(i + 1)]);
    return { items, end: place(count) };
  }

  /** Operators with their whole numbers; of decimal ones only the whole part counts. */
  dict(piece: Piece | undefined): ReadonlyMap<number, readonly number[]> {
    const entries = new Map<number, readonly number[]>();
    if (!piece) return entries;
    this.work.look(piece[1] - piece[0], 0);
    let numbers: number[] = [];
    for (let at = piece[0]; at < piece[1];) {
      const first = this.byte(at);
      if (first <= 21) {
        entries.set(first === 12 ? 1200 + this.byte(at + 1) : first, numbers);
        numbers = [];
        at += first === 12 ? 2 : 1;
      } else if (first === 30) {
        while ((this.byte(++at) & 15) !== 15);
        numbers.push(0);
        at++;
      } else {
        const [value, length] = first === 29 ? [this.view.getInt32(at + 1), 5] : this.number(at);
        numbers.push(value);
        at += length;
      }
    }
    return entries;
  }

  /** A number of one to three bytes. */
  number(at: number): readonly [value: number, length: number] {
    const first = this.byte(at);
    if (first === 28) return [this.signed(at + 1), 3];
    if (first <= 246) return [first - 139, 1];
    if (first <= 250) return [(first - 247) * 256 + this.byte(at + 1) + 108, 2];
    return [-(first - 251) * 256 - this.byte(at + 1) - 108, 2];
  }

  privatePart(font: ReadonlyMap<number, readonly number[]>): PrivatePart {
    const [size = 0, at = 0] = font.get(PRIVATE) ?? [];
    const entries = this.dict([at, at + size]);
    const [subroutines] = entries.get(SUBROUTINES) ?? [];
    return {
      usual: entries.get(DEFAULT_WIDTH)?.[0] ?? 0,
      nominal: entries.get(NOMINAL_WIDTH)?.[0] ?? 0,
      subroutines: subroutines === undefined ? [] : this.index(at + subroutines).items,
    };
  }

  /** The private part of each glyph. */
  selected(at: number, glyphs: number): readonly number[] {
    this.work.look(ENTRY_COST * glyphs, 0);
    if (this.byte(at) === 0) return Array.from({ length: glyphs }, (_, i) => this.byte(at + 1 + i));
    const parts: number[] = [];
    for (let i = 0; i < this.short(at + 1); i++) {
      const range = at + 3 + 3 * i;
      const end = Math.min(this.short(range + 3), glyphs);
      while (parts.length < end) parts.push(this.byte(range + 2));
    }
    return parts;
  }

  /** The glyph of each CID. */
  charset(at: number, glyphs: number): ReadonlyMap<number, number> {
    this.work.look(ENTRY_COST * glyphs, 0);
    const found = new Map([[0, 0]]);
    const format = this.byte(at);
    for (let glyph = 1, row = at + 1; glyph < glyphs;) {
      const left = format === 0 ? 0 : format === 1 ? this.byte(row + 2) : this.short(row + 2);
      const first = this.short(row);
      for (let i = 0; i <= left && glyph < glyphs; i++) found.set(first + i, glyph++);
      row += format === 0 ? 2 : format === 1 ? 3 : 4;
    }
    return found;
  }

  spend(): void {
    this.work.look(1, 0);
  }
}

/** Numbers before the first drawing operator, beyond what it takes: a width comes first. */
const TAKES: ReadonlyMap<number, number | 'pairs'> = new Map<number, number | 'pairs'>([
  [1, 'pairs'],
  [3, 'pairs'],
  [18, 'pairs'],
  [23, 'pairs'],
  [19, 'pairs'],
  [20, 'pairs'],
  [21, 2],
  [22, 1],
  [4, 1],
  [14, 0],
]);

const MOST_CALLS = 10;
const MOST_NUMBERS = 64;

/** A width beside the nominal one; undefined if the glyph has the usual one. */
type Width = number | 'unknown' | undefined;

/** Reads the text of a glyph up to its first drawing operator. */
class FirstOperator {
  private readonly reader: CffReader;
  private readonly shared: readonly Piece[];
  private readonly own: readonly Piece[];
  private readonly numbers: number[] = [];

  constructor(reader: CffReader, shared: readonly Piece[], own: readonly Piece[]) {
    this.reader = reader;
    this.shared = shared;
    this.own = own;
  }

  /** The width; `returned` at the end of a subroutine that draws nothing. */
  widthOf(piece: Piece, calls = 0): Width | 'returned' {
    for (let at = piece[0]; at < piece[1];) {
      this.reader.spend();
      const first = this.reader.byte(at);
      if (first === 255) {
        this.numbers.push(this.reader.signed(at + 1) + this.reader.short(at + 3) / 65_536);
        at += 5;
      } else if (first === 28 || first >= 32) {
        const [value, length] = this.reader.number(at);
        this.numbers.push(value);
        at += length;
      } else if (first === 10 || first === 29) {
        const list = first === 10 ? this.own : this.shared;
        const bias = list.length < 1240 ? 107 : list.length < 33_900 ? 1131 : 32_768;
        const called = list[(this.numbers.pop() ?? 0) + bias];
        if (!called || calls === MOST_CALLS) return 'unknown';
        const width = this.widthOf(called, calls + 1);
        if (width !== 'returned') return width;
        at++;
      } else if (first === 11) return 'returned';
      else return this.width(first);
      if (this.numbers.length > MOST_NUMBERS) return 'unknown';
    }
    return 'unknown';
  }

  private width(operator: number): Width {
    const takes = TAKES.get(operator);
    if (takes === undefined) return 'unknown';
    const { length, 0: first } = this.numbers;
    // An accented letter of two others takes four more (endchar).
    const hasWidth =
      takes === 'pairs' ? length % 2 === 1 : operator === 14 ? length === 1 || length === 5 : length > takes;
    return hasWidth ? first : undefined;
  }
}
