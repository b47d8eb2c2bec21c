import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { expect, it } from 'vitest';
import { LineTooLong, wholeLines } from './whole-lines.ts';

async function passed(pieces: readonly string[], longest = 10): Promise<readonly string[]> {
  const lines = wholeLines(longest);
  const seen: string[] = [];
  lines.on('data', (chunk: Buffer) => seen.push(chunk.toString()));
  await pipeline(Readable.from(pieces.map((piece) => Buffer.from(piece))), lines);
  return seen;
}

it.each<[fact: string, pieces: readonly string[], passed: readonly string[]]>([
  ['a whole line at once', ['one\n'], ['one\n']],
  ['a line in pieces, once it ends', ['o', 'n', 'e\n'], ['one\n']],
  ['several lines together', ['one\ntwo\n'], ['one\ntwo\n']],
  ['the beginning of a line with its end', ['one\ntw', 'o\n'], ['one\n', 'two\n']],
  ['what is left at the end', ['one\n', 'tw', 'o'], ['one\n', 'two']],
  ['a line that is as long as it may be', ['12345', '67890\n'], ['1234567890\n']],
  [
    'many lines that are longer together',
    ['12345678\n12345678\n1234', '5678\n'],
    ['12345678\n12345678\n', '12345678\n'],
  ],
  ['nothing for nothing', [], []],
])('passes on %s', async (_, pieces, expected) => {
  expect(await passed(pieces)).toEqual(expected);
});

it.each<[fact: string, pieces: readonly string[]]>([
  ['a line one byte too long', ['12345678901\n']],
  ['one that has not ended', ['1234567890', '1']],
  ['one whose end comes later', ['12345', '678901\n']],
  ['the second one', ['1\n', '12345678901']],
])('refuses %s', async (_, pieces) => {
  await expect(passed(pieces)).rejects.toBeInstanceOf(LineTooLong);
});

it('pieces of whole lines before one that is too long are not held back', async () => {
  const lines = wholeLines(10);
  const seen: string[] = [];
  lines.on('data', (chunk: Buffer) => seen.push(chunk.toString()));
  const pieces = ['1\n2\n', '12345678901'].map((piece) => Buffer.from(piece));
  await expect(pipeline(Readable.from(pieces), lines)).rejects.toBeInstanceOf(LineTooLong);
  expect(seen).toEqual(['1\n2\n']);
});
