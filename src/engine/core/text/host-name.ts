/**
 * Host names by govalidator's IsURL. Its pattern is a name in two overlapping parts and backtracks without bound. This
 * recognises the same language by following all readings of the pattern at once, one bit each.
 */

// The last part: blocks of letters and digits with one or two hyphens between them, then one alphabetic label.
const LAST_START = 1;
const LAST = 2;
const LAST_HYPHEN = 4;
const LAST_HYPHENS = 8;
const TOP_START = 16;
const TOP = 32;
const FINAL_DOT = 64;
// The part before, first reading: a first label with hyphens and underscores, then blocks split by one hyphen or dot.
const HOST_START = 128;
const HOST_ONE = 256;
const HOST_INNER = 512;
const HOST_LABEL = 1024;
const HOST_SPLIT = 2048;
const HOST_BLOCK = 4096;
// The part before, second reading: blocks split by one hyphen, underscore or dot, a dot, a last block.
const SUB_START = 8192;
const SUB = 16384;
const SUB_SPLIT = 32768;
const SUB_END = 65536;
const SUB_DOT = 131072;
const SUB_LAST = 262144;

const ACCEPTING = LAST | TOP | FINAL_DOT;

/** Letters are ASCII; others are allowed only in the last part. */
type CharClass = 'letter' | 'foreign' | 'digit' | '-' | '_' | '.';

/** For each state, the next states of a character. */
const STEPS: readonly (readonly [from: number, chars: readonly CharClass[], to: number])[] = [
  [LAST_START | LAST | LAST_HYPHEN | LAST_HYPHENS, ['letter', 'foreign', 'digit'], LAST],
  [LAST, ['-'], LAST_HYPHEN],
  [LAST_HYPHEN, ['-'], LAST_HYPHENS],
  [LAST, ['.'], TOP_START | FINAL_DOT],
  [TOP_START | TOP, ['letter', 'foreign'], TOP],
  [TOP, ['.'], FINAL_DOT],
  [HOST_START, ['letter', 'digit'], HOST_ONE],
  [HOST_ONE | HOST_INNER | HOST_LABEL, ['letter', 'digit'], HOST_LABEL | LAST_START],
  [HOST_ONE | HOST_INNER | HOST_LABEL, ['-', '_'], HOST_INNER],
  [HOST_LABEL | HOST_BLOCK, ['-', '.'], HOST_SPLIT],
  [HOST_SPLIT | HOST_BLOCK, ['letter', 'digit'], HOST_BLOCK | LAST_START],
  [SUB_START | SUB_SPLIT, ['letter', 'digit'], SUB],
  [SUB, ['letter', 'digit'], SUB | SUB_END],
  [SUB, ['-', '_', '.'], SUB_SPLIT],
  [SUB_END, ['.'], SUB_DOT],
  [SUB_DOT | SUB_LAST, ['letter', 'digit'], SUB_LAST | LAST_START],
];

export function isHostName(name: string): boolean {
  if (accepts(name, LAST_START | HOST_START | SUB_START)) return true;
  return name.startsWith('www.') && accepts(name.slice(4), LAST_START);
}

function accepts(name: string, start: number): boolean {
  let states = start;
  for (let i = 0; i < name.length && states !== 0; i++) {
    const char = classOf(name.charCodeAt(i));
    let next = 0;
    for (const [from, chars, to] of STEPS) {
      if ((states & from) !== 0 && char !== undefined && chars.includes(char)) next |= to;
    }
    states = next;
  }
  return (states & ACCEPTING) !== 0;
}

function classOf(code: number): CharClass | undefined {
  if (code >= 48 && code <= 57) return 'digit';
  if ((code >= 65 && code <= 90) || (code >= 97 && code <= 122)) return 'letter';
  if (code === 45) return '-';
  if (code === 95) return '_';
  if (code === 46) return '.';
  // Characters beyond the basic plane, which are surrogates here, are not accepted.
  return code >= 0xa1 && (code < 0xd800 || code > 0xdfff) ? 'foreign' : undefined;
}
