/** A sentence or a member of a text. */
export interface Segment {
  readonly text: string;
  readonly offset: number;
}

// Ends of lines, of members in JSON, of elements; and where the next sentence of a validator begins.
const END = /\r?\n|\\n|"\s{0,9},|<\/|\s(?=The element ['`]|The '[\w:]|cvc-|Element ['{`])/g;

/** The parts of a text that each hold at most one sentence of a validator. */
export function* segmentsOf(text: string): Generator<Segment> {
  let offset = 0;
  for (const { 0: end, index } of text.matchAll(END)) {
    if (index > offset) yield { text: text.slice(offset, index), offset };
    offset = index + end.length;
  }
  if (offset < text.length) yield { text: text.slice(offset), offset };
}
