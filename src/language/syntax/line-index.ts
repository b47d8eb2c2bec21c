/** A position for people: line and column from 1, columns in UTF-16 units like in editors. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

export interface LineIndex {
  readonly lines: number;
  placeAt(offset: number): Place;
  offsetAt(place: Place): number;
}

/** The starts of a text's lines, which end in LF, CR LF or CR. Built in linear time, searched in logarithmic time. */
export function indexLines(text: string): LineIndex {
  const starts = [0];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 10 || (code === 13 && text.charCodeAt(at + 1) !== 10)) starts.push(at + 1);
  }
  return {
    lines: starts.length,
    placeAt(offset) {
      const within = Math.max(0, Math.min(offset, text.length));
      let low = 0;
      let high = starts.length - 1;
      while (low < high) {
        const middle = (low + high + 1) >> 1;
        if ((starts[middle] ?? 0) <= within) low = middle;
        else high = middle - 1;
      }
      return { line: low + 1, column: within - (starts[low] ?? 0) + 1 };
    },
    offsetAt({ line, column }) {
      const row = Math.max(0, Math.min(line - 1, starts.length - 1));
      const next = starts[row + 1] ?? text.length + 1;
      return Math.max(0, Math.min((starts[row] ?? 0) + column - 1, next - 1));
    },
  };
}
