// What reads and edits YAML. It loads with the first document in YAML.
import { JSON_LIMITS } from '../../engine/values.ts';
import { isDocument } from '../../language/recognise/is-document.ts';
import { yamlToJson } from '../../language/recognise/read-yaml.ts';
import { yamlTree } from '../../language/recognise/yaml-tree.ts';
import { parseJson } from '../../language/syntax/parse-json.ts';
import type { SyntaxTree } from '../../language/syntax/tree.ts';

export { yamlOfJson } from '../../language/recognise/write-yaml.ts';
export { yamlOver } from '../../language/recognise/yaml-over.ts';
export { yamlTextEdits } from '../../language/recognise/yaml-edits.ts';

/** A document in YAML: its tree, and what it means in JSON. */
interface YamlDocument {
  readonly tree: SyntaxTree;
  readonly json: string;
}

let last: { readonly text: string; readonly found: YamlDocument | undefined } | undefined;

/** Reads a document in YAML; undefined for any other text. Editor, verdict and panels share the last result. */
export function readDocument(text: string): YamlDocument | undefined {
  if (last?.text !== text) last = { text, found: read(text) };
  return last.found;
}

function read(text: string): YamlDocument | undefined {
  const tree = yamlTree(text);
  if (!tree.root || !isDocument(tree)) return undefined;
  const json = yamlToJson(text, JSON_LIMITS);
  // A member that is named twice is an error of the text.
  return typeof json === 'string' && parseJson(json).faults.length === 0 ? { tree, json } : undefined;
}
