import type { Json, JsonObject } from '../../../engine/index.ts';
import { isJsonObject } from '../../../engine/values.ts';
import { listAt, objectAt, textAt, textsAt } from './shape.ts';
import { shapesTexts } from '../../texts/en/shapes.ts';

/** The form of a value of the API, with all references resolved. */
export interface ApiShape {
  /** In a few words: `string`, `list of Fault`, `object or null`. */
  readonly type: string;
  readonly description: string;
  /** All allowed values, as JSON. */
  readonly choices: readonly string[];
  /** Examples, as JSON. */
  readonly samples: readonly string[];
  readonly fallback: string | undefined;
  /** Members of the value or, for a list, of its entries. */
  readonly fields: readonly ApiField[];
  /** The forms to choose from, if there are several. */
  readonly forms: readonly ApiShape[];
}

export interface ApiField {
  readonly name: string;
  readonly required: boolean;
  readonly shape: ApiShape;
}

const COMPONENT = '#/components/schemas/';

/** Reads a schema of the API description `document`. A schema that it does not understand becomes any JSON. */
export function readShape(schema: Json | undefined, document: JsonObject, above: readonly string[] = []): ApiShape {
  if (!isJsonObject(schema)) return anything('');
  const ref = textAt(schema, '$ref');
  if (ref?.startsWith(COMPONENT)) {
    const name = ref.slice(COMPONENT.length);
    const component = objectAt(objectAt(document, 'components'), 'schemas')[name];
    // A recursive type: only its name is given.
    if (above.includes(name)) return { ...anything(''), type: name };
    const shape = readShape(component, document, [...above, name]);
    return { ...shape, type: name, description: textAt(schema, 'description') ?? shape.description };
  }
  // A document of any type: the reference has a page for each type.
  if ('discriminator' in schema) return { ...anything(textAt(schema, 'description') ?? ''), type: shapesTexts.anyJson };
  const forms = [...listAt(schema, 'anyOf'), ...listAt(schema, 'oneOf')];
  if (forms.length > 0) return readForms(schema, forms, document, above);
  const own = {
    ...anything(textAt(schema, 'description') ?? ''),
    choices: 'const' in schema ? [JSON.stringify(schema['const'])] : listAt(schema, 'enum').map(printed),
    samples: listAt(schema, 'examples').map(printed),
    fallback: 'default' in schema ? printed(schema['default']) : undefined,
  };
  const items = schema['items'];
  if (isJsonObject(items)) {
    const entry = readShape(items, document, above);
    return {
      ...own,
      type: shapesTexts.listOf(entry.type),
      choices: entry.choices,
      fields: entry.fields,
      forms: entry.forms,
    };
  }
  const values = Object.values(objectAt(schema, 'patternProperties'))[0] ?? schema['additionalProperties'];
  if (isJsonObject(values)) return { ...own, type: shapesTexts.mapOf(readShape(values, document, above).type) };
  return { ...own, type: textAt(schema, 'type') ?? shapesTexts.anyJson, fields: readFields(schema, document, above) };
}

function readFields(schema: JsonObject, document: JsonObject, above: readonly string[]): readonly ApiField[] {
  const required = textsAt(schema, 'required');
  return Object.entries(objectAt(schema, 'properties')).map(([name, member]) => ({
    name,
    required: required.includes(name),
    shape: readShape(member, document, above),
  }));
}

function readForms(
  schema: JsonObject,
  forms: readonly Json[],
  document: JsonObject,
  above: readonly string[],
): ApiShape {
  const shapes = forms.map((form) => readShape(form, document, above));
  const description = textAt(schema, 'description') ?? '';
  const types = [...new Set(shapes.map(({ type }) => type))];
  if (shapes.every(({ choices }) => choices.length === 1)) {
    return {
      ...anything(description),
      type: types.join(` ${shapesTexts.or} `),
      choices: shapes.flatMap(({ choices }) => choices),
    };
  }
  const [first] = shapes.filter(({ type }) => type !== 'null');
  return {
    ...anything(description || (first?.description ?? '')),
    type: types.join(` ${shapesTexts.or} `),
    forms: shapes.filter(({ fields }) => fields.length > 0),
  };
}

function anything(description: string): ApiShape {
  return {
    type: shapesTexts.anyJson,
    description,
    choices: [],
    samples: [],
    fallback: undefined,
    fields: [],
    forms: [],
  };
}

function printed(value: Json | undefined): string {
  return JSON.stringify(value) ?? '';
}

/** The names of all members at every depth, for the search. */
export function fieldNames({ fields, forms }: ApiShape): readonly string[] {
  const own = fields.flatMap(({ name, shape }) => [name, ...fieldNames(shape)]);
  return [...own, ...forms.flatMap(fieldNames)];
}
