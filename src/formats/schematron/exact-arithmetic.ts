import { parseScript } from './xpath-library.ts';

/*
 * The engine stores decimals as binary floating point, so 0.1 + 0.2 is not 0.3. Official validators compute decimals
 * exactly. Each sum, difference, product and quotient is therefore wrapped in a function that rounds decimals to
 * fifteen digits, which floating point represents exactly enough. Other values pass unchanged. The engine also accepts
 * 31 February as a date, so dates are checked against the calendar as well.
 */

const OPERATORS: ReadonlySet<string> = new Set(['addOp', 'subtractOp', 'multiplyOp', 'divOp', 'modOp']);
const INTEGERS: ReadonlySet<string> = new Set(['integer', 'decimal']);
const SUMS: ReadonlySet<string> = new Set(['sum', 'avg']);

/** Hints that an expression needs exact arithmetic. Checking the text avoids parsing most expressions. */
const PERHAPS_ARITHMETIC = /[+*-]|\b(?:div|mod|sum|avg|castable)\b/;

/** A test for a date, after its operand. */
const AS_DATE = /\bcastable\s{1,99}as\s{1,99}xs:date\s{0,99}\??$/;

/** After an operand: the parts of a cast, which have no position in the parser's tree. */
const CAST = /\s{0,99}\b(?:cast|castable|treat)\s{1,99}as\s{1,99}[\w:.-]{1,99}\s{0,99}\??/y;

/** Names of the functions within expressions. */
export interface ExactNames {
  /** Rounds a decimal to fifteen digits and returns other values unchanged. */
  readonly exact: string;
  /** The remainder of an integer of any length, given as text. */
  readonly remainder: string;
  /** Whether dates exist in the calendar. */
  readonly onCalendar: string;
}

