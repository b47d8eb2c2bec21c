const SPECIAL = /[\\|.?*+(){}[\]^$-]/g;

/**
 * Converts an XPath regular expression with the flags `s`, `i`, `x` and `q` to one without flags. With `i`, the text
 * must be lower-cased as well. Throws for other flags.
 */
export function withFlags(pattern: string, flags: string): string {
  const other = /[^sixq]/.exec(flags)?.[0];
  if (other !== undefined) throw new Error(`Regular expressions with the flag "${other}" cannot be run`);
  if (flags.includes('q')) return cased(pattern, flags).replace(SPECIAL, '\\$&');
  let inClass = 0;
  // An escape with its category, or one character.
  return pattern.replace(/\\[pP]\{[^}]*\}|\\[^]|[^]/gu, (part) => {
    if (part.startsWith('\\')) return part;
    if (part === '[') inClass++;
    if (part === ']') inClass--;
    if (inClass > 0) return cased(part, flags);
    if (part === '.' && flags.includes('s')) return '[\\s\\S]';
    if (/\s/.test(part) && flags.includes('x')) return '';
    return cased(part, flags);
  });
}

/** The text to compare under these flags. */
export function cased(text: string, flags: string): string {
  return flags.includes('i') ? text.toLowerCase() : text;
}

/** Refuses `i` in functions that return parts of the text. */
export function withFlagsButCase(pattern: string, flags: string): string {
  if (flags.includes('i')) throw new Error('Texts cannot be replaced or cut regardless of case');
  return withFlags(pattern, flags);
}
