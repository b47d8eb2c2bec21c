import type { FontSet, Weight } from './fonts/font-set.ts';

/** Characters replaced or dropped: grouped digits use a narrow space, which few fonts have. */
export function printable(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[\u00a0\u202f\u2007]/g, '\u00a0')
    .replace(/[\t\v\f\u2028\u2029]|(?!\u00a0)\p{Zs}/gu, ' ')
    .replace(/[^\n\P{Cc}]|\p{Cf}|\p{Cs}|\p{Co}|[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/gu, '');
}

/** Words, the spaces between them, and single East Asian characters: a line may break after each. */
const PIECES =
  /[ ]+|[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uffef]|[^ \u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uffef]+/gu;

/** Measures texts and breaks them into lines. */
export class TextPieces {
  private readonly fonts: FontSet;

  constructor(fonts: FontSet) {
    this.fonts = fonts;
  }

  widthOf(text: string, weight: Weight, size: number): number {
    let width = 0;
    for (const sign of text) width += this.fonts.glyphOf(sign.codePointAt(0) as number, weight).width;
    return (width * size) / 1000;
  }

  /** Lines no wider than `most`; a wider word is split. */
  linesOf(text: string, weight: Weight, size: number, most: number): readonly string[] {
    return text.split('\n').flatMap((paragraph) => this.wrapped(paragraph, weight, size, most));
  }

  private wrapped(text: string, weight: Weight, size: number, most: number): readonly string[] {
    const lines: string[] = [];
    let line = '';
    let width = 0;
    const end = (): void => {
      lines.push(line.trimEnd());
      line = '';
      width = 0;
    };
    for (const [piece] of text.matchAll(PIECES)) {
      const wide = this.widthOf(piece, weight, size);
      if (piece.startsWith(' ')) {
        if (line === '') continue;
      } else if (width + wide > most && line !== '') end();
      if (wide <= most) {
        line += piece;
        width += wide;
        continue;
      }
      for (const sign of piece) {
        const step = this.widthOf(sign, weight, size);
        if (width + step > most && line !== '') end();
        line += sign;
        width += step;
      }
    }
    if (line !== '' || lines.length === 0) end();
    return lines;
  }
}
