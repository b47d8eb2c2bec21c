import { parseJson } from '../syntax/parse-json.ts';
import { stringAt, valueOf } from '../syntax/tree.ts';

/** Whether a text is an envelope with signatures, as far as it can be parsed: building would remove them. */
export function isSignedEnvelope(text: string): boolean {
  const { root } = parseJson(text);
  const signatures = valueOf(root, 'sigs');
  if (signatures?.kind !== 'array' || signatures.items.length === 0) return false;
  return stringAt(root, '$schema')?.endsWith('/envelope') ?? false;
}
