/**
 * Features that RE2 omits on purpose, because they cannot be matched in linear time: look-around and back-references.
 */
const NOT_IN_RE2 = /(?:^|[^\\])(?:\\\\)*(?:\(\?(?:=|!|<=|<!)|\\[1-9])/;
const MOST_REPEATS = 1000;

/** Whether the text is an RE2 regular expression, as used in definitions. */
export function isPattern(text: string): boolean {
  if (NOT_IN_RE2.test(text) || hasTooManyRepeats(text)) return false;
  try {
    new RegExp(spelledForEcmaScript(text));
    return true;
  } catch {
    return false;
  }
}

/** Named groups and flags have a different syntax. */
function spelledForEcmaScript(text: string): string {
  return text
    .replaceAll('(?P<', '(?<')
    .replace(/\(\?[imsU-]+\)/g, '')
    .replace(/\(\?[imsU-]+:/g, '(?:');
}

function hasTooManyRepeats(text: string): boolean {
  for (const [, from = '', to = ''] of text.matchAll(/\{(\d+)(?:,(\d*))?\}/g)) {
    if (Number(from) > MOST_REPEATS || Number(to) > MOST_REPEATS) return true;
  }
  return false;
}
