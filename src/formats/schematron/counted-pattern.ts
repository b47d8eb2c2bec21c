import { tableOf } from '../../engine/values.ts';
/**
 * A pattern anchored at the start whose only quantifier is a count of two digits or more. The library expands each
 * count into as many states.
 */
const ONE_COUNT = /^\^[^{}*+?()|]*(?:\\[{}*+?()|][^{}*+?()|]*)*\{(?:\d{1,9},\d{2,9}|\d{2,9},?\d{0,9})\}[^{}*+?()|]*$/;

const AROUND = /^(\^?)\(([^()|]*)\)(\$?)$/;

/** Parts that cannot be translated: class subtraction, and escapes that JavaScript lacks. */
const UNLIKE = /-\[|\\[^dDsntr.\\?*+{}[\]|^$-]/;

/** The XPath meaning of escapes with another meaning in JavaScript. */
const ESCAPES: Readonly<Record<string, string>> = tableOf({ '\\d': '\\p{Nd}', '\\D': '\\P{Nd}', '\\s': ' \\t\\n\\r' });

/**
 * The JavaScript equivalent of an XPath pattern that counts to ten or more, such as `^.{1,1000}$`, for which the
 * library takes seconds on a text of some hundred characters. Undefined for other patterns. With one quantifier and an
 * anchored start, JavaScript takes linear time.
 */
export function countedPattern(pattern: string): RegExp | undefined {
  // A group around everything has no effect; `[\s\S]` is `.` with the flag `s`.
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
