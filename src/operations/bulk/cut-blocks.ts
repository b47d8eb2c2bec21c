/** Whole lines of an input, to be processed elsewhere. */
export interface Block {
  /** Number of its first line, from 1. */
  readonly firstLine: number;
  /** UTF-8 in its own buffer, with a line feed after every line except perhaps the last. */
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** A line that exceeds the limit; its content was discarded. */
export interface LongLine {
  readonly firstLine: number;
  readonly bytes: undefined;
  /** Its length in bytes. */
  readonly length: number;
}

const LINE_FEED = 0x0a;

/**
 * Cuts a byte stream into blocks of whole lines, one per piece that arrives, so that a writer who waits for an answer
 * gets it. Holds at most one line of `longest` bytes and one piece.
 */
export async function* cutBlocks(
  pieces: AsyncIterable<Uint8Array>,
  longest: number,
  firstLine = 1,
): AsyncGenerator<Block | LongLine> {
  let line = firstLine;
  let kept: Uint8Array[] = [];
  let size = 0;
  let skipping = false;
  let skipped = 0;
  for await (const piece of pieces) {
    let rest = piece;
    if (skipping) {
      const end = rest.indexOf(LINE_FEED);
      skipped += end < 0 ? rest.length : end + 1;
      if (end < 0) continue;
      yield { firstLine: line++, bytes: undefined, length: skipped };
      rest = rest.subarray(end + 1);
      skipping = false;
    }
    const end = rest.lastIndexOf(LINE_FEED);
    if (end >= 0) {
      const bytes = joined([...kept, rest.subarray(0, end + 1)], size + end + 1);
      yield { firstLine: line, bytes };
      line += count(bytes);
      kept = [];
      size = 0;
      rest = rest.subarray(end + 1);
    }
    if (rest.length === 0) continue;
    size += rest.length;
    if (size > longest) {
      skipping = true;
      skipped = size;
      kept = [];
      size = 0;
    } else kept.push(rest.slice());
  }
  if (skipping) yield { firstLine: line, bytes: undefined, length: skipped };
  else if (size > 0) yield { firstLine: line, bytes: joined(kept, size) };
}

/** Splits a block into blocks of at most `most` bytes, or of one line; `most` is called for each. */
export function* smallerBlocks({ firstLine, bytes }: Block, most: () => number): Generator<Block> {
  let line = firstLine;
  let start = 0;
  while (start < bytes.length) {
    const within = bytes.subarray(start, start + most()).lastIndexOf(LINE_FEED);
    const end = within >= 0 ? start + within : bytes.indexOf(LINE_FEED, start);
    const after = end < 0 ? bytes.length : end + 1;
    const part = bytes.slice(start, after);
    yield { firstLine: line, bytes: part };
    line += count(part);
    start = after;
  }
}

/** The lines of a block, each as its own block. */
export const linesOf = (block: Block): readonly Block[] => [...smallerBlocks(block, () => 0)];

/** A block that begins at the line with this number. */
export function blockFrom({ firstLine, bytes }: Block, line: number): Block {
  let start = 0;
  for (let skipped = firstLine; skipped < line; skipped++) start = bytes.indexOf(LINE_FEED, start) + 1;
  return { firstLine: line, bytes: bytes.slice(start) };
}

function joined(parts: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function count(bytes: Uint8Array): number {
  let lines = 0;
  for (let at = bytes.indexOf(LINE_FEED); at >= 0; at = bytes.indexOf(LINE_FEED, at + 1)) lines++;
  return lines;
}
