import type { Edit } from '../../engine/index.ts';
import { JSON_LIMITS } from '../../engine/values.ts';
import { applyTextEdits, textEditsOf } from '../../language/edits/apply-edits.ts';
import { isDocument } from '../../language/recognise/is-document.ts';
import type { SyntaxTree, TextEdit } from '../../language/syntax/tree.ts';
import { LONG } from './long-text.ts';
import { sourceTree } from './source-tree.ts';
import type * as yamlCode from './yaml-code.ts';

type YamlCode = typeof yamlCode;

let yaml: YamlCode | undefined;
let last: SyntaxTree | undefined;

/** Loads what reads and edits YAML. From then on, documents in YAML have trees. */
export async function fetchYaml(): Promise<YamlCode> {
  return (yaml = await import('./yaml-code.ts'));
}

/** The tree of a document in YAML; undefined for any other text, for a long one, and before the code has loaded. */
export function yamlTreeOf(text: string): SyntaxTree | undefined {
  if (!yaml || text.length > LONG || /^\s*[{[<]/.test(text)) return undefined;
  if (last?.text !== text) last = yaml.yamlTree(text);
  return last.root && isDocument(last) ? last : undefined;
}

/** The tree of a document, in JSON or in YAML, by which paths are found in its text. */
export function documentTree(text: string): SyntaxTree {
  return yamlTreeOf(text) ?? sourceTree(text);
}

/** A document in JSON: as it is written, or what it means in YAML. */
export function jsonTextOf(text: string): string {
  const json = yaml && yamlTreeOf(text) ? yaml.yamlToJson(text, JSON_LIMITS) : text;
  return typeof json === 'string' ? json : text;
}

/** Edits by path as replacements in a text in JSON or in YAML, which keep the rest as it is written. */
export function sourceEdits(text: string, edits: readonly Edit[]): readonly TextEdit[] {
  const tree = yamlTreeOf(text);
  return tree && yaml ? yaml.yamlTextEdits(tree, edits) : textEditsOf(text, edits);
}

/** A text in JSON or in YAML with the edits. */
export const editedText = (text: string, edits: readonly Edit[]): string =>
  applyTextEdits(text, sourceEdits(text, edits));
