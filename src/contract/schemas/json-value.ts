import { known } from '../typed-schema/schema.ts';
import type { Json, JsonObject } from '../../engine/index.ts';

/** Any JSON value, described in the OpenAPI document by `description` alone. */
export function anyJson(description: string) {
  return known<Json>({ description });
}

/** Any JSON object. */
export function anyObject(description: string) {
  return known<JsonObject>({ type: 'object', description });
}

/** A document or envelope as the engine gives it back: it always says its own type. */
export function anyDocument(description: string) {
  return known<JsonObject>({
    type: 'object',
    required: ['$schema'],
    properties: { $schema: { type: 'string' } },
    description,
  });
}
