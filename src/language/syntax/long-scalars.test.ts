import { describe, expect, it } from 'vitest';
import { parseJson } from './parse-json.ts';
import { readNumber } from './read-scalar.ts';
import { scanToken } from './scan-json.ts';

const LONG = 200_000;

/** Every text of up to `length` letters of the alphabet. */
function textsOf(alphabet: string, length: number): string[] {
  let longest = [''];
  const all = [''];
  for (let size = 1; size <= length; size++) {
    longest = longest.flatMap((text) => [...alphabet].map((letter) => text + letter));
    all.push(...longest);
  }
  return all;
}

/** The value of a number, by one expression that may backtrack over zeros; undefined if it is no number. */
function plainNumeral(written: string): string | undefined {
  const [, sign, digits] = /^([+-]?)0*([0-9]*\.?[0-9]*)$/.exec(written) ?? [];
  if (digits === undefined) return undefined;
  const tidy = digits.replace(/^(?=\.|$)/, '0').replace(/\.$/, '');
  return `${sign === '-' ? '-' : ''}${tidy}`;
}

describe('numerals', () => {
  it('mean what the plain expression says, whatever they are made of', () => {
    const written = textsOf('01.+-x', 6).filter((text) => /^[+-]?(?:[0-9]|\.[0-9])/.test(text));
    expect(written.length).toBeGreaterThan(10_000);
    const misread = written.filter((text) => {
      const token = { kind: 'number', value: text, start: 0, end: text.length } as const;
      const node = readNumber(text, token, false, () => undefined);
      const expected = plainNumeral(text);
      if (expected === undefined) return node.kind !== 'string' || node.value !== text;
      return node.kind !== 'number' || node.text !== expected;
    });
    expect(misread).toEqual([]);
  });

  it.each([
    ['zeros before a letter', `${'0'.repeat(LONG)}x`, { kind: 'string' }],
    ['zeros before a second point', `0.${'0'.repeat(LONG)}.`, { kind: 'string' }],
    ['zeros before a digit', `${'0'.repeat(LONG)}7`, { kind: 'number', text: '7' }],
  ])('are read when they are %s', (_what, text, node) => {
    const { root, faults } = parseJson(text);
    expect(root).toMatchObject(node);
    expect(faults).toHaveLength(1);
    expect(faults[0]?.message.length).toBeLessThan(200);
  });
});

describe('a string without its closing quote', () => {
  it('ends before the spaces and the one mark of structure at the end of its line', () => {
    const misread = textsOf(' \t,}]a', 6).filter((line) => {
      const token = scanToken(`"${line}\n"next"`, 0, () => undefined);
      const body = line.replace(/\s*[,}\]]?\s*$/, '');
      return token.value !== body || token.end !== 1 + body.length;
    });
    expect(misread).toEqual([]);
  });

  it.each([
    ['spaces', ' '.repeat(LONG), ''],
    ['spaces before a letter', `${' '.repeat(LONG)}x`, `${' '.repeat(LONG)}x`],
    ['spaces around a comma and a letter', `a${' '.repeat(LONG)},${' '.repeat(LONG)}b`, undefined],
  ])('is read when it is %s', (_what, line, body) => {
    const token = scanToken(`"${line}`, 0, () => undefined);
    expect(token.value === (body ?? line)).toBe(true);
  });
});
