import { describe, expect, test } from 'vitest';
import { blockFrom, cutBlocks, linesOf, smallerBlocks } from './cut-blocks.ts';

async function* pieces(...texts: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield await Promise.resolve(Buffer.from(text));
}

async function cut(
  texts: readonly string[],
  longest = 100,
): Promise<readonly (readonly [number, string | undefined])[]> {
  const found: [number, string | undefined][] = [];
  for await (const { firstLine, bytes } of cutBlocks(pieces(...texts), longest)) {
    found.push([firstLine, bytes && Buffer.from(bytes).toString()]);
  }
  return found;
}

describe('a stream is cut at its line feeds', () => {
  test.each<[string, readonly string[], readonly (readonly [number, string | undefined])[]]>([
    ['nothing', [], []],
    ['one piece', ['a\nb\n'], [[1, 'a\nb\n']]],
    [
      'a last line without an end',
      ['a\nb'],
      [
        [1, 'a\n'],
        [2, 'b'],
      ],
    ],
    [
      'lines over pieces',
      ['a', 'b\nc', '\n', 'd\n'],
      [
        [1, 'ab\n'],
        [2, 'c\n'],
        [3, 'd\n'],
      ],
    ],
    ['a character over pieces', ['\u00e9\n'], [[1, '\u00e9\n']]],
    [
      'a line that is too long',
      ['a\n', 'x'.repeat(60), 'x'.repeat(60), 'y\nb\n'],
      [
        [1, 'a\n'],
        [2, undefined],
        [3, 'b\n'],
      ],
    ],
    [
      'one whose end comes first in a piece',
      ['x'.repeat(120), '\nb\n'],
      [
        [1, undefined],
        [2, 'b\n'],
      ],
    ],
    ['one at the end', ['x'.repeat(120)], [[1, undefined]]],
  ])('%s', async (_, texts, expected) => {
    expect(await cut(texts)).toEqual(expected);
  });
});

test('a line over pieces is kept although each piece comes in the same bytes', async () => {
  async function* reused(): AsyncGenerator<Uint8Array> {
    const bytes = new Uint8Array(2);
    for (const text of ['ab', 'cd', 'e\n']) {
      bytes.set(Buffer.from(text));
      yield await Promise.resolve(bytes);
    }
  }
  const found: string[] = [];
  for await (const { bytes } of cutBlocks(reused(), 100)) found.push(Buffer.from(bytes ?? []).toString());
  expect(found).toEqual(['abcde\n']);
});

test('a block comes apart into its lines', () => {
  const lines = linesOf({ firstLine: 7, bytes: new Uint8Array(Buffer.from('a\n\nb')) });
  expect(lines.map(({ firstLine, bytes }) => [firstLine, Buffer.from(bytes).toString()])).toEqual([
    [7, 'a\n'],
    [8, '\n'],
    [9, 'b'],
  ]);
});

const block = (text: string) => ({ firstLine: 5, bytes: new Uint8Array(Buffer.from(text)) });

test.each<[string, number, readonly (readonly [number, string])[]]>([
  ['a\nb\nc\n', 100, [[5, 'a\nb\nc\n']]],
  [
    'a\nb\nc',
    4,
    [
      [5, 'a\nb\n'],
      [7, 'c'],
    ],
  ],
  [
    'a\nb\nc\n',
    5,
    [
      [5, 'a\nb\n'],
      [7, 'c\n'],
    ],
  ],
  [
    'long line\n\nb\n',
    3,
    [
      [5, 'long line\n'],
      [6, '\nb\n'],
    ],
  ],
  ['long line', 3, [[5, 'long line']]],
])('%j is cut at its lines into blocks of %i bytes, or of one line', (text, most, parts) => {
  const cut = Array.from(
    smallerBlocks(block(text), () => most),
    ({ firstLine, bytes }) => [firstLine, Buffer.from(bytes).toString()],
  );
  expect(cut).toEqual(parts);
});

test.each<[number, string]>([
  [5, 'a\n\nc'],
  [6, '\nc'],
  [7, 'c'],
])('a block goes on from line %i', (line, rest) => {
  const { firstLine, bytes } = blockFrom(block('a\n\nc'), line);
  expect([firstLine, Buffer.from(bytes).toString()]).toEqual([line, rest]);
});
