import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeBase64url, decodeBase64urlText, isTightBase64url } from './base64url.ts';

const encoded = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

describe('base64url without padding', () => {
  it.each<[string, readonly number[] | undefined]>([
    ['', []],
    ['AA', [0]],
    ['AAA', [0, 0]],
    ['AAAA', [0, 0, 0]],
    ['_-A', [255, 224]],
    ['____', [255, 255, 255]],
    ['AB', [0]],
    ['A', undefined],
    ['AAAAA', undefined],
    ['AA==', undefined],
    ['+/AA', undefined],
    ['A A', undefined],
    ['AA\n', undefined],
    ['é\u00e9', undefined],
  ])('of %j is %j', (text, bytes) => {
    expect(decodeBase64url(text)).toEqual(bytes && new Uint8Array(bytes));
  });

  it('gives back what was encoded, in the only spelling that is tight', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        expect(decodeBase64url(encoded(bytes))).toEqual(bytes);
        expect(isTightBase64url(encoded(bytes))).toBe(true);
      }),
    );
  });

  it.each([
    ['', true],
    ['AA', true],
    ['AQ', true],
    ['AB', false],
    ['AP', false],
    ['AAA', true],
    ['AAE', true],
    ['AAB', false],
    ['AAC', false],
    ['AAAB', true],
    ['A', false],
    ['A+', false],
  ])('%j is tight: %s', (text, tight) => {
    expect(isTightBase64url(text)).toBe(tight);
  });

  it.each<[string, string | undefined]>([
    ['', ''],
    ['R3LDvMOfZQ', 'Grüße'],
    ['77u_YQ', '\ufeffa'],
    ['_w', undefined],
    ['w', undefined],
    ['4oI', undefined],
  ])('of %j is the text %j', (text, decoded) => {
    expect(decodeBase64urlText(text)).toBe(decoded);
  });
});
