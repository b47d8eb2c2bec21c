import { isSpace, scanToken } from './scan-json.ts';
import type { Token } from './scan-json.ts';
import { readNumber, readWord } from './read-scalar.ts';
import { duplicateKey, extraText, missingColon, missingComma, missingValue, strayComma } from './syntax-faults.ts';
import { tooDeep, unclosed, unexpectedBracket, unquotedKey, wrongKey } from './syntax-faults.ts';
import type {
  ArrayNode,
  MemberNode,
  ObjectNode,
  Span,
  StringNode,
  SyntaxFault,
  SyntaxTree,
  ValueNode,
} from './tree.ts';
import { titled, worded } from '../../engine/values.ts';
import { syntaxMessages } from './messages.ts';

/** Deeper than any business document; limits the recursion. */
const MAX_DEPTH = 200;

type Closer = '}' | ']';

/**
 * Parses JSON that may be unfinished or invalid and always returns the best tree, with one fault per mistake at its
 * exact place. Tolerates comments, trailing and missing commas, missing or other quotes, bare words, decimal commas,
 * and mismatched brackets.
 */
export function parseJson(text: string): SyntaxTree {
  const reading = parseJsonInSteps(text);
  for (;;) {
    const step = reading.next();
    if (step.done) return step.value;
  }
}

/** Characters parsed in one step, which takes a few milliseconds. */
const STEP = 40_000;

