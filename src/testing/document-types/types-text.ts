import { format, resolveConfig } from 'prettier';
import { documentSchemas, nameOf } from '../../contract/document-schemas.ts';
import { AnyDocument, BuiltDocument } from '../../contract/schemas/json-value.ts';
import { coreParts } from '../../engine/core-parts.ts';
import { createEngine } from '../../engine/create-engine.ts';
import type { JsonObject } from '../../engine/index.ts';
import { isJsonObject } from '../../engine/values.ts';

export const DOCUMENT_TYPES = 'src/engine/document-types.ts';

const COMPONENT = '#/components/schemas/';

/** `document-types.ts` as the definitions of the types make it. */
export async function documentTypesText(): Promise<string> {
  const { catalogue } = createEngine({ ...coreParts, regimes: [], addons: [] });
  const schemas = documentSchemas(catalogue);
  const types = Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1));
  const paths = catalogue.schemas().filter((id) => schemas[nameOf(id)] !== undefined);
  const isDocument = (id: string) => schemas[nameOf(id)]?.['type'] === 'object';
  const members = (ids: readonly string[]) =>
    ids.map((id) => `'${id.slice('https://gobl.org/draft-0/'.length)}': ${nameOf(id)};`).join('\n');
  const text = `
    // Written by \`npm run tool -- document-types\` from the definitions of the types, which alone are edited.
    import type { JsonObject } from './core/json/json.ts';

    ${types.map(([name, schema]) => `/** ${oneLine(schema['description'])} */\ntype ${name} = ${typeText(schema)};`).join('\n\n')}

    /** The types that a document can have, by the path of their \`$schema\`. */
    export interface DocumentTypes {
      ${members(paths.filter(isDocument))}
    }

    /** The other types of the format, which occur only in documents. */
    export interface ValueTypes {
      ${members(paths.filter((id) => !isDocument(id)))}
    }
  `;
  return format(text, { ...(await resolveConfig(DOCUMENT_TYPES)), filepath: DOCUMENT_TYPES });
}

function typeText(schema: JsonObject): string {
  const { $ref: ref, anyOf, items, properties, additionalProperties, type } = schema;
  if (typeof ref === 'string') return nameText(ref.slice(COMPONENT.length));
  if (Array.isArray(anyOf)) return (anyOf as readonly JsonObject[]).map(typeText).join(' | ');
  if (isJsonObject(items)) return `readonly ${grouped(typeText(items))}[]`;
  if (isJsonObject(additionalProperties)) return `{ readonly [key: string]: ${typeText(additionalProperties)} }`;
  if (isJsonObject(properties)) return membersText(schema, properties as Readonly<Record<string, JsonObject>>);
  return type === 'integer' ? 'number' : String(type);
}

function membersText(schema: JsonObject, properties: Readonly<Record<string, JsonObject>>): string {
  const required = new Set(schema['required'] as readonly string[] | undefined);
  const members = Object.entries(properties).filter(([name]) => name !== '$schema');
  return `{\n${members
    .map(([name, member]) => `readonly ${name}${required.has(name) ? '' : '?'}: ${typeText(member)};`)
    .join('\n')}\n}`;
}

const nameText = (name: string): string =>
  name === AnyDocument.title || name === BuiltDocument.title ? 'JsonObject' : name;
const grouped = (text: string): string => (text.includes('|') ? `(${text})` : text);
const oneLine = (text: unknown): string => String(text).replaceAll(/\s+/g, ' ').replaceAll('*/', '* /');
