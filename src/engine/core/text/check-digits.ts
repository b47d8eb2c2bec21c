const DIGITS = [...'0123456789'];
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Longest text with check digits. */
const LONGEST = 40;

/** Position and number of the check digits in a text. */
interface Place {
  readonly at: number;
  readonly count: 1 | 2;
}

/** Where a number has its check digits: two at the start, or at one of the usual places at the end. */
export type CheckDigitSide = 'front' | 'end';

/**
 * The text with corrected check digits: the only value at a usual place that makes it valid. Undefined if there is no
 * such place, or if several texts would be valid.
 */
export function withRightCheckDigits(
  text: string,
  holds: (text: string) => boolean,
  side: CheckDigitSide = 'end',
): { readonly text: string; readonly found: string; readonly right: string; readonly at: number } | undefined {
  if (text.length < 5 || text.length > LONGEST) return undefined;
  for (const { at, count } of side === 'front' ? placeInFront(text) : placesAtEnd(text)) {
    const found = text.slice(at, at + count);
    const right = variants(found).filter((variant) => {
      return variant !== found && holds(text.slice(0, at) + variant + text.slice(at + count));
    });
    const [only] = right;
    if (right.length === 1 && only !== undefined) {
      return { text: text.slice(0, at) + only + text.slice(at + count), found, right: only, at };
    }
    if (right.length > 1) return undefined;
  }
  return undefined;
}

function placeInFront(text: string): readonly Place[] {
  return /^\d\d/.test(text) ? [{ at: 0, count: 2 }] : [];
}

/** At the end; before final letters or a final branch number; two at the end. */
function placesAtEnd(text: string): readonly Place[] {
  const end = text.length;
  const letters = /\d[A-Z]{1,3}$/.exec(text);
  const branch = /\dB\d\d$|\d01$/.exec(text);
  return [
    { at: end - 1, count: 1 },
    ...(letters ? [{ at: letters.index, count: 1 } as const] : []),
    ...(branch ? [{ at: branch.index, count: 1 } as const] : []),
    ...(/\d\d$/.test(text) ? [{ at: end - 2, count: 2 } as const] : []),
  ];
}

function variants(found: string): readonly string[] {
  if (found.length === 2) return DIGITS.flatMap((digit) => DIGITS.map((other) => digit + other));
  return [DIGITS, LETTERS].find((signs) => signs.includes(found)) ?? [];
}
