import type { JsonObject } from '../../engine/index.ts';
import type { SyntaxTree } from '../../language/syntax/tree.ts';
import type { monaco } from './monaco.ts';
import { sourceTree, sourceTreeInSteps } from '../source/source-tree.ts';
import type { EditorKnowledge, EditorProps } from './types.ts';

type Model = monaco.editor.ITextModel;

/** Data for the providers of completion, hover and fixes, to which Monaco passes only a model. */
interface Parsed {
  readonly version: number;
  readonly tree: SyntaxTree;
}

const texts = new WeakMap<Model, { readonly version: number; readonly text: string }>();
const parsed = new WeakMap<Model, Parsed>();
const knowledge = new WeakMap<Model, EditorKnowledge>();
const mend = new WeakMap<Model, NonNullable<EditorProps['mend']>>();
const built = new WeakMap<Model, JsonObject | undefined>();
const xmlTexts = new WeakMap<Model, EditorProps['xmlTexts']>();

/** The current text, cached: Monaco builds it on each call, which takes milliseconds for a long text. */
export function textOf(model: Model): string {
  const version = model.getVersionId();
  const known = texts.get(model);
  if (known?.version === version) return known.text;
  const text = model.getValue();
  texts.set(model, { version, text });
  return text;
}

/** The tree of the current text, parsed once per version. */
export function treeOf(model: Model): SyntaxTree {
  const version = model.getVersionId();
  const known = parsed.get(model);
  if (known?.version === version) return known.tree;
  const tree = sourceTree(textOf(model));
  parsed.set(model, { version, tree });
  return tree;
}

/** Parses a long text in steps, so that keys are not delayed; undefined if the text changed meanwhile. */
export async function treeInSteps(model: Model): Promise<SyntaxTree | undefined> {
  const version = model.getVersionId();
  if (!isRead(model)) {
    const tree = await sourceTreeInSteps(textOf(model));
    if (model.isDisposed() || model.getVersionId() !== version) return undefined;
    parsed.set(model, { version, tree });
  }
  return treeOf(model);
}

/** Whether the current text has already been parsed. */
export function isRead(model: Model): boolean {
  return parsed.get(model)?.version === model.getVersionId();
}

export function knowledgeOf(model: Model): EditorKnowledge {
  return knowledge.get(model) ?? {};
}

export function setKnowledge(model: Model, known: EditorKnowledge): void {
  knowledge.set(model, known);
}

/** The function that finds the fixes of a fault; undefined until the first text is judged. */
export function mendOf(model: Model): EditorProps['mend'] {
  return mend.get(model);
}

export function setMend(model: Model, known: EditorProps['mend']): void {
  if (known) mend.set(model, known);
  else mend.delete(model);
}

/** Settles once all texts about XML have loaded in the user's language. */
export async function xmlTextsOf(model: Model): Promise<void> {
  return xmlTexts.get(model)?.();
}

export function setXmlTexts(model: Model, known: EditorProps['xmlTexts']): void {
  xmlTexts.set(model, known);
}

/** The built document of this text or of the previous one, if known. */
export function builtOf(model: Model): JsonObject | undefined {
  return built.get(model);
}

export function setBuilt(model: Model, document: JsonObject | undefined): void {
  built.set(model, document);
}

/** Providers serve only the source editor: results use the same language, but need no completion, hover or fixes. */
export function isSource(model: Model): boolean {
  return model.uri.scheme === 'assay';
}

export function isModelOf(model: Model, documentId: string): boolean {
  return model.uri.toString(true) === documentUri(documentId);
}

export function documentUri(documentId: string): string {
  return `assay://document/${encodeURIComponent(documentId)}.json`;
}
