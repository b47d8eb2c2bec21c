import type { Json, JsonObject } from '../../core/json/json.ts';
import { choiceSchema } from '../../core/schema/object-schema.ts';
import { schemaDocument } from '../../core/schema/schema-document.ts';
import type { CodeDefinition } from '../../core/tax/definitions.ts';
import type { TaxKnowledge } from '../../core/tax/knowledge.ts';
import { CorrectionOptions } from '../../documents/bill/correction-options.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import type { EffectiveCorrection } from './definition.ts';

/** JSON Schema of the options for correcting one invoice: the types and extensions allowed by its regime and addons. */
export function optionsSchema(invoice: Invoice, definition: EffectiveCorrection, knowledge: TaxKnowledge): JsonObject {
  const schema = schemaDocument(CorrectionOptions);
  const regime = (invoice.$regime ?? '').toLowerCase();
  const id = `${schema['$id'] as string}?tax_regime=${regime}`;
  const comment = { $comment: `Options for correcting this invoice under the regime ${regime || '(none)'}` };
  if (!knowledge.regime(invoice.$regime ?? '')) return { ...schema, $id: id, ...comment };
  const definitions = schema['$defs'] as JsonObject;
  const name = CorrectionOptions.name;
  const narrowed = narrowedOptions(definitions[name] as JsonObject, invoice, definition, knowledge);
  return { ...schema, $id: id, $defs: { ...definitions, [name]: narrowed }, ...comment };
}

function narrowedOptions(
  options: JsonObject,
  invoice: Invoice,
  definition: EffectiveCorrection,
  knowledge: TaxKnowledge,
): JsonObject {
  const { ext, ...properties } = options['properties'] as Record<string, JsonObject>;
  const { types, extensions, reasonRequired, copyTax } = definition;
  const required = options['required'] as readonly string[];
  const { copy_tax: copyTaxSchema, type = {}, series = {}, ...others } = properties;
  return {
    ...options,
    properties: {
      type: types.length > 0 ? { ...type, default: types[0] ?? '', oneOf: types.map(typeChoice) } : type,
      series: invoice.series ? { ...series, default: invoice.series } : series,
      ...others,
      ...(extensions.length > 0 && { ext: extensionsSchema(ext ?? {}, extensions, knowledge) }),
      ...(copyTaxSchema && { copy_tax: copyTaxSchema }),
    },
    required: reasonRequired ? [...required, 'reason'] : required,
    recommended: ['series', ...(extensions.length > 0 ? ['ext'] : []), ...(copyTax ? ['copy_tax'] : [])],
  };
}

function typeChoice(type: string): JsonObject {
  const choice = Invoice.fields['type']?.options.oneOf?.find(({ value }) => value === type);
  return choiceSchema(choice ?? { value: type, title: type });
}

/** In place of arbitrary extensions, the relevant ones with their codes. */
function extensionsSchema(
  { $ref: _, ...schema }: JsonObject,
  keys: readonly string[],
  knowledge: TaxKnowledge,
): JsonObject {
  const properties: Record<string, Json> = {};
  for (const key of keys) {
    const extension = knowledge.extension(key);
    if (extension) properties[key] = extensionSchema(extension);
  }
  const known = Object.keys(properties);
  return { ...schema, type: 'object', properties, ...(known.length > 0 && { recommended: known }) };
}

function extensionSchema({ name, desc, values }: CodeDefinition): JsonObject {
  return {
    title: name['en'] ?? '',
    type: 'string',
    ...(desc?.['en'] && { description: desc['en'] }),
    ...(values?.length && {
      oneOf: values.map((value) => ({
        const: value.code ?? '',
        title: value.name['en'] ?? '',
        ...(value.desc?.['en'] && { description: value.desc['en'] }),
      })),
    }),
  };
}