/** The expression with exact operations. */
export function withExactArithmetic(expression: string, language: string, names: ExactNames): string {
  if (!PERHAPS_ARITHMETIC.test(expression)) return expression;
  const edits: Edit[] = [];
  collect(parsed(expression, language), expression, names, edits);
  let made = '';
  let from = 0;
  // At one place closings come before openings: the wider outside the narrower.
  for (const { at, until, text } of edits.toSorted((a, b) => a.at - b.at || a.order - b.order)) {
    made += expression.slice(from, at) + text;
    from = until;
  }
  return made + expression.slice(from);
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/** An inserted or replaced text. */
interface Edit {
  readonly at: number;
  readonly until: number;
  readonly text: string;
  readonly order: number;
}

function collect(node: Parsed, expression: string, names: ExactNames, edits: Edit[]): void {
  const name = localName(node);
  const remainder = name === 'modOp' ? longRemainder(node, expression) : undefined;
  if (remainder) {
    const { span, digits, by } = remainder;
    edits.push(
      { at: span.start, until: digits.start, text: `${names.remainder}(string((`, order: -span.end },
      { at: digits.end, until: by.start, text: ')), ', order: 0 },
      { at: by.end, until: by.end, text: ')', order: -expression.length - span.start },
    );
    return;
  }
  if (OPERATORS.has(name) || isSum(node)) {
    const span = spanOf(node, expression);
    if (span) {
      edits.push(
        { at: span.start, until: span.start, text: `${names.exact}(`, order: -span.end },
        { at: span.end, until: span.end, text: ')', order: -expression.length - span.start },
      );
    }
  }
  if (name === 'castableExpr') {
    const [span, operand] = [spanOf(node, expression), node.children[0] && spanOf(node.children[0], expression)];
    if (span && operand && AS_DATE.test(expression.slice(operand.end, span.end))) {
      const asked = ` and ${names.onCalendar}(${expression.slice(operand.start, operand.end)}))`;
      edits.push(
        { at: span.start, until: span.start, text: '(', order: -span.end },
        { at: span.end, until: span.end, text: asked, order: -expression.length - span.start },
      );
    }
  }
  for (const child of node.children) collect(child, expression, names, edits);
}

const callIn = (node: Parsed): Parsed | undefined =>
  localName(node) === 'stackTrace' ? node.children.find((child) => localName(child) === 'functionCallExpr') : undefined;

const calledName = (call: Parsed): string => textOf(part(call, 'functionName'));

const isSum = (node: Parsed): boolean => {
  const call = callIn(node);
  return call !== undefined && SUMS.has(calledName(call));
};

const part = (node: Parsed, name: string): Parsed | undefined =>
  node.children.find((child) => localName(child) === name);

/** `xs:integer(…) mod n`: check digits of bank accounts use integers that floating point cannot hold. */
function longRemainder(
  node: Parsed,
  expression: string,
): { readonly span: Span; readonly digits: Span; readonly by: Span } | undefined {
  const first = part(node, 'firstOperand')?.children[0];
  const second = part(node, 'secondOperand');
  const call = first && innermostCall(first);
  const given = call && INTEGERS.has(calledName(call)) ? part(call, 'arguments') : undefined;
  const [span, digits, by] = [
    spanOf(node, expression),
    given && spanOf(given, expression),
    second && spanOf(second, expression),
  ];
  return span && digits && by ? { span, digits, by } : undefined;
}

function innermostCall(node: Parsed): Parsed | undefined {
  const call = callIn(node);
  if (call || localName(node) !== 'stackTrace') return call;
  return node.children.length === 1 && node.children[0] ? innermostCall(node.children[0]) : undefined;
}

/** From the start of its first operand to the end of its last one. */
function spanOf(node: Parsed, expression: string): Span | undefined {
  if (localName(node) === 'stackTrace') {
    const [start, end] = [offset(node, 'start'), offset(node, 'end')];
    return start === undefined || end === undefined ? undefined : { start, end };
  }
  const spans = node.children.flatMap((child) => spanOf(child, expression) ?? []);
  const [first, last] = [spans[0], spans.at(-1)];
  if (!first || !last) return undefined;
  const name = localName(node);
  return {
    start: /^unary(?:Minus|Plus)Op$/.test(name) ? signBefore(expression, first.start) : first.start,
    end: /^(?:cast|castable|treat)Expr$/.test(name) ? castBehind(expression, last.end) : last.end,
  };
}

function signBefore(expression: string, start: number): number {
  const before = expression.slice(0, start).trimEnd();
  return /[+-]$/.test(before) ? before.length - 1 : start;
}

function castBehind(expression: string, end: number): number {
  CAST.lastIndex = end;
  return end + (CAST.exec(expression)?.[0].length ?? 0);
}

/** A node of the parser's tree, as far as used here. */
class Parsed {
  readonly nodeName: string;
  readonly data: string;
  readonly children: Parsed[] = [];
  readonly attributes = new Map<string, string>();

  constructor(nodeName: string, data = '') {
    this.nodeName = nodeName;
    this.data = data;
  }

  get firstChild(): Parsed | null {
    return this.children[0] ?? null;
  }

  appendChild(child: Parsed): Parsed {
    this.children.push(child);
    return child;
  }

  insertBefore(child: Parsed): Parsed {
    return this.appendChild(child);
  }

  setAttributeNS(_: string, name: string, value: string): void {
    this.attributes.set(name, value);
  }
}

const FACTORY = {
  createElementNS: (_: string, name: string) => new Parsed(name),
  createTextNode: (data: string) => new Parsed('#text', data),
  createComment: (data: string) => new Parsed('#comment', data),
  createCDATASection: (data: string) => new Parsed('#text', data),
  createProcessingInstruction: (_: string, data: string) => new Parsed('#instruction', data),
};

function parsed(expression: string, language: string): Parsed {
  type Parse = (script: string, options: object, factory: typeof FACTORY) => Parsed;
  return (parseScript as unknown as Parse)(expression, { debug: true, language }, FACTORY);
}

const localName = ({ nodeName }: Parsed): string => nodeName.slice(nodeName.indexOf(':') + 1);

const textOf = (node: Parsed | undefined): string => node?.children.map(({ data }) => data).join('') ?? '';

function offset({ attributes }: Parsed, name: 'start' | 'end'): number | undefined {
  const text = attributes.get(`x:${name}`);
  const value: unknown = text === undefined ? undefined : JSON.parse(text);
  return typeof value === 'object' && value !== null && 'offset' in value ? Number(value.offset) : undefined;
}
