import { describe, expect, it } from 'vitest';
import type { Json } from '../json/json.ts';
import { readJson } from '../json/read-json.ts';
import { integer } from './primitives.ts';
import { DocumentReader } from './reader.ts';

function decoded(text: string) {
  const read = readJson(text);
  const reader = new DocumentReader(() => undefined);
  const value = integer.decode(read.ok ? read.value : (null as Json), reader);
  return reader.faults.length > 0 ? 'refused' : value;
}

describe('a whole number', () => {
  it.each([
    ['0', 0],
    ['-0', 0],
    ['-1', -1],
    ['42', 42],
    ['9007199254740991', 9007199254740991],
    ['-9007199254740991', -9007199254740991],
  ])('reads %s', (text, value) => {
    expect(decoded(text)).toBe(value);
  });

  it.each(['1.5', '1.01', '-1e-1', '9007199254740993', '"1"', 'true', 'null', '[]', '{}'])('refuses %s', (text) => {
    expect(decoded(text)).toBe('refused');
  });
});
