import { describe, expect, it } from 'vitest';
import { indexLines } from './line-index.ts';

const MIXED = 'ab\ncd\r\nef\rgh\n';

describe('places', () => {
  it.each([
    [0, 1, 1],
    [1, 1, 2],
    [2, 1, 3],
    [3, 2, 1],
    [5, 2, 3],
    [6, 2, 4],
    [7, 3, 1],
    [9, 3, 3],
    [10, 4, 1],
    [12, 4, 3],
    [13, 5, 1],
  ])('offset %d is line %d, column %d, whatever ends the lines', (offset, line, column) => {
    const index = indexLines(MIXED);
    expect(index.placeAt(offset)).toEqual({ line, column });
    expect(index.offsetAt({ line, column })).toBe(offset);
  });

  it.each([
    ['', 1],
    ['a', 1],
    ['\n', 2],
    ['\r', 2],
    ['\r\n', 2],
    ['\n\r', 3],
    ['\r\r\n\n', 4],
    [MIXED, 5],
  ])('%j has %d lines', (text, lines) => {
    expect(indexLines(text).lines).toBe(lines);
  });

  it('count a sign beyond the basic plane as two columns', () => {
    expect(indexLines('"😀", x').placeAt(4)).toEqual({ line: 1, column: 5 });
  });

  it.each([
    [-5, 1, 1],
    [99, 5, 1],
  ])('outside the text are at its edge: %d', (offset, line, column) => {
    expect(indexLines(MIXED).placeAt(offset)).toEqual({ line, column });
  });

  it.each([
    [{ line: 0, column: 1 }, 0],
    [{ line: -3, column: 2 }, 1],
    [{ line: 99, column: 1 }, 13],
    [{ line: 1, column: 99 }, 2],
    [{ line: 2, column: 99 }, 6],
    [{ line: 5, column: 99 }, 13],
    [{ line: 1, column: -9 }, 0],
  ])('%j is the nearest offset of the line, %d', (place, offset) => {
    expect(indexLines(MIXED).offsetAt(place)).toBe(offset);
  });

  it('are found in a text of many lines, each by itself', () => {
    const text = Array.from({ length: 3000 }, (_, line) => 'x'.repeat(line % 7)).join('\r\n');
    const index = indexLines(text);
    let line = 1;
    let column = 1;
    const wrong: number[] = [];
    for (let offset = 0; offset <= text.length; offset++) {
      const place = index.placeAt(offset);
      if (place.line !== line || place.column !== column || index.offsetAt(place) !== offset) wrong.push(offset);
      if (text[offset] === '\n') {
        line++;
        column = 1;
      } else column++;
    }
    expect(wrong).toEqual([]);
  });
});
