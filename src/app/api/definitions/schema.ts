import type { JsonObject } from '../../../engine/index.ts';
import { isJsonObject } from '../../../engine/values.ts';
import { objectAt, objectsAt, textAt, textsAt } from './shape.ts';

const PREFIX = 'https://gobl.org/draft-0/';

/** One member of a type. */
export interface SchemaField {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** Its type in a word: `string`, `bill/line`, `SubLine`. */
  readonly type: string;
  /** Path of the type's own page, or the anchor on this page. */
  readonly link: string | undefined;
  readonly many: boolean;
  readonly required: boolean;
  readonly recommended: boolean;
  readonly calculated: boolean;
  /** Its allowed values, if they are listed. */
  readonly choices: readonly { readonly value: string; readonly title: string }[];
}

export interface SchemaPart {
  readonly name: string;
  readonly description: string;
  /** For a part that is not an object: its kind and its form. */
  readonly form: string;
  readonly choices: SchemaField['choices'];
  readonly fields: readonly SchemaField[];
}

/** What a type's page shows; the type itself comes first. */
export interface SchemaView {
  readonly id: string;
  readonly parts: readonly SchemaPart[];
}

export function readSchema(schema: JsonObject): SchemaView {
  const parts = Object.entries(objectAt(schema, '$defs')).flatMap(([name, part]) =>
    isJsonObject(part) ? [readPart(name, part)] : [],
  );
  const main = (textAt(schema, '$ref') ?? '').replace('#/$defs/', '');
  const sorted = [...parts.filter(({ name }) => name === main), ...parts.filter(({ name }) => name !== main)];
  return { id: textAt(schema, '$id') ?? '', parts: sorted.length > 0 ? sorted : [readPart(main, schema)] };
}

/** `https://gobl.org/draft-0/bill/line` → `bill/line`. */
export function schemaPath(id: string): string {
  return id.replace(PREFIX, '').replace(/\?.*$/, '');
}

/** The last part of a type's path in English: `bill/correction-options` → `Correction options`. */
export function schemaName(path: string): string {
  const words = path.slice(path.lastIndexOf('/') + 1).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function readPart(name: string, part: JsonObject): SchemaPart {
  const required = textsAt(part, 'required');
  const recommended = textsAt(part, 'recommended');
  const fields = Object.entries(objectAt(part, 'properties')).flatMap(([field, value]) => {
    if (!isJsonObject(value)) return [];
    const within = { required: required.includes(field), recommended: recommended.includes(field) };
    return [{ ...readField(field, value), ...within }];
  });
  const form = [textAt(part, 'type'), textAt(part, 'format'), textAt(part, 'pattern')].filter(Boolean).join(' · ');
  return { name, description: textAt(part, 'description') ?? '', form, choices: choicesOf(part), fields };
}

function readField(name: string, field: JsonObject): Omit<SchemaField, 'required' | 'recommended'> {
  const items = field['items'];
  const many = isJsonObject(items);
  const inner = many ? items : field;
  const { type, link } = typeOf(inner);
  return {
    name,
    title: textAt(field, 'title') ?? '',
    description: textAt(field, 'description') ?? '',
    type,
    link,
    many,
    calculated: field['calculated'] === true,
    choices: choicesOf(inner),
  };
}

function typeOf(field: JsonObject): { readonly type: string; readonly link: string | undefined } {
  const ref = textAt(field, '$ref');
  if (ref?.startsWith(PREFIX)) return { type: schemaPath(ref), link: `/schemas/${schemaPath(ref)}` };
  if (ref?.startsWith('#/$defs/')) {
    const name = ref.slice('#/$defs/'.length);
    return { type: name, link: `#${name}` };
  }
  return { type: textAt(field, 'format') ?? textAt(field, 'type') ?? 'any', link: undefined };
}

function choicesOf(field: JsonObject): SchemaField['choices'] {
  const members = [...objectsAt(field, 'oneOf'), ...objectsAt(field, 'anyOf')].flatMap((choice) => {
    const value = textAt(choice, 'const');
    return value === undefined ? [] : [{ value, title: textAt(choice, 'title') ?? '' }];
  });
  return members.length > 0 ? members : textsAt(field, 'enum').map((value) => ({ value, title: '' }));
}
