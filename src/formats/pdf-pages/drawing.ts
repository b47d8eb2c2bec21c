import type { EmbeddedFonts } from './embedded-fonts.ts';
import type { Weight } from './fonts/font-set.ts';
import { figure } from './pdf-output.ts';
import type { Tag } from './structure.ts';

/** Red, green and blue, each from 0 to 1. */
export type Colour = readonly [number, number, number];

export interface Style {
  readonly weight: Weight;
  readonly size: number;
  readonly colour: Colour;
}

/** Drawing commands on sheets of one size. Coordinates are in points from the upper left corner. */
export class Drawing {
  readonly width: number;
  readonly height: number;
  private readonly fonts: EmbeddedFonts;
  private readonly sheets: { readonly marks: string[]; ids: number }[] = [];

  constructor(width: number, height: number, fonts: EmbeddedFonts) {
    this.width = width;
    this.height = height;
    this.fonts = fonts;
  }

  get count(): number {
    return this.sheets.length;
  }

  /** Index of a new sheet. */
  begin(): number {
    return this.sheets.push({ marks: [], ids: 0 }) - 1;
  }

  /** Everything drawn by `draw` is the content of the tag. */
  tagged(page: number, tag: Tag, draw: () => void): void {
    const sheet = this.sheet(page);
    const id = sheet.ids++;
    tag.kids.push({ page, id });
    sheet.marks.push(`/${tag.role}<</MCID ${id}>>BDC`);
    draw();
    sheet.marks.push('EMC');
  }

  /** Everything drawn by `draw` is an artifact: lines, page numbers, repeated headings. */
  apart(page: number, draw: () => void, kind: 'Layout' | 'Pagination' = 'Layout'): void {
    const { marks } = this.sheet(page);
    marks.push(`/Artifact<</Type/${kind}>>BDC`);
    draw();
    marks.push('EMC');
  }

  /** `y` is the baseline. */
  text(page: number, x: number, y: number, text: string, { weight, size, colour }: Style): void {
    if (text === '') return;
    const parts = this.fonts.runsOf(text, weight).map(({ key, codes }) => `/${key} ${figure(size)} Tf<${codes}>Tj`);
    this.sheet(page).marks.push(
      `BT ${colour.map(figure).join(' ')} rg ${figure(x)} ${figure(this.height - y)} Td${parts.join('')} ET`,
    );
  }

  box(page: number, x: number, y: number, width: number, height: number, colour: Colour): void {
    const place = [x, this.height - y - height, width, height].map(figure).join(' ');
    this.sheet(page).marks.push(`${colour.map(figure).join(' ')} rg ${place} re f`);
  }

  image(page: number, name: string, x: number, y: number, width: number, height: number): void {
    const matrix = [width, 0, 0, height, x, this.height - y - height].map(figure).join(' ');
    this.sheet(page).marks.push(`q ${matrix} cm/${name} Do Q`);
  }

  contentOf(page: number): string {
    return this.sheet(page).marks.join('\n');
  }

  private sheet(page: number) {
    const sheet = this.sheets[page];
    if (!sheet) throw new RangeError(`there is no sheet ${page}`);
    return sheet;
  }
}
