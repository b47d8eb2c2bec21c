import type { SyntaxTree } from '../../language/syntax/tree.ts';
import { mayBeYaml } from './may-be-yaml.ts';
import { sourceTree } from './source-tree.ts';
import type * as yamlCode from './yaml-code.ts';

type YamlCode = typeof yamlCode;

let yaml: YamlCode | undefined;

/** Loads what reads and edits YAML. From then on, documents in YAML have trees. */
export async function fetchYaml(): Promise<YamlCode> {
  return (yaml = await import('./yaml-code.ts'));
}

/** The code of YAML, if it has loaded and this text may be a document in it. */
export const yamlFor = (text: string): YamlCode | undefined => (mayBeYaml(text) ? yaml : undefined);

/** The tree of a document in YAML; undefined for any other text, for a long one, and before the code has loaded. */
export const yamlTreeOf = (text: string): SyntaxTree | undefined => yamlFor(text)?.readDocument(text)?.tree;

/** The tree of a document, in JSON or in YAML, by which paths are found in its text. */
export const documentTree = (text: string): SyntaxTree => yamlTreeOf(text) ?? sourceTree(text);

/** A document in JSON: as it is written, or what it means in YAML. */
export const jsonTextOf = (text: string): string => yamlFor(text)?.readDocument(text)?.json ?? text;

/** As {@link jsonTextOf}, after the code of YAML has loaded if the text needs it. */
export async function fetchJsonText(text: string): Promise<string> {
  if (mayBeYaml(text)) await fetchYaml();
  return jsonTextOf(text);
}
