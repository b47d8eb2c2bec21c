import { describe, expect, it } from 'vitest';
import { edited, firedBy, verdictsBy, type Edit } from '../../testing/conditions.ts';
import { KSEF_ADVANCE, KSEF_CORRECTION, KSEF_GROSS, KSEF_INVOICE } from '../../testing/ksef-invoices.ts';
import { KSEF_RULES } from './rules.ts';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const latin2 = (text: string): Uint8Array => Uint8Array.from(text, (sign) => sign.charCodeAt(0) % 0x100);
const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';

/** So long that the file has a number of bytes. */
function filled(bytes: number, foot = ''): Uint8Array {
  const open = edited(KSEF_INVOICE, [['</Faktura>', `${foot}<!-- --></Faktura>`]]);
  return utf8(open.replace('<!-- -->', `<!--${' '.repeat(bytes - utf8(open).length + 1)}-->`));
}

const changed =
  (...edits: readonly Edit[]) =>
  (): string =>
    edited(KSEF_INVOICE, edits);
const NIP = '<NIP>5250007402</NIP>';
const THIRD = (id: string): Edit => [
  '</Podmiot2>',
  `</Podmiot2><Podmiot3><DaneIdentyfikacyjne><IDWew>${id}</IDWew><Nazwa>Filia</Nazwa></DaneIdentyfikacyjne><Rola>8</Rola></Podmiot3>`,
];
const inText = (sign: string): Edit => ['>Zbiór z lata<', `>Zbiór${sign}z lata<`];
const instruction = (from: string, what: string): Edit => [from, `${from}${what}`];

const CASES: readonly (readonly [string, string, () => string | Uint8Array, () => string | Uint8Array])[] = [
  ['utf8-bom', 'bytes', () => utf8(`\uFEFF${KSEF_INVOICE}`), () => utf8(KSEF_INVOICE)],
  ['utf8-bom', 'characters', () => `\uFEFF${KSEF_INVOICE}`, () => KSEF_INVOICE],
  [
    'encoding',
    'another declared',
    () => latin2(KSEF_INVOICE.replace('UTF-8', 'ISO-8859-2')),
    () => utf8(KSEF_INVOICE.replace('UTF-8', 'utf-8')),
  ],
  [
    'encoding',
    'none declared',
    () => KSEF_INVOICE.replace('UTF-8', 'UTF-16'),
    () => KSEF_INVOICE.replace(DECLARATION, ''),
  ],
  ['xml-1.0', 'version', changed(['version="1.0"', 'version="1.1"']), () => KSEF_INVOICE],
  ['size', 'without attachment', () => filled(1_000_001), () => filled(1_000_000)],
  ['size', 'with attachment', () => filled(3_000_001, '<Zalacznik/>'), () => filled(3_000_000, '<Zalacznik/>')],
  [
    'processing-instruction',
    'behind the declaration',
    changed(instruction(DECLARATION, '<?xml-stylesheet href="a.xsl"?>')),
    changed(instruction(DECLARATION, '<!-- <?a b?> -->')),
  ],
  ['processing-instruction', 'in a text', changed(inText('<?a b?>')), changed(inText('<![CDATA[<?a b?>]]>'))],
  ['discouraged-characters', 'U+0084', changed(inText('\u0084')), changed(inText('\u0085'))],
  ['discouraged-characters', 'as a reference', changed(inText('&#x9F;')), changed(inText('&#xA0;'))],
  ['discouraged-characters', 'last of a plane', changed(inText('\u{1FFFE}')), changed(inText('\u{1FFFD}'))],
  ['discouraged-characters', 'in a comment', changed(inText('<!--\uFDD0-->')), changed(inText('<!--\uFDF0-->'))],
  [
    'discouraged-characters',
    'in an attribute',
    changed(['kodSystemowy="FA', 'x="\uFDEF" kodSystemowy="FA']),
    changed(['kodSystemowy="FA', 'x="&#133;" kodSystemowy="FA']),
  ],
  [
    'P_1-future',
    'tomorrow',
    changed(['<P_1>2026-11-20', '<P_1>2026-11-29']),
    changed(['<P_1>2026-11-20', '<P_1>2026-11-28']),
  ],
  ['nip-checksum', 'of the seller', changed([NIP, '<NIP>5250007403</NIP>']), () => KSEF_INVOICE],
  ['nip-checksum', 'of the buyer', () => KSEF_CORRECTION.replace('7740001454', '7740001455'), () => KSEF_CORRECTION],
  ['internal-id-checksum', 'of a third party', changed(THIRD('5250007403-00010')), changed(THIRD('5250007402-00010'))],
];

const fired = (data: string | Uint8Array) => firedBy('ksef', data);

describe('a check of KSeF', () => {
  it.each(Object.entries({ KSEF_INVOICE, KSEF_CORRECTION, KSEF_ADVANCE, KSEF_GROSS }))(
    'is broken by no own example: %s',
    (_, file) => {
      expect(fired(file)).toEqual([]);
    },
  );

  it.each(CASES)('%s fires on what breaks it and holds on what just fits: %s', (rule, _, breaks, holds) => {
    expect(fired(breaks())).toEqual([rule]);
    expect(fired(holds())).toEqual([]);
  });

  it('has a case each', () => {
    expect([...new Set(CASES.map(([rule]) => rule))].toSorted()).toEqual(KSEF_RULES.map(({ code }) => code).toSorted());
  });

  it('shows the element around what is wrong in a text', () => {
    const places = (...edits: readonly Edit[]) =>
      verdictsBy('ksef', edited(KSEF_INVOICE, edits)).flatMap((verdict) => verdict.places);
    const place = '/Faktura[1]/Fa[1]/DodatkowyOpis[1]/Wartosc[1]';
    expect(places(inText('<?a b?><?c d?>'))).toEqual([place]);
    expect(places(inText('\u0080'))).toEqual([place]);
    expect(places(instruction(DECLARATION, '<?a b?>'))).toEqual(['/Faktura[1]']);
  });

  it('lists at most a hundred elements with instructions, in a time that grows with their number', () => {
    expect(verdictsBy('ksef', edited(KSEF_INVOICE, [inText('<?a?>'.repeat(150_000))]))).toHaveLength(1);
  });

  it('of what was allowed until then begins on its day', () => {
    const broken = edited(KSEF_INVOICE, [inText('\u0080<?a?>')]);
    expect(firedBy('ksef@2026-04', broken)).toEqual([]);
    expect(firedBy('ksef@2026-07', broken).toSorted()).toEqual(['discouraged-characters', 'processing-instruction']);
  });
});
