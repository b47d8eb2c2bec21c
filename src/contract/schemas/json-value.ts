import { Type } from 'typebox';
import type { Json, JsonObject } from '../../engine/core/json/json.ts';

/** Any JSON value, described in the OpenAPI document by `description` alone. */
export function anyJson(description: string) {
  return Type.Unsafe<Json>({ description });
}

/** Any JSON object. */
export function anyObject(description: string) {
  return Type.Unsafe<JsonObject>({ type: 'object', description });
}

/** A document or envelope as the engine gives it back: it always says its own type. */
export function anyDocument(description: string) {
  return Type.Unsafe<JsonObject>({
    type: 'object',
    required: ['$schema'],
    properties: { $schema: { type: 'string' } },
    description,
  });
}
