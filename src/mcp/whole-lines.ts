import { Transform } from 'node:stream';

/** A line is longer than the limit. */
export class LineTooLong extends Error {}

/**
 * Collects pieces and passes them on only at line ends. A message of many megabytes arrives in hundreds of pieces;
 * searching for its end anew in each would be quadratic.
 *
 * @param longest Most bytes of a line; a longer one ends the stream with {@link LineTooLong}.
 */
export function wholeLines(longest: number): Transform {
  let held: Buffer[] = [];
  let length = 0;
  return new Transform({
    transform(piece: Buffer, _, done) {
      const first = piece.indexOf(LINE_END);
      if (length + (first < 0 ? piece.length : first) > longest) return done(new LineTooLong());
      const end = piece.lastIndexOf(LINE_END) + 1;
      if (end > 0) {
        this.push(Buffer.concat([...held, piece.subarray(0, end)]));
        held = [];
        length = 0;
      }
      held.push(piece.subarray(end));
      length += piece.length - end;
      done();
    },
    flush(done) {
      if (length > 0) this.push(Buffer.concat(held));
      done();
    },
  });
}

const LINE_END = 0x0a;
