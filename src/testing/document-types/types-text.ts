import { formatted } from '../../../scripts/formatted.mjs';
import { documentSchemas, nameOf } from '../../api/document-schemas.ts';
import { AnyDocument, BuiltDocument } from '../../api/schemas/json-value.ts';
import { coreParts } from '../../engine/core-parts.ts';
import { createEngine } from '../../engine/create-engine.ts';
import type { JsonObject } from '../../engine/index.ts';
import { isJsonObject } from '../../engine/values.ts';

export const DOCUMENT_TYPES = 'src/engine/document-types';

const COMPONENT = '#/components/schemas/';
const WRITTEN_BY =
  '// Written by `npm run tool -- document-types` from the definitions of the types. Edit the definitions instead.';

type Schemas = Readonly<Record<string, JsonObject>>;

/** The files of the folder `document-types`, by name: one per package of the format, and the index. */
export async function documentTypesFiles(): Promise<ReadonlyMap<string, string>> {
  const { catalogue } = createEngine({ ...coreParts, regimes: [], addons: [] });
  const schemas = documentSchemas(catalogue);
  const paths = catalogue.schemas().filter((id) => schemas[nameOf(id)] !== undefined);
  const packageNames = [...new Set(Object.keys(schemas).map(packageOf))];
  const texts = new Map([
    ...packageNames.map((name) => [`${name}.ts`, packageText(name, schemas)] as const),
    ['index.ts', indexText(paths, schemas)] as const,
  ]);
  const written = [...texts].map(
    async ([name, text]) => [name, await formatted(`${DOCUMENT_TYPES}/${name}`, text)] as const,
  );
  return new Map(await Promise.all(written));
}

/** `TaxRegimeCode` → `tax`, `L10nCode` → `l10n`: the package is the first word of a name. */
const packageOf = (name: string): string => (/^[A-Z][a-z0-9]*/.exec(name)?.[0] ?? name).toLowerCase();

function packageText(name: string, schemas: Schemas): string {
  const own = sortedNames(schemas).filter((type) => packageOf(type) === name);
  const types = own.map((type) => {
    const schema = schemas[type] ?? {};
    return `/** ${oneLine(schema['description'])} */\nexport type ${type} = ${typeText(schema)};`;
  });
  const body = types.join('\n\n');
  return [WRITTEN_BY, importsText(body, schemas, name), '', body].join('\n');
}

function indexText(paths: readonly string[], schemas: Schemas): string {
  const isDocument = (id: string) => schemas[nameOf(id)]?.['type'] === 'object';
  const members = (ids: readonly string[]) =>
    ids.map((id) => `'${id.slice('https://gobl.org/draft-0/'.length)}': ${nameOf(id)};`).join('\n');
  const body = `
    /** The types that a document can have, by the path of their \`$schema\`. */
    export interface DocumentTypes {
      ${members(paths.filter(isDocument))}
    }

    /** The other types of the format, which occur only in documents. */
    export interface ValueTypes {
      ${members(paths.filter((id) => !isDocument(id)))}
    }
  `;
  return [WRITTEN_BY, importsText(body, schemas), body].join('\n');
}

/** The imports of every type that the body uses and the package `own` does not contain. */
function importsText(body: string, schemas: Schemas, own?: string): string {
  const words = new Set(body.match(/\b[A-Z]\w+/g));
  const used = sortedNames(schemas).filter((type) => words.has(type) && packageOf(type) !== own);
  const packageNames = [...new Set(used.map(packageOf))];
  const imports = packageNames.map(
    (name) => `import type { ${used.filter((type) => packageOf(type) === name).join(', ')} } from './${name}.ts';`,
  );
  const json = words.has('JsonObject') ? ["import type { JsonObject } from '../core/json/json.ts';"] : [];
  return [...json, ...imports].join('\n');
}

const sortedNames = (schemas: Schemas): readonly string[] => Object.keys(schemas).sort((a, b) => (a < b ? -1 : 1));

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
