import type { FontSet, Weight } from './fonts/font-set.ts';
import { subsetOf } from './fonts/subset.ts';
import type { Font } from './fonts/true-type.ts';
import { bytesOf, type PdfOutput, type Ref } from './pdf-output.ts';

interface Embedded {
  readonly key: string;
  readonly font: Font;
  /** Number of each character in the subset; its glyphs are in this order. */
  readonly numbers: Map<number, number>;
  readonly glyphs: number[];
}

/** A piece of text in one font. */
export interface Run {
  readonly key: string;
  readonly codes: string;
}

/** The fonts of a file with the characters drawn. */
export class EmbeddedFonts {
  private readonly fonts: FontSet;
  private readonly used = new Map<Font, Embedded>();

  constructor(fonts: FontSet) {
    this.fonts = fonts;
  }

  runsOf(text: string, weight: Weight): readonly Run[] {
    const runs: { key: string; codes: string }[] = [];
    for (const sign of text) {
      const character = sign.codePointAt(0) as number;
      const { font, glyph } = this.fonts.glyphOf(character, weight);
      const embedded = this.used.get(font) ?? this.begin(font);
      let number = embedded.numbers.get(character);
      // Each character has its own number, even if two share a glyph, so that the text can be copied.
      if (number === undefined) {
        number = embedded.glyphs.push(glyph);
        embedded.numbers.set(character, number);
      }
      const code = number.toString(16).padStart(4, '0');
      const last = runs.at(-1);
      if (last?.key === embedded.key) last.codes += code;
      else runs.push({ key: embedded.key, codes: code });
    }
    return runs;
  }

  private begin(font: Font): Embedded {
    const embedded = { key: `F${this.used.size + 1}`, font, numbers: new Map<number, number>(), glyphs: [] };
    this.used.set(font, embedded);
    return embedded;
  }

  /** The font dictionary for the resources of the pages. */
  write(output: PdfOutput): string {
    const entries = [...this.used.values()].map((embedded) => `/${embedded.key} ${writeFont(output, embedded)}`);
    return `<<${entries.join('')}>>`;
  }
}

function writeFont(output: PdfOutput, { key, font, numbers, glyphs }: Embedded): Ref {
  const scaled = (units: number): number => Math.round((units * 1000) / font.unitsPerEm);
  // Six letters mark a font subset (ISO 32000-1, 9.6.4). A file has few fonts, so the last letters count them.
  const order = parseInt(key.slice(1));
  const prefix = `ASSA${String.fromCharCode(65 + Math.floor(order / 26), 65 + (order % 26))}`;
  const name = `${prefix}+${font.name.replace(/[^A-Za-z0-9-]/g, '')}`;
  const program = subsetOf(font, glyphs);
  const file = output.stream(`/Length1 ${program.length}`, program);
  const [left, bottom, right, top] = font.bounds.map(scaled) as [number, number, number, number];
  const descriptor = output.add(
    `<</Type/FontDescriptor/FontName/${name}/Flags 4/FontBBox[${left} ${bottom} ${right} ${top}]/ItalicAngle 0/Ascent ${scaled(font.ascent)}/Descent ${scaled(font.descent)}/CapHeight ${scaled(font.capHeight)}/StemV 80/FontFile2 ${file}>>`,
  );
  const widths = [0, ...glyphs].map((glyph) =>
    String(Math.round((font.advanceOf(glyph) * 100_000) / font.unitsPerEm) / 100),
  );
  const descendant = output.add(
    `<</Type/Font/Subtype/CIDFontType2/BaseFont/${name}/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/FontDescriptor ${descriptor}/CIDToGIDMap/Identity/DW 1000/W[0[${widths.join(' ')}]]>>`,
  );
  const unicode = output.stream('', bytesOf(toUnicode(numbers)));
  return output.add(
    `<</Type/Font/Subtype/Type0/BaseFont/${name}/Encoding/Identity-H/DescendantFonts[${descendant}]/ToUnicode ${unicode}>>`,
  );
}

/** Most entries of a section. Source: Adobe Technical Note 5014. */
const MOST_ENTRIES = 100;

/** Maps numbers to characters (ISO 32000-1, 9.10.3). */
function toUnicode(numbers: ReadonlyMap<number, number>): string {
  const rows = [...numbers].map(([character, number]) => {
    const units = String.fromCodePoint(character);
    let code = '';
    for (let i = 0; i < units.length; i++) code += units.charCodeAt(i).toString(16).padStart(4, '0');
    return `<${number.toString(16).padStart(4, '0')}> <${code}>`;
  });
  const sections: string[] = [];
  for (let i = 0; i < rows.length; i += MOST_ENTRIES) {
    const some = rows.slice(i, i + MOST_ENTRIES);
    sections.push(`${some.length} beginbfchar\n${some.join('\n')}\nendbfchar`);
  }
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <FFFF>
endcodespacerange
${sections.join('\n')}
endcmap
CMapName currentdict /CMap defineresource pop
end
end`;
}
