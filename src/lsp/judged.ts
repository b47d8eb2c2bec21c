import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { Engine, Fault, InspectReport, Json, JsonObject, OperationContext, ReadJson } from '../engine/index.ts';
import { JSON_LIMITS, readJson } from '../engine/values.ts';
import type { FileCase } from '../formats/destinations/for-destination.ts';
import type { ImportResult } from '../formats/reading/importer.ts';
import type { RuleSet } from '../formats/rule-sets/rule-set.ts';
import { getLanguageService, type Mark } from '../language/language-service.ts';
import { isDocument } from '../language/recognise/is-document.ts';
import { readYaml } from '../language/recognise/read-yaml.ts';
import { yamlTree } from '../language/recognise/yaml-tree.ts';
import { parseJson } from '../language/syntax/parse-json.ts';
import { toJson } from '../language/syntax/to-json.ts';
import type { SyntaxTree } from '../language/syntax/tree.ts';
import type { Say } from './say.ts';

/** Judges texts for their destination. */
export interface Destination {
  /** The faults of a document for the destination, in addition to its other faults, and the verdict as one more. */
  document(data: Json, own: Pick<InspectReport, 'ok' | 'faults'>): readonly Fault[];
  /**
   * An XML invoice with its verdicts by the rules of the destination, and the verdict for it, if it has a destination;
   * `readBy` judges the invoice by these rule sets.
   */
  file(
    first: ImportResult,
    readBy: (sets: NonNullable<FileCase['again']>) => ImportResult | undefined,
  ): { readonly read: ImportResult; readonly verdict?: Fault };
}

/** The context of every answer. */
export interface Scope {
  readonly engine: Engine;
  readonly context: OperationContext;
  /** The rules of whoever started the server, which judge XML too. */
  readonly ownRules: RuleSet | undefined;
  readonly say: Say;
  /** The locale of the editor. */
  readonly locale: string;
  /** Present if a destination is set. */
  readonly destination?: Destination | undefined;
}

/** The faults of one version of a text. */
export interface MarkedText {
  readonly document: TextDocument;
  readonly version: number;
  readonly marks: readonly Mark[];
}

/** Everything known about one version of a text. */
export interface Judged extends MarkedText {
  readonly form: 'json' | 'yaml';
  readonly tree: SyntaxTree;
  /** The text as values; absent if it cannot be read at all. */
  readonly data: ReadJson;
  /** The built document, as far as it could be calculated. */
  readonly built?: JsonObject;
}

/** Judges a text if its `$schema` is of the format. */
export function judgeText(document: TextDocument, scope: Omit<Scope, 'say' | 'locale'>): Judged | undefined {
  const text = document.getText();
  const form = document.languageId === 'yaml' || /[.]ya?ml$/i.test(document.uri) ? 'yaml' : 'json';
  const tree = form === 'json' ? parseJson(text) : yamlTree(text);
  if (!isDocument(tree)) return undefined;
  const known = { document, version: document.version, form, tree } as const;
  const syntax = tree.faults.map((fault): Mark => ({ span: fault, syntax: fault }));
  const data = read(text, form, tree);
  if (!data.ok) return { ...known, data, marks: [...syntax, ...data.faults.map((fault) => markOf(tree, fault))] };
  const { faults, built } = inspected(data.value, scope);
  return {
    ...known,
    data,
    marks: [...syntax, ...faults.map((fault) => markOf(tree, fault))],
    ...(built && { built }),
  };
}

/** The faults of a document, alone and for its destination, and the built document. */
export function inspected(data: Json, { engine, context, destination }: Omit<Scope, 'say' | 'locale'>) {
  const report = engine.inspect({ data }, context);
  const faults: readonly Fault[] = [...report.faults, ...(destination?.document(data, report) ?? [])];
  return { faults, built: report.document };
}

/** A text with an error in one place is still judged everywhere else. */
function read(text: string, form: Judged['form'], tree: SyntaxTree): ReadJson {
  if (form === 'yaml') return readYaml(text, JSON_LIMITS);
  if (tree.faults.length === 0 || text.length > JSON_LIMITS.maxLength) return readJson(text);
  return { ok: true, value: toJson(tree.root) };
}

function markOf(tree: SyntaxTree, fault: Fault): Mark {
  return { span: getLanguageService().spanOf(tree, fault) ?? { start: 0, end: 0 }, fault };
}
