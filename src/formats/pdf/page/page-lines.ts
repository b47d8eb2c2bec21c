/**
 * Most characters of all pages. A longer text is not compared at all: its end, such as the total, would seem missing.
 */
export const MOST_CHARACTERS = 200_000;

/** A gap or step of this size, in font sizes, separates words and lines. */
const WORD_GAP = 0.18;
const LINE_STEP = 0.3;

/** Joins pieces of text, in drawing order, to lines of words by their position. */
export class PageLines {
  private readonly pieces: string[] = [];
  private kept = 0;
  private readable = 0;
  private unreadable = 0;
  private last: { readonly end: number; readonly y: number; readonly size: number } | undefined;

  add(text: string, x: number, y: number, end: number, size: number): void {
    if (text === '' || this.kept > MOST_CHARACTERS) return;
    // One character of a font may stand for eighteen.
    this.kept += text.normalize('NFKC').length + 1;
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

  /** The text of the pages; undefined if much of it is unknown, or if it is too long. */
  text(): string | undefined {
    if (this.kept > MOST_CHARACTERS || this.unreadable > this.readable / 20) return undefined;
    return this.pieces.join('').trim().normalize('NFKC');
  }
}
