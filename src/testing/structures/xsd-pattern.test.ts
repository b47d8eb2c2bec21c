import { describe, expect, it } from 'vitest';
import { inJavaScript } from './xsd-pattern.ts';

/** A pattern of XSD, texts that it matches, and texts that it does not. */
const PATTERNS: readonly (readonly [pattern: string, matching: readonly string[], others: readonly string[]])[] = [
  ['-?([1-9]\\d{0,15}|0)(\\.\\d{1,2})?', ['0', '-12.5', '7.00'], ['00', '1.', '.5', '1.234']],
  ['[-]', ['-'], ['', '[', 'a']],
  ["[!#-'…^-~-]", ['!', '%', '-', '^', 'a', '~', '…'], ['"', ' ', ')']],
  ['[0-9]{8}[-][1-5]', ['12345678-1'], ['123456781', '12345678-6']],
  ['(https?)://[^\\s?#]*\\?(/[^#\\s]*)?', ['https://a.pl?', 'http://a?/b'], ['ftp://a?', 'https://a b?']],
  ['[A-OQ-Z][A-Z]', ['AL', 'ZA'], ['PL', 'al']],
  ['[\\i-[:]][\\c-[:]]*', ['a', '_b-1', 'é.x'], [':a', '1a', 'a:b']],
  ['\\p{IsBasicLatin}+', ['abc'], ['é']],
  ['[\\p{IsBasicLatin}\\p{IsLatin-1Supplement}]+', ['é'], ['ł']],
  ['a^b$', ['a^b$'], ['ab']],
  ['\\d\\-\\d', ['1-2'], ['1\\-2', '12']],
  ['[&&||()/{}]+', ['&|()/{}'], ['a']],
  ['[^a-c]', ['d', '-', '^'], ['a', 'b']],
];

describe('a pattern of an XSD, written for JavaScript,', () => {
  it.each(PATTERNS)('%s matches the same texts', (pattern, matching, others) => {
    const made = new RegExp(`^(?:${inJavaScript(pattern)})$`, 'v');
    expect(matching.filter((text) => !made.test(text))).toEqual([]);
    expect(others.filter((text) => made.test(text))).toEqual([]);
  });

  it('stops the tool if it cannot be read', () => {
    expect(() => inJavaScript('[a-')).toThrow('ends too early');
    expect(() => inJavaScript('\\p{IsGreek}')).toThrow('IsGreek is not known');
    expect(() => inJavaScript('(a')).toThrow();
  });
});
