import { EAST_ASIAN, hasCharacter, NOTO_SANS, slice, type FontFiles, type FontSlice } from './font-files.ts';
import { readFont, type Font } from './true-type.ts';

export type Weight = 'regular' | 'bold';

/** A character to draw. */
export interface Glyph {
  readonly font: Font;
  readonly glyph: number;
  /** In thousandths of the size. */
  readonly width: number;
}

/** Fonts for the characters of a page. */
export interface FontSet {
  glyphOf(character: number, weight: Weight): Glyph;
  /** Characters without a font; a replacement sign is drawn for them. */
  readonly missing: readonly string[];
}

export class MissingFonts extends Error {}

/** Drawn for a character without a font: the replacement character, or a question mark. */
const REPLACEMENTS = [0xfffd, 0x3f] as const;

/** Kana: with them, Chinese characters have their Japanese form. */
const KANA = /[\u3040-\u30ff]/u;

/** Loads the font slices for these texts. Throws {@link MissingFonts} if the host has none. */
export async function gatherFonts(files: FontFiles, texts: Iterable<string>): Promise<FontSet> {
  const characters = new Set<number>(REPLACEMENTS);
  let isJapanese = false;
  for (const text of texts) {
    isJapanese ||= KANA.test(text);
    for (const sign of text) characters.add(sign.codePointAt(0) as number);
  }
  const fonts = new Map<string, Font | undefined>();
  const load = async (file: string): Promise<Font | undefined> => {
    if (!fonts.has(file)) {
      const bytes = await files(`${file}.woff`);
      fonts.set(file, bytes && readFont(file, bytes));
    }
    return fonts.get(file);
  };
  const eastAsian = isJapanese ? EAST_ASIAN : ([EAST_ASIAN[1], EAST_ASIAN[0], EAST_ASIAN[2]] as const);
  const families = new Map<string, readonly FontSlice[]>();
  const faces: Record<Weight, Map<number, Glyph>> = { regular: new Map(), bold: new Map() };
  const missing: string[] = [];
  const find = async (slices: readonly FontSlice[], weight: string, character: number): Promise<Glyph | undefined> => {
    for (const slice of slices) {
      if (!hasCharacter(slice, character)) continue;
      const font = await load(`${slice.name}-${weight}-normal`);
      const glyph = font?.glyphOf(character);
      if (font && glyph !== undefined) return { font, glyph, width: (font.advanceOf(glyph) * 1000) / font.unitsPerEm };
    }
    return undefined;
  };
  for (const character of characters) {
    let regular = await find(NOTO_SANS, '400', character);
    let bold = regular && (await find(NOTO_SANS, '600', character));
    for (const family of regular || character < FIRST_EAST_ASIAN ? [] : eastAsian) {
      if (!families.has(family)) families.set(family, await slicesOf(files, family));
      regular = await find(families.get(family) ?? [], '400', character);
      if (regular) break;
    }
    // East Asian fonts have one weight; they are used only for names.
    bold ??= regular;
    if (regular && bold) {
      faces.regular.set(character, regular);
      faces.bold.set(character, bold);
    } else if (character !== REPLACEMENTS[0]) missing.push(String.fromCodePoint(character));
  }
  const instead = (weight: Weight): Glyph => {
    const found = REPLACEMENTS.map((sign) => faces[weight].get(sign)).find((glyph) => glyph !== undefined);
    if (!found) throw new MissingFonts('The fonts of pages are not there');
    return found;
  };
  const replaced = { regular: instead('regular'), bold: instead('bold') };
  return { missing, glyphOf: (character, weight) => faces[weight].get(character) ?? replaced[weight] };
}

/** Hangul Jamo: no character before it is only in an East Asian family. */
const FIRST_EAST_ASIAN = 0x1100;

async function slicesOf(files: FontFiles, family: string): Promise<readonly FontSlice[]> {
  const bytes = await files(`${family}.json`);
  if (!bytes) return [];
  const listed = JSON.parse(new TextDecoder().decode(bytes)) as Readonly<Record<string, string>>;
  return Object.entries(listed).map(([name, ranges]) => slice(name, ranges));
}
