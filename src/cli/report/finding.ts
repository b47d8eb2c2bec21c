import { newFault, wordingOf } from '../../engine/values.ts';
import type { Fault, Message, MessageValues } from '../../engine/index.ts';
import { faultSpan } from '../../language/syntax/fault-span.ts';
import { indexLines, type LineIndex } from '../../language/syntax/line-index.ts';
import { parseJson } from '../../language/syntax/parse-json.ts';
import type { Span, SyntaxTree, TextEdit } from '../../language/syntax/tree.ts';
import { textEditsOf } from '../../language/edits/apply-edits.ts';
import type { SafeFix } from '../../language/fixes/fix-all.ts';
import type { Suppression } from '../../platform/settings/settle.ts';
import type { Source } from '../input/source.ts';

/** A fault with its place in its text. Lines and columns count from 1, columns in UTF-16 units. */
export interface Finding extends Fault {
  readonly line?: number;
  readonly column?: number;
  readonly endLine?: number;
  readonly endColumn?: number;
  /** The text of the line. */
  readonly excerpt?: string;
  /** In a comparison: how it differs from before. */
  readonly change?: Change;
  /** The text changes of its fixes, for reports that programs apply. */
  readonly changes?: readonly FixChange[];
}

/** A part of a text. Lines and columns count as those of a finding. */
export type Region = Required<Pick<Finding, 'line' | 'column' | 'endLine' | 'endColumn'>>;

/** The text change of one fix; `fix` is its index in the finding's list. */
export interface FixChange {
  readonly fix: number;
  readonly replacements: readonly (Region & { readonly text: string })[];
}

/** Most fixes of a document for which text changes are computed, and the longest such text. */
export const MOST_FIX_CHANGES = 100;
export const LONGEST_CHANGED_TEXT = 1_000_000;

/** Most characters processed for them together: each fix processes the whole text, and YAML takes longer than JSON. */
export const MOST_CHANGED_TEXT = { json: 5_000_000, yaml: 1_000_000 } as const;

/** Found only now, found only before, or found with another severity. */
export type Change = 'new' | 'gone' | 'severity';

/** The findings of one source. */
export interface FileReport {
  readonly name: string;
  readonly ok: boolean;
  /** Why the operation failed, if it did. */
  readonly message?: string;
  /** Code and values of the message. */
  readonly phrase?: string;
  readonly values?: MessageValues;
  /** Kind of the failure, as the API names it. */
  readonly key?: string;
  readonly findings: readonly Finding[];
  /** In a comparison, the rule sets and releases on each side: `en16931@1.3.16`. */
  readonly compared?: { readonly before: readonly string[]; readonly now: readonly string[] };
  /** The command to run next. */
  readonly next?: Message;
  /** Findings that the configuration or the baseline leaves out. */
  readonly suppressed?: readonly SuppressedFinding[];
  /** The fixes that were applied before, or would be. */
  readonly fixed?: { readonly done: readonly SafeFix[]; readonly isWritten: boolean };
}

/** A finding that is not reported, and why. */
export interface SuppressedFinding extends Suppression {
  readonly fault: Finding;
}

/** The number of findings that are left out, by what leaves them out. */
export function suppressedIn(reports: readonly FileReport[]): { readonly rule: number; readonly baseline: number } {
  const all = reports.flatMap(({ suppressed = [] }) => suppressed);
  const rule = all.filter(({ by }) => by === 'rule').length;
  return { rule, baseline: all.length - rule };
}

/** Locates the faults of a source in its text. `withChanges` also computes the text changes of their fixes. */
export function placed(
  { text, yaml }: Pick<Source, 'text' | 'yaml'>,
  faults: readonly Fault[],
  withChanges = false,
): readonly Finding[] {
  if (faults.length === 0) return [];
  const tree = yaml ? yaml.yamlTree(text) : parseJson(text);
  const lines = indexLines(text);
  if (tree.faults.length > 0) return syntaxFindings(tree, lines, text);
  const found = faults.map((fault) => withPlace(fault, faultSpan(tree, fault), lines, text));
  if (!withChanges || text.length > LONGEST_CHANGED_TEXT) return found;
  let room = Math.min(MOST_FIX_CHANGES, Math.floor(MOST_CHANGED_TEXT[yaml ? 'yaml' : 'json'] / text.length));
  return found.map((finding) => {
    const changes = finding.fixes.flatMap(({ kind, edits }, fix): readonly FixChange[] => {
      // A fix with a question needs an answer of the author.
      if (kind === 'ask' || edits.length === 0 || room === 0) return [];
      room -= 1;
      const textEdits = yaml ? yaml.yamlTextEdits(tree, edits) : textEditsOf(text, edits);
      return changeOf(fix, textEdits, lines);
    });
    return changes.length > 0 ? { ...finding, changes } : finding;
  });
}

