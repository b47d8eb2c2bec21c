import type { Ask, Edit, Fault, FixKind, MessageValues, Severity } from '../../engine/index.ts';
import { indexLines } from '../../language/syntax/line-index.ts';
import { faultSpan } from '../../language/syntax/fault-span.ts';
import { walkPath } from '../../language/syntax/path.ts';
import type { SyntaxFault, SyntaxTree, TextEdit } from '../../language/syntax/tree.ts';

/** Severities in order, the gravest first. */
export const RANKS: Readonly<Record<Severity, number>> = { error: 0, warning: 1, info: 2, hint: 3 };

/** One fix of a problem: by paths, or by offsets in the judged text. */
export interface ProblemFix {
  readonly title: string;
  /** Code and values of the title. */
  readonly phrase?: string | undefined;
  readonly values?: MessageValues | undefined;
  /**
   * Whether it loses nothing that the author meant, in JSON or XML. Replacing one figure by another is never safe:
   * either may be the wrong one.
   */
  readonly safe: boolean;
  /** Certain if omitted. */
  readonly kind?: FixKind;
  /** The values that only the author knows. */
  readonly ask?: Ask | undefined;
  /** Codes of other problems that it resolves too. */
  readonly settles?: readonly string[];
  readonly edits: readonly Edit[];
  readonly textEdits: readonly TextEdit[];
}

/** One row of the problems panel: a JSON error, or a fault of the engine. */
export interface Problem {
  /** A problem keeps its key while the text changes, so that a selection survives typing. */
  readonly key: string;
  readonly severity: Severity;
  readonly code: string;
  readonly message: string;
  /** Code and values of the message, if the message is not found by the problem's code. */
  readonly phrase?: string | undefined;
  readonly values?: MessageValues | undefined;
  /** Paths from the engine; empty for a syntax error. */
  readonly paths: readonly string[];
  /** For XML: the terms of EN 16931 that the rule speaks of. What is missing has no path. */
  readonly terms?: readonly string[];
  /** Place in the text, both counted from 1. */
  readonly line: number;
  readonly column: number;
  /** Offsets in the text that was judged; absent when only a path is known. */
  readonly range?: { readonly start: number; readonly end: number };
  /** The value as written, on one line, if the fault is about an existing value. */
  readonly written?: string;
  readonly fault?: Fault;
  /** Key of the problem that it follows from. It has no row, number or mark of its own, and is not counted. */
  readonly follows?: string;
  /**
   * Fixes of syntax and XML, which need no trial. Those of the engine's faults are tried before they are offered:
   * `useMendings`.
   */
  readonly fixes: readonly ProblemFix[];
}

/** All problems of a text, with their places. */
export function problemsOf(tree: SyntaxTree, faults: readonly Fault[]): readonly Problem[] {
  const lines = indexLines(tree.text);
  const seen = new Map<string, number>();

  function keyOf(code: string, place: string): string {
    const key = `${code} ${place}`;
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    return count === 1 ? key : `${key} ${String(count)}`;
  }

  function fromSyntax(fault: SyntaxFault): Problem {
    const { code, message, phrase, values, start, end } = fault;
    const place = lines.placeAt(start);
    const fixes = fault.fix ? [{ ...fault.fix, safe: true, edits: [], textEdits: fault.fix.edits }] : [];
    return {
      key: keyOf(code, ''),
      severity: 'error',
      code,
      message,
      phrase,
      values,
      paths: [],
      ...place,
      range: { start, end },
      fixes,
    };
  }

  function fromEngine(fault: Fault): Problem {
    const path = fault.properties[0] ?? '$';
    const { severity, code, description, phrase, values, properties } = fault;
    const span = faultSpan(tree, fault);
    const place = lines.placeAt(span?.start ?? 0);
    const written = writtenAt(tree, path);
    const fixes = fault.fixes.map(({ title, phrase: words, values: said, safe, edits }) => ({
      title,
      phrase: words,
      values: said,
      safe,
      edits,
      textEdits: [],
    }));
    return {
      key: keyOf(code, path),
      severity,
      code,
      message: description,
      phrase,
      values,
      paths: properties,
      ...place,
      ...(span && { range: { start: span.start, end: span.end } }),
      ...(written !== undefined && { written }),
      fault,
      fixes,
    };
  }

  return [...tree.faults.map(fromSyntax), ...faults.map(fromEngine)];
}

/** Most characters of a value that are quoted. */
const LONGEST_QUOTE = 160;
const MOST_LOOKED_AT = 20 * LONGEST_QUOTE;

function writtenAt(tree: SyntaxTree, path: string): string | undefined {
  const { node, missing } = walkPath(tree.root, path);
  if (!node || missing.length > 0) return undefined;
  // Only as much as can be quoted, with some room for indentation: the value may be the whole of a long text.
  const text = tree.text.slice(node.start, Math.min(node.end, node.start + MOST_LOOKED_AT)).replace(/\s+/g, ' ');
  return text.length <= LONGEST_QUOTE ? text : `${text.slice(0, LONGEST_QUOTE - 1)}…`;
}
