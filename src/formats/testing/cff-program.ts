/** A small font program in the compact format, for tests. Source: Adobe Technical Notes 5176 and 5177. */

const word = (value: number): readonly number[] => [(value >> 8) & 255, value & 255];

/** A list of pieces (Adobe Technical Note 5176, 5), with offsets of two bytes. */
function index(pieces: readonly (readonly number[])[]): readonly number[] {
  if (pieces.length === 0) return word(0);
  let at = 1;
  const offsets = [at, ...pieces.map(({ length }) => (at += length))];
  return [...word(pieces.length), 2, ...offsets.flatMap(word), ...pieces.flat()];
}

/** A number of five bytes in a dictionary, so that its length does not depend on it. */
const long = (value: number): readonly number[] => [29, 0, 0, ...word(value)];
/** A number in the text of a glyph. */
const short = (value: number): readonly number[] => [28, ...word(value)];

const [USUAL, NOMINAL] = [250, 600];
const [HSTEM, RMOVETO, HMOVETO, ENDCHAR, CALL, CALL_SHARED, RETURN] = [1, 21, 22, 14, 10, 29, 11] as const;
/** Subroutines are counted from here. */
const FIRST = -107;

export const CFF_GLYPHS: readonly (readonly number[])[] = [
  [ENDCHAR],
  [...short(-40), ENDCHAR],
  [...short(20), ...short(1), ...short(2), RMOVETO, ENDCHAR],
  [...short(1), ...short(2), RMOVETO, ENDCHAR],
  [...short(12), ...short(3), ...short(4), HSTEM, ENDCHAR],
  [...short(30), ...short(FIRST), CALL],
  [...short(-772), ...short(FIRST), CALL_SHARED, ...short(5), HMOVETO, ENDCHAR],
  [...short(1), 255],
];
export const CFF_WIDTHS = [USUAL, 560, 620, USUAL, 612, 630, -172, undefined];

/** A program; `byCid` gives each glyph the number of ten more than its place, and the private part by a range. */
export function cffProgram(byCid = false): Uint8Array {
  const shared = [[RETURN]];
  const own = [[...short(5), HMOVETO, ENDCHAR]];
  const part = [...long(USUAL), 20, ...long(NOMINAL), 21];
  const privatePart = [...part, ...long(part.length + 6), 19];
  const dictOf = (at: Readonly<Record<'glyphs' | 'part' | 'charset' | 'fonts' | 'select', number>>) => [
    ...(byCid ? [...long(0), ...long(0), ...long(0), 12, 30] : []),
    ...long(at.glyphs),
    17,
    ...(byCid
      ? [...long(at.charset), 15, ...long(at.fonts), 12, 36, ...long(at.select), 12, 37]
      : [...long(privatePart.length), ...long(at.part), 18]),
  ];
  const none = { glyphs: 0, part: 0, charset: 0, fonts: 0, select: 0 };
  const start = [1, 0, 4, 2, ...index([[65]]), ...index([dictOf(none)]), ...index([]), ...index(shared)].length;
  const glyphs = index(CFF_GLYPHS);
  const local = [...privatePart, ...index(own)];
  const part0 = start + glyphs.length;
  const charset = [2, ...word(11), ...word(CFF_GLYPHS.length - 2)];
  const fonts = index([[...long(privatePart.length), ...long(part0), 18]]);
  const select = [3, ...word(1), ...word(0), 0, ...word(CFF_GLYPHS.length)];
  const at = { glyphs: start, part: part0, charset: part0 + local.length, fonts: 0, select: 0 };
  at.fonts = at.charset + charset.length;
  at.select = at.fonts + fonts.length;
  const head = [1, 0, 4, 2, ...index([[65]]), ...index([dictOf(at)]), ...index([]), ...index(shared)];
  return Uint8Array.from([...head, ...glyphs, ...local, ...charset, ...fonts, ...select]);
}
