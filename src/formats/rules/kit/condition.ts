import { normal } from '../../en16931/rules/blanks.ts';

/** A condition in brackets: what must exist, and which text it must have. */
export interface Condition {
  /** A term, or a path from the place. */
  readonly target: string;
  /** It must not exist, or not have the text. */
  readonly absent: boolean;
  /** How the text is read; undefined if any text will do. */
  readonly reading: '=' | '~' | '~~' | undefined;
  /** None of the texts is wanted. */
  readonly isOther: boolean;
  readonly texts: readonly string[];
}

/** The name before the conditions of a place, and these: `BG-16[BT-81~30|58]`. */
export function readConditions(written: string): { readonly name: string; readonly conditions: readonly Condition[] } {
  const opens = written.indexOf('[');
  if (opens < 0) return { name: written, conditions: [] };
  return { name: written.slice(0, opens), conditions: inBrackets(written.slice(opens)).map(readCondition) };
}

/** The texts of `[a][b[c]]`: `a` and `b[c]`. */
function inBrackets(written: string): readonly string[] {
  const found: string[] = [];
  let [depth, from] = [0, 0];
  for (let turn = 0; turn < written.length; turn++) {
    if (written[turn] === '[' && depth++ === 0) from = turn + 1;
    else if (written[turn] === ']' && --depth === 0) found.push(written.slice(from, turn));
  }
  return found;
}

function readCondition(written: string): Condition {
  const absent = written.startsWith('!');
  const rest = absent ? written.slice(1) : written;
  const end = endOfTarget(rest);
  const [, other, reading, texts] = /^(!?)(=|~~|~)([\s\S]*)$/.exec(rest.slice(end)) ?? [];
  if (end === 0 || (end < rest.length && reading === undefined)) throw new Error(`${written} is no condition`);
  return {
    target: rest.slice(0, end),
    absent,
    reading: reading as Condition['reading'],
    isOther: other === '!',
    texts: texts === undefined ? [] : texts.split('|'),
  };
}

/** A path may have conditions of its own. */
function endOfTarget(written: string): number {
  let depth = 0;
  for (let turn = 0; turn < written.length; turn++) {
    const sign = written[turn] ?? '';
    if (sign === '[') depth++;
    else if (sign === ']') depth--;
    else if (depth === 0 && '=~!'.includes(sign)) return turn;
  }
  return written.length;
}

/** A text as a condition reads it. */
export function asRead(reading: Condition['reading'], text: string): string {
  if (reading === '~') return normal(text);
  return reading === '~~' ? normal(text).toUpperCase() : text;
}

/** Whether one of these texts meets the condition. */
export function isMetBy({ absent, reading, isOther, texts }: Condition, found: readonly string[]): boolean {
  if (reading === undefined) return found.length > 0 !== absent;
  return found.some((text) => texts.includes(asRead(reading, text)) !== isOther) !== absent;
}
