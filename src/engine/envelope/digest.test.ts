import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { optional } from '../core/schema/fields.ts';
import { defineType } from '../core/schema/object-type.ts';
import { text } from '../core/schema/primitives.ts';
import { digestOf, isSameDigest } from './digest.ts';

const Letter = defineType('test/letter', {
  about: 'A letter.',
  fields: { to: optional(text, 'Receiver'), body: optional(text, 'What it says') },
});
const sha256 = (written: string) => ({ alg: 'sha256', val: createHash('sha256').update(written).digest('hex') });

describe('the digest of a document', () => {
  test('is made over its canonical form in UTF-8, its schema included', () => {
    const letter = { schema: 'https://example.com/letter', type: Letter, content: { to: 'Ana', body: 'Grüße' } };
    expect(digestOf(letter)).toEqual(sha256('{"$schema":"https://example.com/letter","body":"Grüße","to":"Ana"}'));
  });

  test('of no known type is made over what came', () => {
    expect(digestOf({ schema: 's', type: undefined, content: { b: 1, a: 2 } })).toEqual(sha256('{"a":2,"b":1}'));
  });

  test('takes the character U+FFFD for what it is', () => {
    const letter = { schema: 's', type: Letter, content: { body: 'Gr\uFFFDe' } };
    expect(digestOf(letter)).toEqual(sha256('{"$schema":"s","body":"Gr\uFFFDe"}'));
  });

  test('is made once for a document, and anew for a copy', () => {
    const letter = { schema: 's', type: Letter, content: { body: 'x' } };
    expect(digestOf(letter)).toBe(digestOf(letter));
    expect(digestOf({ ...letter, content: { body: 'y' } })).not.toEqual(digestOf(letter));
  });
});

const A = { alg: 'sha256', val: 'aa' };

test.each([
  ['equal', A, { ...A }, true],
  ['of other values', A, { ...A, val: 'bb' }, false],
  ['of other algorithms', A, { ...A, alg: 'sha512' }, false],
  ['of which the first is missing', undefined, A, false],
  ['of which the second is missing', A, undefined, false],
  ['both missing', undefined, undefined, false],
])('two digests that are %s', (_, a, b, same) => {
  expect(isSameDigest(a, b)).toBe(same);
});
