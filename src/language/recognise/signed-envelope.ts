import { parseJson } from '../syntax/parse-json.ts';
import { stringAt, valueOf } from '../syntax/tree.ts';

/** Whether a text, as far as it can be read, is an envelope with signatures: building would take them off. */
export function isSignedEnvelope(text: string): boolean {
  const { root } = parseJson(text);
  const signatures = valueOf(root, 'sigs');
  if (signatures?.kind !== 'array' || signatures.items.length === 0) return false;
  return stringAt(root, '$schema')?.endsWith('/envelope') ?? false;
}
