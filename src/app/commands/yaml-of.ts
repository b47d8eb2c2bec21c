import type { JsonObject } from '../../engine/index.ts';
import { fetchYaml } from '../source/document-tree.ts';

/** A document as YAML, written over its source, whose comments and layout stay. The code loads on demand. */
export async function yamlOf(document: JsonObject, source: string): Promise<string> {
  const { yamlOfJson, yamlOver } = await fetchYaml();
  return yamlOver(source, document) ?? yamlOfJson(JSON.stringify(document));
}
