import { fetchYaml } from '../source/document-tree.ts';

/** JSON as YAML, by code that loads on demand. */
export async function yamlOf(json: string): Promise<string> {
  const { yamlOfJson } = await fetchYaml();
  return yamlOfJson(json);
}
