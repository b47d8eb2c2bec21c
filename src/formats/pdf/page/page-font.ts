import type { PdfObjects } from '../pdf-objects.ts';
import { nameOf, PdfDict, PdfStream, type PdfValue } from '../pdf-value.ts';
import { textOfGlyph } from './glyph-names.ts';
import { readCodeMap, type CodeMap } from './read-cmap.ts';

/** How a font maps the bytes of a text. */
export interface PageFont {
  /** Bytes of one code. */
  readonly width: 1 | 2;
  /** Undefined if the character is unknown. */
  textOf(code: number): string | undefined;
  /** Advance width of a code, in font sizes. */
  advanceOf(code: number): number;
}

/** Flag of a font with its own encoding (ISO 32000-2, table 121). */
const SYMBOLIC = 4;

/** Default width for a font without widths: that of digits in most fonts. */
const USUAL_ADVANCE = 0.55;

export function pageFontOf(objects: PdfObjects, font: PdfDict): PageFont {
  const composite = nameOf(objects.member(font, 'Subtype')) === 'Type0';
  const toUnicode = objects.member(font, 'ToUnicode');
  const map: CodeMap | undefined =
    toUnicode instanceof PdfStream ? readCodeMap(objects.data(toUnicode), objects.work, toUnicode.start) : undefined;
  if (composite) {
    const advanceOf = compositeAdvances(objects, objects.dict(objects.list(font.entries.get('DescendantFonts'))[0]));
    return { width: map?.width ?? 2, textOf: (code) => map?.texts.get(code), advanceOf };
  }
  const byName = encodingOf(objects, font);
  return {
    width: 1,
    textOf: (code) => map?.texts.get(code) ?? byName(code),
    advanceOf: simpleAdvances(objects, font),
  };
}

/** The characters of the codes of a font of single bytes, by its encoding. */
export function encodingOf(objects: PdfObjects, font: PdfDict): (code: number) => string | undefined {
  const encoding = objects.member(font, 'Encoding');
  const dict = encoding instanceof PdfDict ? encoding : undefined;
  const base = nameOf(encoding) ?? nameOf(objects.member(dict, 'BaseEncoding'));
  const differences = new Map<number, string | undefined>();
  const listed = objects.list(dict?.entries.get('Differences'));
  // Many fonts may share one long list.
  objects.work.look(ENTRY_COST * listed.length, 0);
  let code = 0;
  for (const value of listed) {
    const name = nameOf(value);
    if (typeof value === 'number') code = value;
    else if (name !== undefined && code <= 0xff) differences.set(code++, textOfGlyph(name));
  }
  const descriptor = objects.dict(font.entries.get('FontDescriptor'));
  const flags = objects.member(descriptor, 'Flags');
  const isOwn = base === undefined && typeof flags === 'number' && (flags & SYMBOLIC) !== 0;
  return (asked) => {
    if (differences.has(asked)) return differences.get(asked);
    return isOwn ? undefined : base === 'MacRomanEncoding' ? MAC.decode(Uint8Array.of(asked)) : westernSign(asked);
  };
}

const MAC = new TextDecoder('macintosh');

/**
 * Characters 128 to 159 of Windows code page 1252; unassigned ones are a bullet, as PDF requires. Node decodes that
 * page as Latin-1.
 */
const WINDOWS_SIGNS = '€•‚ƒ„…†‡ˆ‰Š‹Œ•Ž••‘’“”•–—˜™š›œ•žŸ';

function westernSign(code: number): string {
  return code >= 128 && code < 160 ? WINDOWS_SIGNS.charAt(code - 128) : String.fromCharCode(code);
}

function simpleAdvances(objects: PdfObjects, font: PdfDict): (code: number) => number {
  const first = objects.member(font, 'FirstChar');
  const widths = objects.list(font.entries.get('Widths'));
  const matrix = objects.list(font.entries.get('FontMatrix'))[0];
  const unit = typeof matrix === 'number' ? Math.abs(matrix) : 0.001;
  return (code) => {
    const width = objects.resolve(widths[code - (typeof first === 'number' ? first : 0)]);
    return typeof width === 'number' ? width * unit : USUAL_ADVANCE;
  };
}

/** Widths of a composite font: lists of consecutive codes, and ranges of one width (ISO 32000-2, 9.7.4.3). */
function compositeAdvances(objects: PdfObjects, font: PdfDict | undefined): (code: number) => number {
  const usual = objects.member(font, 'DW');
  const widths = new Map<number, number>();
  const ranges: { readonly first: number; readonly last: number; readonly width: number }[] = [];
  const listed = objects.list(font?.entries.get('W'));
  objects.work.look(ENTRY_COST * listed.length, 0);
  const list = listed.map((value: PdfValue) => objects.resolve(value));
  for (let i = 0; i + 1 < list.length;) {
    const [first, second, third] = [list[i], list[i + 1], list[i + 2]];
    if (typeof first !== 'number') break;
    if (Array.isArray(second)) {
      objects.work.look(ENTRY_COST * second.length, 0);
      second.forEach((width: PdfValue, at) => typeof width === 'number' && widths.set(first + at, width));
      i += 2;
    } else if (typeof second === 'number' && typeof third === 'number') {
      if (ranges.length < MOST_RANGES) ranges.push({ first, last: second, width: third });
      i += 3;
    } else break;
  }
  const wide = typeof usual === 'number' ? usual : 1000;
  return (code) =>
    (widths.get(code) ?? ranges.find(({ first, last }) => code >= first && code <= last)?.width ?? wide) / 1000;
}

/** Cost of reading and keeping an entry of a list, in bytes read. */
const ENTRY_COST = 16;

/** Most ranges searched for each code. */
const MOST_RANGES = 50;
