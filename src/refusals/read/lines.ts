/** A line of a text. */
export interface TextLine {
  readonly text: string;
  readonly offset: number;
  /** From 1. */
  readonly number: number;
}

/** Each line that is not blank. */
export function* linesOf(text: string): Generator<TextLine> {
  let number = 0;
  for (let offset = 0; offset <= text.length;) {
    const at = text.indexOf('\n', offset);
    const end = at < 0 ? text.length : at;
    number += 1;
    const line = text.slice(offset, end);
    if (line.trim() !== '') yield { text: line, offset, number };
    offset = end + 1;
  }
}
