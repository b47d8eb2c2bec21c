/** Characters that XML 1.0 forbids (2.2), also as references. */
export const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** The first such character of a text, as four or more hexadecimal digits. */
export function forbiddenIn(text: string): string | undefined {
  const at = text.search(FORBIDDEN);
  return at < 0 ? undefined : (text.codePointAt(at) ?? 0).toString(16).toUpperCase().padStart(4, '0');
}
