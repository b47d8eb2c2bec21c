/**
 * Characters of the text to the power of the repetitions in a pattern: about the steps that JavaScript takes in the
 * worst case. Official rules with two repetitions replace parts of values, not of documents.
 */
const MOST_STEPS = 1e9;

/** Most characters of a pattern. The expression that reads its parts counts no further, so that it stays linear. */
const MOST_LENGTH = 2_000;

/**
 * The pattern of `replace` or `tokenize`, which JavaScript runs by trying again. Throws if that may take too long on this
 * text: a repetition within a repetition, or several repetitions on a long text.
 */
export function checkedPattern(pattern: string, text: string): string {
  if (pattern.length > MOST_LENGTH)
    throw new Error(`The pattern ${short(pattern)} has ${pattern.length} characters; at most ${MOST_LENGTH} are run`);
  const repetitions = repetitionsOf(pattern);
  if (repetitions === undefined) throw new Error(`The pattern ${short(pattern)} repeats a repetition`);
  if (repetitions > 1 && text.length ** repetitions > MOST_STEPS)
    throw new Error(`The pattern ${short(pattern)} takes too long on a text of ${text.length} characters`);
  return pattern;
}

const short = (pattern: string): string => (pattern.length > 100 ? `${pattern.slice(0, 100)}…` : pattern);

/** How many parts of a pattern repeat without a small limit; undefined if one stands within another. */
function repetitionsOf(pattern: string): number | undefined {
  // For each open group, whether something in it repeats.
  const open: boolean[] = [false];
  let repeats = 0;
  // A closed group repeats if something in it does, or if one of its choices may be another's beginning.
  let last = false;
  for (const [part] of pattern.matchAll(
    /\\[pP]\{[^}]{0,2000}\}|\\[^]|\[(?:\\[^]|[^\]\\]){0,2000}\]|\{\d{0,2000},?\d{0,2000}\}|[^]/gu,
  )) {
    if (part === '(') open.push(false);
    else if (part === ')') {
      last = open.pop() ?? false;
      if (open.length === 0) open.push(false);
      open[open.length - 1] ||= last;
      continue;
    } else if (isRepetition(part)) {
      if (last) return undefined;
      repeats++;
      open[open.length - 1] = true;
    } else if (part === '|' && open.length > 1) open[open.length - 1] = true;
    last = false;
  }
  return repeats;
}

/** `*`, `+`, or a count without a limit of one digit. */
function isRepetition(part: string): boolean {
  if (part === '*' || part === '+') return true;
  return /^\{\d*,(?:\d{2,})?\}$|^\{\d{2,}\}$/.test(part);
}
