/** Splits XPath expressions: strings and comments are skipped, brackets are counted. */

/** The alternatives of a match pattern: `a | b[c | d]` has two. */
export function alternativesOf(pattern: string): readonly string[] {
  const parts: string[] = [];
  let from = 0;
  walk(pattern, (at, depth) => {
    if (depth > 0) return;
    const length = pattern[at] === '|' ? 1 : isUnionWord(pattern, at) ? 5 : 0;
    if (length === 0) return;
    parts.push(pattern.slice(from, at));
    from = at + length;
  });
  parts.push(pattern.slice(from));
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** Names of the variables that an expression reads. */
export function variablesIn(expression: string): ReadonlySet<string> {
  const names = new Set<string>();
  walk(expression, (at) => {
    if (expression[at] !== '$') return;
    VARIABLE.lastIndex = at;
    const name = VARIABLE.exec(expression)?.[1];
    if (name !== undefined) names.add(name);
  });
  return names;
}

/** The expression with each `current()` of XSLT replaced by the judged node. */
export function withCurrent(expression: string, variable: string): string {
  return replaced(expression, CURRENT, `$${variable}`);
}

/** The expression of an abstract pattern with its parameters inserted. */
export function withParameters(expression: string, parameters: ReadonlyMap<string, string>): string {
  if (parameters.size === 0) return expression;
  return expression.replace(PARAMETER, (whole, name: string) => parameters.get(name) ?? whole);
}

/** The engine has no variables with a prefix: `custom:codes` becomes `custom.codes`. */
export const plainName = (name: string): string => name.replace(':', '.');

/** The expression with plain variable names. */
export function withPlainVariables(expression: string): string {
  return expression.includes('$') ? expression.replace(PREFIXED, '$$$1.$2') : expression;
}

const PREFIXED = /\$([\p{L}_][\p{L}\p{N}_.-]*):([\p{L}_])/gu;
const VARIABLE = /\$\s*([\p{L}_][\p{L}\p{N}_.:-]*)/uy;
const PARAMETER = /\$([\p{L}_][\p{L}\p{N}_.-]*)/gu;
const CURRENT = /current\s*\(\s*\)/y;
const NAME_CHARACTER = /[\p{L}\p{N}_.:-]/u;

function isUnionWord(text: string, at: number): boolean {
  return text.startsWith('union', at) && /\s/.test(text[at - 1] ?? 'x') && /\s/.test(text[at + 5] ?? 'x');
}

function replaced(text: string, of: RegExp, by: string): string {
  let made = '';
  let from = 0;
  walk(text, (at) => {
    if (at < from || NAME_CHARACTER.test(text[at - 1] ?? ' ')) return;
    of.lastIndex = at;
    const found = of.exec(text);
    if (!found) return;
    made += text.slice(from, at) + by;
    from = at + found[0].length;
  });
  return made + text.slice(from);
}

/** Visits each character outside strings and comments, with the number of open brackets. */
function walk(text: string, visit: (at: number, depth: number) => void): void {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (character === '"' || character === "'") {
      const end = text.indexOf(character, at + 1);
      at = end < 0 ? text.length : end;
      continue;
    }
    if (character === '(' && text[at + 1] === ':') {
      const end = text.indexOf(':)', at + 2);
      at = end < 0 ? text.length : end + 1;
      continue;
    }
    if (character === ')' || character === ']') depth--;
    visit(at, depth);
    if (character === '(' || character === '[') depth++;
  }
}
