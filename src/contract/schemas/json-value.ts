import { known } from '../typed-schema/schema.ts';
import type { Json, JsonObject } from '../../engine/index.ts';

/** Any JSON value, described in the OpenAPI document by `description` alone. */
export function anyJson(description: string) {
  return known<Json>({ description });
}

/** Any JSON object; it says so outright, because generators of clients drop members that a schema does not speak of. */
export function anyObject(description: string) {
  return known<JsonObject>({ type: 'object', additionalProperties: true, description });
}

/** A document or envelope as the engine gives it back: it always says its own type. */
export const AnyDocument = known<JsonObject>({
  title: 'Document',
  type: 'object',
  required: ['$schema'],
  properties: { $schema: { type: 'string' } },
  additionalProperties: true,
  description: 'A document or envelope, with the members of its type.',
});
