import { expect, test } from 'vitest';
import { hiddenCharacters, withoutHidden } from './hidden-characters.ts';

const found = (text: string) =>
  [...hiddenCharacters(text)].map(({ offset, message }) => `${offset} ${message.phrase} ${message.values?.['code']}`);

test.each<[string, string, readonly string[], string?]>([
  ['a plain text', 'Müller & Söhne, Κώστας 😀', []],
  ['a direction that is overridden', 'DE\u202E98', ['2 text.turns 202E'], 'DE98'],
  ['an isolate that never ends', '\u2066a', ['0 text.turns 2066'], 'a'],
  [
    'marks of direction',
    'a\u200Eb\u200Fc\u061C',
    ['1 text.turns 200E', '3 text.turns 200F', '5 text.turns 061C'],
    'abc',
  ],
  ['a space without width in a number', 'DE89\u200B3704', ['4 text.hidden 200B'], 'DE893704'],
  ['a byte order mark inside', 'a\uFEFFb', ['1 text.hidden FEFF'], 'ab'],
  ['a word joiner, and signs of mathematics', 'a\u2060b\u2063', ['1 text.hidden 2060', '3 text.hidden 2063'], 'ab'],
  [
    'joiners between letters that nothing joins',
    'A\u200DC\u200CB',
    ['1 text.hidden 200D', '3 text.hidden 200C'],
    'ACB',
  ],
  ['a joiner that begins a text', '\u200Da', ['0 text.hidden 200D'], 'a'],
  ['joiners of Persian and Hindi', 'می\u200Cخواهم क्\u200Dष', []],
  ['joiners of emoji', '👩\u200D💻 🏳️\u200D🌈', []],
  ['the flag of Scotland', '🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}', []],
  ['tags that no flag has', 'a\u{E0041}\u{E0042}', ['1 text.hidden E0041']],
])('%s', (_, text, expected, seen) => {
  expect(found(text)).toEqual(expected);
  if (seen !== undefined) expect(withoutHidden(text)).toBe(seen);
});
