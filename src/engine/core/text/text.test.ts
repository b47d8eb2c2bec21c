import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanedText, trimSpace } from './clean-text.ts';
import { isLatin1 } from './latin1.ts';
import { fitsUtf8, utf8Length } from './utf8.ts';
import { isZeroUuid, parseUuid, uuidHasTimestamp, uuidTimeless, uuidVersion } from './uuid.ts';

describe('cleanedText', () => {
  it.each([
    ['plain', 'plain'],
    [' \u00a0two words\u3000\n', 'two words'],
    ['a\0b', 'ab'],
    ['a\ud800\udc00b', 'a\ud800\udc00b'],
    ['a\ud800b', 'a?b'],
    ['a\ud800\ud800b\udc00', 'a?b?'],
    ['\0a\0b\0', 'ab'],
    ['\0 ', ''],
  ])('turns %j into %j', (text, clean) => expect(cleanedText(text)).toBe(clean));

  it('trims what Unicode calls white space and nothing else', () => {
    expect(trimSpace('\u0085a\ufeff')).toBe('a\ufeff');
    expect(trimSpace('  a b  ')).toBe('a b');
    expect(trimSpace(' \t ')).toBe('');
    const trimmed = (unit: string) => trimSpace(`${unit}a${unit}`) === 'a';
    expect(units.filter((unit) => trimmed(unit) !== /\p{White_Space}/u.test(unit))).toEqual([]);
  });
});

/** UTF-16 units: the first ones, white space, and those at the limits of the surrogate ranges. */
const units = [
  ...Array(0x900).keys(),
  0x1680,
  0x2028,
  0x3000,
  0xd7ff,
  0xd800,
  0xdbff,
  0xdc00,
  0xdfff,
  0xe000,
  0xfeff,
  0xffff,
].map((code) => String.fromCharCode(code));
/** Texts of any units, including lone surrogates. */
const anyText = fc
  .array(fc.oneof(fc.nat(0xff), fc.integer({ min: 0xd7fe, max: 0xe001 }), fc.nat(0xffff)))
  .map((codes) => String.fromCharCode(...codes));

describe('UTF-8 length', () => {
  it('is that of the encoded text, for every unit and every pair', () => {
    const encoded = (text: string) => new TextEncoder().encode(text).length;
    expect(units.filter((unit) => utf8Length(unit) !== encoded(unit))).toEqual([]);
    fc.assert(fc.property(anyText, (text) => utf8Length(text) === encoded(text)));
    fc.assert(fc.property(anyText, fc.nat(60), (text, limit) => fitsUtf8(text, limit) === encoded(text) <= limit));
  });

  it.each([
    ['a', 1],
    ['é', 2],
    ['例', 3],
    ['😀', 4],
    ['\ud800', 3],
    ['\ud800\udc00', 4],
    ['\udbff\udfff', 4],
    ['\ud800\ue000', 6],
    ['\udc00\udc00', 6],
    ['\ud800\udbff', 6],
  ])('of %j is %i', (text, bytes) => {
    expect(utf8Length(text)).toBe(bytes);
    expect(utf8Length(text)).toBe(new TextEncoder().encode(text).length);
    expect([fitsUtf8(text, bytes), fitsUtf8(text, bytes - 1)]).toEqual([true, false]);
  });
});

describe('isLatin1', () => {
  it('knows ISO 8859-1', () => {
    expect(isLatin1('Ñandú ÿ')).toBe(true);
    expect(isLatin1('€')).toBe(false);
    expect(isLatin1('')).toBe(true);
    expect(units.filter((unit) => isLatin1(`a${unit}`)).length).toBe(0x100);
    expect(isLatin1('Āa')).toBe(false);
  });
});

describe('UUIDs', () => {
  const canonical = '018f3b5e-7c2a-7d10-8a4b-0123456789ab';

  it.each([
    canonical,
    canonical.toUpperCase(),
    `urn:uuid:${canonical}`,
    `URN:UUID:${canonical}`,
    `{${canonical}}`,
    canonical.replaceAll('-', ''),
  ])('reads %s', (text) => expect(parseUuid(text)).toBe(canonical));

  it.each([
    '',
    'abc',
    canonical.slice(1),
    `${canonical}0`,
    `{${canonical}`,
    `${canonical}}`,
    `(${canonical})`,
    `{${canonical}0`,
    `0${canonical}}`,
    `uuid:${canonical}`,
    `{urn:uuid:${canonical}}`,
    canonical.replace('a', 'g'),
    canonical.replaceAll('-', '').slice(1),
    `${canonical.replaceAll('-', '')}0`,
  ])('refuses %j', (text) => expect(parseUuid(text)).toBeUndefined());

  it.each([
    [1, true, false],
    [2, false, false],
    [3, false, true],
    [4, false, true],
    [5, false, true],
    [6, true, false],
    [7, true, false],
    [8, false, false],
    [10, false, false],
  ])('of version %i carry their time: %s; are made of a name or of chance alone: %s', (version, timed, timeless) => {
    const uuid = `018f3b5e-7c2a-${version.toString(16)}d10-8a4b-0123456789ab`;
    expect([uuidVersion(uuid), uuidHasTimestamp(uuid), uuidTimeless(uuid)]).toEqual([version, timed, timeless]);
  });

  it('knows the version and what it implies', () => {
    expect(uuidVersion(canonical)).toBe(7);
    expect(uuidHasTimestamp(canonical)).toBe(true);
    expect(uuidTimeless('f47ac10b-58cc-4372-a567-0e02b2c3d479')).toBe(true);
    expect(isZeroUuid('00000000-0000-0000-0000-000000000000')).toBe(true);
    expect(isZeroUuid(canonical)).toBe(false);
    expect(isZeroUuid('')).toBe(true);
  });
});
