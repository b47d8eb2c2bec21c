/** Characters of all pages that are kept. */
const MOST_CHARACTERS = 200_000;

/** A gap or a step as large as this, in sizes of the font, parts words and lines. */
const WORD_GAP = 0.18;
const LINE_STEP = 0.3;

/** Joins pieces of text, in the order in which they are drawn, to lines of words by where they stand. */
export class PageLines {
  private readonly pieces: string[] = [];
  private kept = 0;
  private readable = 0;
  private unreadable = 0;
  private last: { readonly end: number; readonly y: number; readonly size: number } | undefined;

  add(text: string, x: number, y: number, end: number, size: number): void {
    if (text === '' || this.kept + text.length > MOST_CHARACTERS) return;
    this.kept += text.length + 1;
    const { last } = this;
    const scale = Math.max(size, last?.size ?? 0) || 1;
    if (last && Math.abs(y - last.y) > LINE_STEP * scale) this.pieces.push('\n');
    else if (last && Math.abs(x - last.end) > WORD_GAP * scale) this.pieces.push(' ');
    this.pieces.push(text);
    this.last = { end, y, size };
  }

  endPage(): void {
    if (this.pieces.length > 0) this.pieces.push('\n');
    this.last = undefined;
  }

  count(isReadable: boolean): void {
    if (isReadable) this.readable++;
    else this.unreadable++;
  }

  /** What the pages show as text; undefined where much of it cannot be told. */
  text(): string | undefined {
    return this.unreadable > this.readable / 20 ? undefined : this.pieces.join('').trim().normalize('NFKC');
  }
}
