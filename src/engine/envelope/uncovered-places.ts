import type { JsonObject } from '../core/json/json.ts';
import { isJsonObject } from '../core/json/json.ts';

/**
 * Parts of the header that no signature covers: all except the identifier and the digest. Anybody may have added them
 * later.
 */
export function uncoveredPlaces(envelope: JsonObject): readonly string[] {
  const head = envelope['head'];
  if (!isJsonObject(head)) return [];
  return Object.keys(head)
    .filter((name) => name !== 'uuid' && name !== 'dig')
    .map((name) => `$.head.${name}`);
}
