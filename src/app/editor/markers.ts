import { saidText } from '../texts/said.ts';
import type { Fault, Severity } from '../../engine/index.ts';
import { getLanguageService } from '../../language/language-service.ts';
import { isXmlInvoice } from '../../language/recognise/xml-invoice.ts';
import { trackSpan } from '../../language/syntax/track-span.ts';
import type { Span, SyntaxFault, TextEdit } from '../../language/syntax/tree.ts';
import { yamlTreeOf } from '../source/document-tree.ts';
import { textOf, treeInSteps, treeOf } from './document-state.ts';
import { monaco } from './monaco.ts';
import type { PlacedFault, PlacedFix } from './types.ts';
import { editorTexts } from '../texts/en/editor.ts';

type Model = monaco.editor.ITextModel;

/** A marker with its cause: a fault of the engine, or a JSON error. */
export interface Mark {
  readonly span: Span;
  readonly fault?: Fault;
  readonly syntax?: SyntaxFault;
  /** Fixes by offsets, in texts without paths; valid for the judged version of the text. */
  readonly mending?: { readonly version: number; readonly fixes: readonly PlacedFix[] };
}

const SEVERITIES: Readonly<Record<Severity, monaco.MarkerSeverity>> = {
  error: monaco.MarkerSeverity.Error,
  warning: monaco.MarkerSeverity.Warning,
  info: monaco.MarkerSeverity.Info,
  hint: monaco.MarkerSeverity.Hint,
};

/** Scheme of the link on a fault's code, with which the editor opens the rule card. */
export const RULE_SCHEME = 'assay-rule';

const engineMarks = new WeakMap<Model, readonly Mark[]>();
const syntaxMarks = new WeakMap<Model, readonly Mark[]>();

/** Marks the engine's faults if they belong to the current text; otherwise the markers stay as they are. */
export function markFaults(model: Model, faults: readonly PlacedFault[]): void {
  const version = model.getVersionId();
  if (faults.some((placed) => placed.version !== version)) return;
  const marks = faults.flatMap(({ fault, span: known, fixes = [] }): Mark[] => {
    const span = known ?? getLanguageService().spanOf(treeOf(model), fault);
    if (!span) return [];
    return [fixes.length > 0 ? { span, fault, mending: { version, fixes } } : { span, fault }];
  });
  engineMarks.set(model, marks);
  show(model, 'assay', marks);
  // What reads YAML loads with the first verdict on it; until then it was taken for broken JSON.
  if (yamlTreeOf(textOf(model))) showSyntax(model, []);
}

export function markSyntax(model: Model): void {
  const text = textOf(model);
  const isSound = isXmlInvoice(text) || yamlTreeOf(text) !== undefined;
  showSyntax(model, isSound ? [] : treeOf(model).faults);
}

/** Marks the syntax errors of a long text, which is parsed in steps; does nothing if the text changed meanwhile. */
export async function markSyntaxInSteps(model: Model): Promise<void> {
  const tree = isXmlInvoice(textOf(model)) ? { faults: [] } : await treeInSteps(model);
  if (tree) showSyntax(model, tree.faults);
}

function showSyntax(model: Model, faults: readonly SyntaxFault[]): void {
  const marks = faults.map((syntax): Mark => ({ span: syntax, syntax }));
  syntaxMarks.set(model, marks);
  show(model, 'assay-syntax', marks);
}

/** Moves all markers along with a change of the text, and drops those whose token it touched. */
export function moveMarks(model: Model, changes: readonly TextEdit[]): void {
  for (const [owner, store] of [
    ['assay', engineMarks],
    ['assay-syntax', syntaxMarks],
  ] as const) {
    const before = store.get(model) ?? [];
    if (before.length === 0) continue;
    const after = before.flatMap((mark) => {
      const span = changes.reduce<Span | undefined>((at, change) => at && trackSpan(at, change), mark.span);
      return span ? [{ ...mark, span }] : [];
    });
    store.set(model, after);
    show(model, owner, after);
  }
}

/** All marks at or around a range. */
export function marksAt(model: Model, span: Span): readonly Mark[] {
  const all = [...(syntaxMarks.get(model) ?? []), ...(engineMarks.get(model) ?? [])];
  return all.filter((mark) => mark.span.start <= span.end && span.start <= mark.span.end);
}

/** An empty document has no marks, whatever the previous text had. */
function show(model: Model, owner: string, marks: readonly Mark[]): void {
  const shown = /\S/.test(textOf(model)) ? marks : [];
  monaco.editor.setModelMarkers(
    model,
    owner,
    shown.map((mark) => markerOf(model, mark)),
  );
}

function markerOf(model: Model, mark: Mark): monaco.editor.IMarkerData {
  const range = rangeOf(model, mark.span);
  if (mark.syntax) {
    const { message, code } = mark.syntax;
    return {
      ...range,
      severity: monaco.MarkerSeverity.Error,
      message: saidText(message, mark.syntax),
      code,
      source: 'JSON',
    };
  }
  const { fault } = mark;
  const code = fault?.code ?? '';
  const target = monaco.Uri.from({ scheme: RULE_SCHEME, path: code });
  return {
    ...range,
    severity: SEVERITIES[fault?.severity ?? 'error'],
    message: fault ? words(fault) : '',
    code: { value: code, target },
  };
}

function words(fault: Fault): string {
  const said = getLanguageService()
    .sentences(fault)
    .map((words) => saidText(words.text, words));
  return [...said, ...(fault.certain ? [] : [editorTexts.provisional])].join('\n');
}

export function rangeOf(model: Model, span: Span): monaco.IRange {
  const start = model.getPositionAt(span.start);
  // An empty range would be invisible; Monaco marks the word there instead.
  const end = model.getPositionAt(span.end);
  return {
    startLineNumber: start.lineNumber,
    startColumn: start.column,
    endLineNumber: end.lineNumber,
    endColumn: end.column,
  };
}
