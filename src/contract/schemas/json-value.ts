import { known } from '../typed-schema/schema.ts';
import type { Json, JsonObject } from '../../engine/index.ts';

/** Any JSON value, described in the OpenAPI document only by `description`. */
export function anyJson(description: string) {
  return known<Json>({ description });
}

/** A document as people write it. Whatever it is, the operation says what is wrong with it. */
export function draft(description: string) {
  return known<Json>({ description, $published: Draft });
}

const Draft = known<JsonObject>({
  title: 'Draft',
  type: 'object',
  properties: { $schema: { type: 'string' } },
  additionalProperties: true,
  description: 'A document or envelope as people write it. `$schema` names its type, unless the request does.',
});

/** Any JSON object. It says so explicitly, because client generators drop members that a schema does not mention. */
export function anyObject(description: string) {
  return known<JsonObject>({ type: 'object', additionalProperties: true, description });
}

/** The definition of a regime or an addon. The API description of a service has the members of its type. */
export const RegimeDefinition = definition('TaxRegimeDef', 'Regime definition.');
export const AddonDefinition = definition('TaxAddonDef', 'Addon definition.');

function definition(title: string, description: string) {
  return known<JsonObject>({ title, type: 'object', additionalProperties: true, description });
}

/** A document or envelope as returned by the engine: it always has its type. */
export const AnyDocument = known<JsonObject>({
  title: 'Document',
  type: 'object',
  required: ['$schema'],
  properties: { $schema: { type: 'string' } },
  additionalProperties: true,
  description: 'A document or envelope, with the members of its type.',
});

/** A built document. The API description of a service names the types that its engine has. */
export const BuiltDocument = known<JsonObject>({
  title: 'BuiltDocument',
  type: 'object',
  required: ['$schema'],
  properties: { $schema: { type: 'string' } },
  additionalProperties: true,
  description: 'A complete document or envelope. Its `$schema` tells the type, and thereby the members.',
});
