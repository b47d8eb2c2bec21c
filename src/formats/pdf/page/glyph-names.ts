import { tableOf } from '../../../engine/values.ts';
/**
 * Characters of glyph names that are not themselves letters. Source: the Adobe Glyph List, its part for Latin text and
 * figures.
 */
const NAMED: Readonly<Record<string, string>> = tableOf({
  space: ' ',
  nbspace: ' ',
  exclam: '!',
  quotedbl: '"',
  numbersign: '#',
  dollar: '$',
  percent: '%',
  ampersand: '&',
  quotesingle: "'",
  quoteright: '’',
  quoteleft: '‘',
  parenleft: '(',
  parenright: ')',
  asterisk: '*',
  plus: '+',
  comma: ',',
  hyphen: '-',
  minus: '-',
  endash: '–',
  emdash: '—',
  period: '.',
  slash: '/',
  zero: '0',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  colon: ':',
  semicolon: ';',
  less: '<',
  equal: '=',
  greater: '>',
  question: '?',
  at: '@',
  bracketleft: '[',
  backslash: '\\',
  bracketright: ']',
  underscore: '_',
  sterling: '£',
  yen: '¥',
  Euro: '€',
  germandbls: 'ß',
  ae: 'æ',
  AE: 'Æ',
  oslash: 'ø',
  Oslash: 'Ø',
  fi: 'fi',
  fl: 'fl',
});

/** Accents that a name adds to its letter, as in `eacute`. */
const MARKS: Readonly<Record<string, string>> = tableOf({
  grave: '\u0300',
  acute: '\u0301',
  circumflex: '\u0302',
  tilde: '\u0303',
  dieresis: '\u0308',
  ring: '\u030a',
  cedilla: '\u0327',
  caron: '\u030c',
});

const WITH_MARK = new RegExp(`^([A-Za-z])(${Object.keys(MARKS).join('|')})$`);

/** The text of a glyph with this name; undefined if unknown. */
export function textOfGlyph(name: string): string | undefined {
  // A glyph variant has the name with a suffix.
  const plain = name.split('.', 1)[0] ?? '';
  if (/^[A-Za-z]$/.test(plain)) return plain;
  if (Object.hasOwn(NAMED, plain)) return NAMED[plain];
  const [, letter, mark] = WITH_MARK.exec(plain) ?? [];
  if (letter && mark) return (letter + (MARKS[mark] ?? '')).normalize('NFC');
  const [, long, short] = /^(?:uni([0-9A-F]{4})|u([0-9A-F]{4,6}))$/.exec(plain) ?? [];
  const code = parseInt(long ?? short ?? '', 16);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}
