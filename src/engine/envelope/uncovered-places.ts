import type { JsonObject } from '../core/json/json.ts';
import { isJsonObject } from '../core/json/json.ts';

/** What of the header no signature covers: all but the identifier and the digest. Anybody on the way may have added it. */
export function uncoveredPlaces(envelope: JsonObject): readonly string[] {
  const head = envelope['head'];
  if (!isJsonObject(head)) return [];
  return Object.keys(head)
    .filter((name) => name !== 'uuid' && name !== 'dig')
    .map((name) => `$.head.${name}`);
}