function changeOf(fix: number, textEdits: readonly TextEdit[], lines: LineIndex): readonly FixChange[] {
  if (textEdits.length === 0) return [];
  const replacements = textEdits.map(({ start, end, text }) => {
    const [from, to] = [lines.placeAt(start), lines.placeAt(end)];
    return { line: from.line, column: from.column, endLine: to.line, endColumn: to.column, text };
  });
  return [{ fix, replacements }];
}

/** Invalid JSON has its own faults, each at its exact place with its fix. */
function syntaxFindings({ faults }: SyntaxTree, lines: LineIndex, text: string): readonly Finding[] {
  return faults.map(({ code, message, phrase, values, start, end, fix }) => {
    const fixes = fix ? [{ ...fix, safe: true, edits: [] }] : [];
    const fault = newFault('input', code, ['$'], wordingOf(message, phrase, values), { fixes });
    const changes = fix ? changeOf(0, fix.edits, lines) : [];
    return { ...withPlace(fault, { start, end }, lines, text), ...(changes.length > 0 && { changes }) };
  });
}

/** A fault with its range in the text. */
export function withPlace(fault: Fault, span: Span | undefined, lines: LineIndex, text: string): Finding {
  if (!span) return fault;
  const from = lines.placeAt(span.start);
  const to = lines.placeAt(span.end);
  const start = lines.offsetAt({ line: from.line, column: 1 });
  const excerpt = /^[^\r\n]*/.exec(text.slice(start, start + MOST_EXCERPT))?.[0] ?? '';
  return { ...fault, line: from.line, column: from.column, endLine: to.line, endColumn: to.column, excerpt };
}

/** A minified document is one line; the report shows only a part of it. */
const MOST_EXCERPT = 4000;

/** Whether it is found now; a comparison also has findings that are gone. */
export const isFound = ({ change }: Finding): boolean => change !== 'gone';

/** The number of findings of a kind. */
export function countOf(reports: readonly FileReport[], severity: Fault['severity']): number {
  const isCounted = (finding: Finding) => finding.severity === severity && isFound(finding);
  return reports.reduce((sum, { findings }) => sum + findings.filter(isCounted).length, 0);
}

/** The number of findings that are gone. */
export function goneIn(reports: readonly FileReport[]): number {
  return reports.reduce((sum, { findings }) => sum + findings.filter((finding) => !isFound(finding)).length, 0);
}

/** The kind of a finding in words: `error`, `new error`. */
export function kindOf({ severity, change }: Finding): string {
  const article = severity === 'error' || severity === 'info' ? 'an' : 'a';
  const words = {
    new: `new ${severity}`,
    gone: `no longer ${article} ${severity}:`,
    severity: `now ${article} ${severity}:`,
  };
  return change ? words[change] : severity;
}

/** The releases that differ: `en16931 1.3.15 → 1.3.16`; undefined without a comparison. */
export function releasesIn(reports: readonly FileReport[]): readonly string[] | undefined {
  const comparisons = reports.flatMap(({ compared }) => compared ?? []);
  if (comparisons.length === 0) return undefined;
  return [...new Set(comparisons.flatMap(({ before, now }) => changedSets(before, now)))];
}

function changedSets(before: readonly string[], now: readonly string[]): readonly string[] {
  const [then, current] = [releasesBySet(before), releasesBySet(now)];
  return [...new Set([...then.keys(), ...current.keys()])].flatMap((set) => {
    const [old = 'none', own = 'none'] = [then.get(set), current.get(set)];
    return old === own ? [] : [`${set} ${old} → ${own}`];
  });
}

function releasesBySet(names: readonly string[]): ReadonlyMap<string, string> {
  const releases = new Map<string, string>();
  for (const name of names) {
    const [set = '', release = ''] = name.split('@');
    const known = releases.get(set);
    releases.set(set, known === undefined ? release : `${known}, ${release}`);
  }
  return releases;
}
