import { known, stated, string, type Notes, type ServiceNames } from '../typed-schema/schema.ts';
import type { Json, JsonObject } from '../../engine/index.ts';

const ROOT = 'https://gobl.org/draft-0/';

/** Any JSON value, described in the OpenAPI document only by `description`. */
export function anyJson(description: string) {
  return known<Json>({ description });
}

/** A document as people write it. Whatever it is, the operation says what is wrong with it. */
export function draft(description: string) {
  return known<Json>({ description, $published: Draft });
}

export const Draft = known<JsonObject>({
  title: 'Draft',
  type: 'object',
  properties: {
    $schema: stated({ type: 'string' }, ({ types }) => namesPattern(types, (names) => `${ROOT}(${names.join('|')})`)),
  },
  additionalProperties: true,
  description: 'A document or envelope as people write it. `$schema` names its type, unless the request does.',
});

/** The name of a type of documents, with or without its address and package; none where it is empty. */
export const typeName = (notes: Notes) =>
  stated(string(notes), ({ types }) =>
    namesPattern(types, (names) => `((${ROOT})?(${names.join('|')})|${shortOf(names)})?`),
  );

const shortOf = (names: readonly string[]): string => names.map((name) => name.split('/').at(-1)).join('|');

/** A day, as YYYY-MM-DD. */
export const day = (notes: Notes) => stated(string(notes), { format: 'date' });

/** Names of types as a pattern and not as a list: the types of clients stay `string`. */
function namesPattern(
  types: ServiceNames['types'],
  form: (names: readonly string[]) => string,
): { readonly pattern?: string } {
  const names = types?.map((id) => id.replace(ROOT, ''));
  return names ? { pattern: `^${form(names)}$`.replaceAll('.', '[.]') } : {};
}

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
