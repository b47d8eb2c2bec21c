import type { Edit } from '../../engine/index.ts';
import { applyTextEdits, textEditsOf } from '../../language/edits/apply-edits.ts';
import type { TextEdit } from '../../language/syntax/tree.ts';
import { yamlFor, yamlTreeOf } from './document-tree.ts';

/** Edits by path as replacements in a text in JSON or in YAML, which keep the rest as it is written. */
export function sourceEdits(text: string, edits: readonly Edit[]): readonly TextEdit[] {
  const tree = yamlTreeOf(text);
  return (tree && yamlFor(text)?.yamlTextEdits(tree, edits)) ?? textEditsOf(text, edits);
}

/** A text in JSON or in YAML with the edits. */
export const editedText = (text: string, edits: readonly Edit[]): string =>
  applyTextEdits(text, sourceEdits(text, edits));
