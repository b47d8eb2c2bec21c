import { readSchema, schemaPath, type SchemaField, type SchemaPart } from '../app/api/definitions/schema.ts';
import { definitions } from './definitions.ts';
import recorded from './field-facts.json' with { type: 'json' };

// What is known of fields beyond their definitions. The file is recorded from documents and files of the tests:
// `npm run tool -- fields`.

interface Recorded {
  readonly example?: string;
  readonly by?: 'people' | 'building' | 'both';
  readonly places?: Readonly<Record<string, readonly string[]>>;
}

const facts = new Map(
  Object.entries(recorded as Readonly<Record<string, Readonly<Record<string, Recorded>>>>).flatMap(([type, fields]) =>
    Object.entries(fields).map(([name, field]) => [`${type}.${name}`, field] as const),
  ),
);

/** Examples for fields that no document has: of a field with the same name and type, or else of the same type. */
const alike = new Map<string, string>();

const alikeKeys = ({ name, type, many }: SchemaField): readonly string[] => {
  const kind = JSON.stringify([type, many]);
  // Texts say different things under different names.
  return type === 'string' ? [JSON.stringify([name, kind])] : [JSON.stringify([name, kind]), kind];
};

for (const id of definitions.catalogue.schemas()) {
  const schema = definitions.catalogue.schema(schemaPath(id));
  for (const part of schema ? readSchema(schema).parts : []) {
    for (const field of part.fields) {
      const { example } = facts.get(`${part.name}.${field.name}`) ?? {};
      if (example === undefined || field.choices.length > 0) continue;
      for (const key of alikeKeys(field)) if (!alike.has(key)) alike.set(key, example);
    }
  }
}

const FORMAT_NAMES = new Map(definitions.formats.map(({ key, name }) => [key as string, name]));

export interface FieldFacts {
  /** JSON text of a value. */
  readonly example: string | undefined;
  readonly by: 'people' | 'building' | 'both';
  readonly places: readonly { readonly format: string; readonly member: string; readonly element: string }[];
}

export function factsOfField(part: SchemaPart, field: SchemaField): FieldFacts {
  const { example, by, places = {} } = facts.get(`${part.name}.${field.name}`) ?? {};
  const [choice] = field.choices;
  const other = alikeKeys(field).map((key) => alike.get(key));
  return {
    example: example ?? (choice ? JSON.stringify(choice.value) : other.find((value) => value !== undefined)),
    by: writer(by, field.calculated),
    places: Object.entries(places).map(([format, [member = '', element = '']]) => ({
      format: FORMAT_NAMES.get(format) ?? format,
      member,
      element,
    })),
  };
}

/** Building also adds what people may write; a calculated field that is seen in a document may be given. */
function writer(seen: Recorded['by'], calculated: boolean): FieldFacts['by'] {
  if (seen === undefined) return calculated ? 'building' : 'people';
  if (seen === 'building') return calculated ? 'building' : 'both';
  return seen === 'people' && calculated ? 'both' : seen;
}
