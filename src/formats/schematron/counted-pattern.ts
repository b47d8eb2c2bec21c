/** A pattern from the start of the text, whose only quantifier is a count of two digits or more. The library makes a step of each. */
const ONE_COUNT = /^\^[^{}*+?()|]*(?:\\[{}*+?()|][^{}*+?()|]*)*\{(?:\d{1,9},\d{2,9}|\d{2,9},?\d{0,9})\}[^{}*+?()|]*$/;

const AROUND = /^(\^?)\(([^()|]*)\)(\$?)$/;

/** What cannot be translated: a class without some of its characters, and escapes that JavaScript lacks. */
const UNLIKE = /-\[|\\[^dDsntr.\\?*+{}[\]|^$-]/;

/** What XPath means by an escape, where JavaScript means another thing. */
const ESCAPES: Readonly<Record<string, string>> = { '\\d': '\\p{Nd}', '\\D': '\\P{Nd}', '\\s': ' \\t\\n\\r' };

/**
 * The regular expression of JavaScript for one of XPath that counts to ten or more, such as `^.{1,1000}$`: the library takes
 * seconds for a text of some hundred characters there. Undefined for others. With one quantifier, and from the start alone,
 * JavaScript takes time in proportion to the text.
 */
export function countedPattern(pattern: string): RegExp | undefined {
  // A group around everything says nothing; `[\s\S]` is what `.` is with the flag `s`.
  const plain = pattern.replace(AROUND, '$1$2$3').replaceAll('[\\s\\S]', '[^]');
  if (!ONE_COUNT.test(plain) || UNLIKE.test(plain)) return undefined;
  let isClass = false;
  const translated = plain.replace(/\\[^]|[^]/gu, (part) => {
    if (part === '[') isClass = true;
    if (part === ']') isClass = false;
    if (part === '.' && !isClass) return '[^\\n\\r]';
    const escape = ESCAPES[part];
    if (escape === undefined) return part;
    return isClass ? escape : `[${escape}]`;
  });
  try {
    return new RegExp(translated, 'u');
  } catch {
    return undefined;
  }
}
