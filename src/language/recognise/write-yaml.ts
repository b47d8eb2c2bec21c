import { isScalar, visit } from 'yaml';
import type { Scalar } from 'yaml';
import { JSON_LIMITS } from '../../engine/values.ts';
import { parseYaml } from './parse-yaml.ts';
import { yamlToJson } from './read-yaml.ts';

/** JSON as YAML with one entry a line and no needless quotation marks; unchanged where YAML would mean another value. */
export function yamlOfJson(json: string): string {
  // Every JSON text is YAML already.
  const document = parseYaml(json, JSON_LIMITS.maxDepth);
  if (!document || document.errors.length > 0) return json;
  visit(document, {
    Collection: (_, node) => {
      // Empty ones have no other form.
      node.flow = node.items.length === 0;
    },
    Pair: (_, { key, value }) => {
      for (const node of [key, value]) if (isScalar(node)) unquote(node);
    },
    Scalar: (_, node) => unquote(node),
  });
  // Older readers take more words for other values, such as `no`.
  document.setSchema('1.2', { compat: 'yaml-1.1' });
  const yaml = document.toString({ lineWidth: 0 });
  return yamlToJson(yaml, JSON_LIMITS) === yamlToJson(json, JSON_LIMITS) ? yaml : json;
}

/** The library quotes a text that would mean something else without. */
function unquote(node: Scalar): void {
  if (typeof node.value === 'string') delete node.type;
}
