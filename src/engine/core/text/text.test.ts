import { describe, expect, it } from 'vitest';
import { cleanText, trimSpace } from './clean-text.ts';
import { isLatin1 } from './latin1.ts';
import { fitsUtf8, utf8Length } from './utf8.ts';
import { isZeroUuid, parseUuid, uuidHasTimestamp, uuidTimeless, uuidVersion } from './uuid.ts';

describe('cleanText', () => {
  it.each([
    ['plain', 'plain'],
    [' \u00a0two words\u3000\n', 'two words'],
    ['a\0b', 'ab'],
    ['a\ud800\udc00b', 'a\ud800\udc00b'],
    ['a\ud800b', 'a?b'],
    ['\0 ', ''],
  ])('turns %j into %j', (text, clean) => expect(cleanText(text)).toBe(clean));

  it('trims what Unicode calls white space and nothing else', () => {
    expect(trimSpace('\u0085a\ufeff')).toBe('a\ufeff');
  });
});

describe('UTF-8 length', () => {
  it.each([
    ['a', 1],
    ['é', 2],
    ['例', 3],
    ['😀', 4],
    ['\ud800', 3],
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

  it.each(['', 'abc', canonical.slice(1), `${canonical}0`, `{${canonical}`, canonical.replace('a', 'g')])(
    'refuses %j',
    (text) => expect(parseUuid(text)).toBeUndefined(),
  );

  it('knows the version and what it implies', () => {
    expect(uuidVersion(canonical)).toBe(7);
    expect(uuidHasTimestamp(canonical)).toBe(true);
    expect(uuidTimeless('f47ac10b-58cc-4372-a567-0e02b2c3d479')).toBe(true);
    expect(isZeroUuid('00000000-0000-0000-0000-000000000000')).toBe(true);
    expect(isZeroUuid(canonical)).toBe(false);
  });
});
