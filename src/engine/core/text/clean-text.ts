/** In Unicode mode the surrogate range matches only lone surrogates. */
const UNWANTED = /[\0\ud800-\udfff]/u;
const OUTER_SPACE = /\p{White_Space}/u;

/** Free text in normal form: no NUL, `?` for malformed Unicode, trimmed. Returns its input if nothing changes. */
export function cleanedText(text: string): string {
  return trimSpace(UNWANTED.test(text) ? text.replaceAll('\0', '').replace(/[\ud800-\udfff]+/gu, '?') : text);
}

/** Trims Unicode white space. (`String.trim` also removes the byte order mark and leaves U+0085.) */
export function trimSpace(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && isSpace(text, start)) start++;
  while (end > start && isSpace(text, end - 1)) end--;
  return start === 0 && end === text.length ? text : text.slice(start, end);
}

function isSpace(text: string, index: number): boolean {
  const code = text.charCodeAt(index);
  if (code < 0x80) return code === 32 || (code >= 9 && code <= 13);
  return OUTER_SPACE.test(text.charAt(index));
}
