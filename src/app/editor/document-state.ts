import type { JsonObject } from '../../engine/index.ts';
import type { SyntaxTree } from '../../language/syntax/tree.ts';
import type { monaco } from './monaco.ts';
import { sourceTree, sourceTreeInSteps } from '../source/source-tree.ts';
import type { EditorKnowledge, EditorProps } from './types.ts';

type Model = monaco.editor.ITextModel;

/** Data for the providers of completion, hover and fixes, which Monaco calls with only a model. */
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

/** The current text. Monaco builds it for each caller, which takes milliseconds for a long one. */
export function textOf(model: Model): string {
  const version = model.getVersionId();
  const known = texts.get(model);
  if (known?.version === version) return known.text;
  const text = model.getValue();
  texts.set(model, { version, text });
  return text;
}

/** The tree of the text as it is now; read once per version, however many ask. */
export function treeOf(model: Model): SyntaxTree {
  const version = model.getVersionId();
  const known = parsed.get(model);
  if (known?.version === version) return known.tree;
  const tree = sourceTree(textOf(model));
  parsed.set(model, { version, tree });
  return tree;
}

/** Reads the tree of a long text in steps, so that keys are not held up; undefined if the text changed meanwhile. */
export async function treeInSteps(model: Model): Promise<SyntaxTree | undefined> {
  const version = model.getVersionId();
  if (!isRead(model)) {
    const tree = await sourceTreeInSteps(textOf(model));
    if (model.isDisposed() || model.getVersionId() !== version) return undefined;
    parsed.set(model, { version, tree });
  }
  return treeOf(model);
}

/** Whether the text as it is now has been read, so that its tree costs nothing. */
export function isRead(model: Model): boolean {
  return parsed.get(model)?.version === model.getVersionId();
}

export function knowledgeOf(model: Model): EditorKnowledge {
  return knowledge.get(model) ?? {};
}

export function setKnowledge(model: Model, known: EditorKnowledge): void {
  knowledge.set(model, known);
}

/** Who knows the fixes of a fault; nobody before the first text is judged. */
export function mendOf(model: Model): EditorProps['mend'] {
  return mend.get(model);
}

export function setMend(model: Model, known: EditorProps['mend']): void {
  if (known) mend.set(model, known);
  else mend.delete(model);
}

/** Settles when all is there to tell of an XML text in the user's language. */
export async function xmlTextsOf(model: Model): Promise<void> {
  return xmlTexts.get(model)?.();
}

export function setXmlTexts(model: Model, known: EditorProps['xmlTexts']): void {
  xmlTexts.set(model, known);
}

/** The built document, as far as it is known for this text or the one just before. */
export function builtOf(model: Model): JsonObject | undefined {
  return built.get(model);
}

export function setBuilt(model: Model, document: JsonObject | undefined): void {
  built.set(model, document);
}

/** Providers serve the source editor only; results are shown with the same language but are not ours to advise on. */
export function isSource(model: Model): boolean {
  return model.uri.scheme === 'assay';
}

export function isModelOf(model: Model, documentId: string): boolean {
  return model.uri.toString(true) === documentUri(documentId);
}

export function documentUri(documentId: string): string {
  return `assay://document/${encodeURIComponent(documentId)}.json`;
}
