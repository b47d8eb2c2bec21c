export interface TextPlace {
  readonly line: number;
  readonly column: number;
}

/**
 * Lines and columns, from 1, of offsets in a text. A line ends at LF, CR or CRLF, as in editors; a column counts UTF-16
 * code units.
 */
export function textPlaces(text: string): (offset: number) => TextPlace {
  let starts: readonly number[] | undefined;
  return (offset) => {
    starts ??= lineStarts(text);
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] as number) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] as number) + 1 };
  };
}

function lineStarts(text: string): readonly number[] {
  const starts = [0];
  const breaks = /\r\n?|\n/g;
  while (breaks.test(text)) starts.push(breaks.lastIndex);
  return starts;
}
