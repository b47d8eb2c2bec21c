import type { Colour, Drawing, Style } from './drawing.ts';
import type { Tag } from './structure.ts';
import type { TextPieces } from './text-pieces.ts';

/** One line of text in a cell. */
export interface Line {
  readonly text: string;
  readonly style: Style;
}

export interface Column {
  readonly x: number;
  readonly width: number;
  readonly align: 'left' | 'right';
}

export interface Row {
  readonly tag: Tag;
  readonly cells: readonly { readonly tag: Tag; readonly lines: readonly Line[] }[];
  /** Drawn below the row. */
  readonly rule?: Colour;
}

/** A limit for documents with megabytes of text, which would make thousands of sheets. */
export const MOST_PAGES = 2_000;

export class TooManyPages extends Error {}

/** Most text lines of a row that is kept on one page; longer rows may break. */
const KEPT_TOGETHER = 12;

/** A position that moves down the sheets. */
export class Flow {
  readonly drawing: Drawing;
  readonly pieces: TextPieces;
  readonly left: number;
  readonly width: number;
  private readonly top: number;
  private readonly bottom: number;
  private readonly onNewPage: (page: number) => number;
  page: number;
  y: number;

  /** `onNewPage` draws the repeated header of further sheets and returns its height. */
  constructor(
    drawing: Drawing,
    pieces: TextPieces,
    margins: { readonly side: number; readonly top: number; readonly bottom: number },
    onNewPage: (page: number) => number,
  ) {
    this.drawing = drawing;
    this.pieces = pieces;
    this.left = margins.side;
    this.width = drawing.width - 2 * margins.side;
    this.top = margins.top;
    this.bottom = drawing.height - margins.bottom;
    this.onNewPage = onNewPage;
    this.page = drawing.begin();
    this.y = this.top;
  }

  get room(): number {
    return this.bottom - this.y;
  }

  /** Height of an empty sheet. */
  get wholeRoom(): number {
    return this.bottom - this.top;
  }

  newPage(): void {
    if (this.drawing.count >= MOST_PAGES)
      throw new TooManyPages(`The document would take more than ${MOST_PAGES} pages`);
    this.page = this.drawing.begin();
    this.y = this.top + this.onNewPage(this.page);
  }

  /** Starts a new sheet unless this height fits on the current one. */
  need(height: number): void {
    if (height > this.room && this.y > this.top) this.newPage();
  }

  /** Rows of a table; `again` repeats its heading on further sheets. */
  rows(rows: Iterable<Row>, columns: readonly Column[], lineHeight: number, padding: number, again?: () => void): void {
    for (const row of rows) {
      const count = Math.max(1, ...row.cells.map(({ lines }) => lines.length));
      const goOver = (): void => {
        this.newPage();
        again?.();
      };
      if (count <= KEPT_TOGETHER && count * lineHeight + 2 * padding > this.room) goOver();
      for (let from = 0; from < count;) {
        let fits = Math.floor((this.room - 2 * padding) / lineHeight);
        if (fits < 1) {
          goOver();
          fits = Math.max(1, Math.floor((this.room - 2 * padding) / lineHeight));
        }
        const until = Math.min(count, from + fits);
        row.cells.forEach(({ tag, lines }, i) => {
          const column = columns[i];
          const some = lines.slice(from, until);
          if (column && some.some(({ text }) => text !== '')) this.cell(tag, some, column, lineHeight, padding);
        });
        this.y += (until - from) * lineHeight + 2 * padding;
        from = until;
      }
      if (row.rule) this.rule(this.left, this.width, row.rule, columns);
    }
  }

  private cell(tag: Tag, lines: readonly Line[], column: Column, lineHeight: number, padding: number): void {
    const { drawing, page, y } = this;
    drawing.tagged(page, tag, () => {
      lines.forEach(({ text, style }, i) => {
        const wide = column.align === 'right' ? this.pieces.widthOf(text, style.weight, style.size) : 0;
        const x = column.align === 'right' ? column.x + column.width - wide : column.x;
        drawing.text(page, x, y + padding + (i + 0.8) * lineHeight, text, style);
      });
    });
  }

  private rule(left: number, width: number, colour: Colour, columns: readonly Column[]): void {
    const first = columns[0]?.x ?? left;
    const last = columns.at(-1);
    const end = last ? last.x + last.width : left + width;
    this.drawing.apart(this.page, () => this.drawing.box(this.page, first, this.y, end - first, 0.5, colour));
  }

  lines(text: string, style: Style, width: number): readonly Line[] {
    return this.pieces.linesOf(text, style.weight, style.size, width).map((line) => ({ text: line, style }));
  }

  /** Paragraphs in a column, over as many sheets as needed. */
  paragraph(tag: Tag, text: string, style: Style, column: Column, lineHeight: number): void {
    const lines = this.lines(text, style, column.width);
    for (let from = 0; from < lines.length;) {
      if (this.room < lineHeight) this.newPage();
      const until = Math.min(lines.length, from + Math.max(1, Math.floor(this.room / lineHeight)));
      this.cell(tag, lines.slice(from, until), column, lineHeight, 0);
      this.y += (until - from) * lineHeight;
      from = until;
    }
  }
}