/** Parses in steps, for callers with other work in between. The last step returns the tree. */
export function* parseJsonInSteps(text: string): Generator<void, SyntaxTree, void> {
  const faults: SyntaxFault[] = [];
  const report = (fault: SyntaxFault): void => void faults.push(fault);
  let token: Token = scanToken(text, 0, report);
  let lastEnd = 0;
  let rested = 0;
  const awaited: Closer[] = [];

  function advance(): Token {
    const taken = token;
    lastEnd = taken.end;
    token = scanToken(text, taken.end, report);
    return taken;
  }

  /** Moves the end of the token, and continues from there. */
  function rewind(end: number): void {
    lastEnd = end;
    token = scanToken(text, end, report);
  }

  // Most values are no containers; only containers bear the cost of parsing in steps.
  function atContainer(): boolean {
    return token.kind === '{' || token.kind === '[';
  }

  function readContainer(): Generator<void, ValueNode, void> {
    return token.kind === '{' ? readObject() : readArray();
  }

  function readScalar(inObject: boolean): ValueNode | undefined {
    switch (token.kind) {
      case 'string': {
        const { value, start, end } = advance();
        return { kind: 'string', value, start, end };
      }
      case 'number': {
        const node = readNumber(text, token, inObject, report);
        rewind(node.end);
        return node;
      }
      case 'word': {
        const node = readWord(text, token, report);
        rewind(node.end);
        return node;
      }
      default:
        return undefined;
    }
  }

  /** Whether a closing bracket ends the current container: its own bracket, or one of an outer container. */
  function atClose(closer: Closer, opener: Span): boolean {
    for (;;) {
      if (token.kind === closer || token.kind === 'end') break;
      if (token.kind !== '}' && token.kind !== ']') return false;
      if (awaited.slice(0, -1).includes(token.kind)) break;
      report(unexpectedBracket(token, closer));
      advance();
    }
    if (token.kind !== closer) report(unclosed(text, opener, closer));
    return true;
  }

  function enter(closer: Closer): { opener: Token; leave: () => { end: number; closed: boolean } } {
    const opener = advance();
    awaited.push(closer);
    if (awaited.length === MAX_DEPTH) report(tooDeep(opener));
    return {
      opener,
      leave: () => {
        awaited.pop();
        const closed = token.kind === closer;
        return { end: closed ? advance().end : lastEnd, closed };
      },
    };
  }

  /** Moves to the next entry, after commas; false at the closing bracket. */
  function entriesOf(closer: Closer, opener: Span): () => boolean {
    let comma: Token | undefined;
    let first = true;
    return () => {
      while (!atClose(closer, opener)) {
        if (token.kind === ',') {
          const stray = advance();
          if (first || comma) report(strayComma(stray));
          comma = stray;
          continue;
        }
        // Excessive nesting is reported once; otherwise each further bracket would be a fault.
        if (!first && !comma && awaited.length <= MAX_DEPTH) report(missingComma(text, lastEnd));
        comma = undefined;
        first = false;
        if (awaited.length <= MAX_DEPTH) return true;
        advance();
      }
      if (comma) report(strayComma(comma));
      return false;
    };
  }

  function isStepDone(): boolean {
    if (token.start - rested < STEP) return false;
    rested = token.start;
    return true;
  }

  function* readObject(): Generator<void, ObjectNode, void> {
    const { opener, leave } = enter('}');
    const members: MemberNode[] = [];
    const seen = new Set<string>();
    const atNext = entriesOf('}', opener);
    while (atNext()) {
      if (isStepDone()) yield;
      const key = readKey();
      if (!key) {
        advance();
        continue;
      }
      if (seen.has(key.value)) report(duplicateKey(key));
      seen.add(key.value);
      if (!hasValue(key)) members.push({ kind: 'member', key, start: key.start, end: key.end });
      else if (atContainer()) members.push(memberWith(key, yield* readContainer()));
      else members.push(memberWith(key, atNextName() ? undefined : readScalar(true)));
    }
    const { end, closed } = leave();
    return { kind: 'object', members, closed, start: opener.start, end };
  }

  function* readArray(): Generator<void, ArrayNode, void> {
    const { opener, leave } = enter(']');
    const items: ValueNode[] = [];
    const atNext = entriesOf(']', opener);
    while (atNext()) {
      if (isStepDone()) yield;
      const item = atContainer() ? yield* readContainer() : readScalar(false);
      if (item) items.push(item);
      else {
        report(unexpectedBracket(token, ']'));
        advance();
      }
    }
    const { end, closed } = leave();
    return { kind: 'array', items, closed, start: opener.start, end };
  }

  function readKey(): StringNode | undefined {
    if (token.kind === 'string') {
      const swallowed = swallowedColon(text, token);
      if (swallowed) {
        while ((faults.at(-1)?.start ?? -1) >= token.start) faults.pop();
        report(swallowed.fault);
        rewind(swallowed.end);
        return swallowed.key;
      }
      const { value, start, end } = advance();
      return { kind: 'string', value, start, end };
    }
    if (token.kind === 'word' || token.kind === 'number') {
      const { value, start, end } = advance();
      report(unquotedKey(text, { start, end }));
      return { kind: 'string', value, start, end };
    }
    report(wrongKey(token));
    return undefined;
  }

  /** A text followed by a colon is the name of the next member: the value before it is still missing. */
  function atNextName(): boolean {
    return token.kind === 'string' && colonFollows(text, token.end);
  }

  /** Reads the colon after a name; false if the value is still missing. */
  function hasValue(key: StringNode): boolean {
    if (token.kind === ':') advance();
    else if (token.kind === ',' || token.kind === '}' || token.kind === ']' || token.kind === 'end' || atNextName()) {
      report(missingValue(key, lastEnd));
      return false;
    } else report(missingColon(key));
    return true;
  }

  function memberWith(key: StringNode, value: ValueNode | undefined): MemberNode {
    if (!value) report(missingValue(key, lastEnd));
    const end = value?.end ?? lastEnd;
    return { kind: 'member', key, ...(value ? { value } : {}), start: key.start, end };
  }

  // A bare word at the very start indicates another format, not a value without quotes.
  const foreign = token.kind === 'word' && !['true', 'false', 'null'].includes(token.value);
  const root = foreign ? undefined : atContainer() ? yield* readContainer() : readScalar(false);
  if (!root) report(extraText(text, token, true));
  else if (token.kind !== 'end') report(extraText(text, token, false));
  faults.sort((a, b) => a.start - b.start);
  return { text, ...(root ? { root } : {}), faults };
}

/** Characters after a text in which its colon is searched. */
const COLON_WITHIN = 20;

function colonFollows(text: string, end: number): boolean {
  let at = end;
  while (at < end + COLON_WITHIN && isSpace(text.charCodeAt(at))) at++;
  const first = text.slice(at, Math.min(at + 1, end + COLON_WITHIN));
  // A character beyond ASCII may be white space too.
  return first === ':' || (first > '\x7f' && /^\s*:/.test(text.slice(at, end + COLON_WITHIN)));
}

// `"name: "Foo"`: the closing quote of the key is missing, so the string continued to that of the value.
function swallowedColon(text: string, token: Token): { key: StringNode; end: number; fault: SyntaxFault } | undefined {
  if (!token.value.includes(':')) return undefined;
  const name = /^([\w$+-]+)\s*:/.exec(token.value)?.[1];
  if (name === undefined || colonFollows(text, token.end)) return undefined;
  const end = token.start + 1 + name.length;
  return {
    key: { kind: 'string', value: name, start: token.start, end },
    end,
    fault: {
      code: 'ASSAY-SYNTAX-QUOTE',
      ...worded('message', syntaxMessages.closingQuoteMissing),
      start: token.start,
      end,
      fix: { ...titled(syntaxMessages.addClosingQuote), edits: [{ start: end, end, text: '"' }] },
    },
  };
}
