import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { documentComponents, nameOf } from '../../api/document-schemas.ts';
import { AnyDocument } from '../../api/schemas/json-value.ts';
import type { Json, JsonObject, Outcome } from '../../engine/index.ts';
import { createStandardEngine } from '../../engine/standard.ts';
import { examples, goldenContext, goldenText, jsonOf } from '../examples/examples.ts';
import { DOCUMENT_TYPES, documentTypesFiles } from './types-text.ts';

it('the files of JSON types are as `npm run tool -- document-types` writes them', async () => {
  const files = readdirSync(DOCUMENT_TYPES).map(
    (name) => [name, readFileSync(join(DOCUMENT_TYPES, name), 'utf8')] as const,
  );
  expect(Object.fromEntries(files)).toEqual(Object.fromEntries(await documentTypesFiles()));
});

const engine = createStandardEngine();
const components = documentComponents(engine.catalogue);

/** Makes every component accept only the members that it names, so that a missing one is noticed. */
const ajv = new Ajv2020({ strict: false, validateFormats: false });
const schemas = Object.fromEntries(
  Object.entries(components).map(([name, schema]) => [
    name,
    'properties' in schema ? { ...schema, additionalProperties: false } : schema,
  ]),
);
ajv.addSchema({ components: { schemas: { ...schemas, Document: AnyDocument } } }, 'openapi');

function misfits(document: Json): readonly string[] {
  const fits = ajv.getSchema(`openapi#/components/schemas/${nameOf(String((document as JsonObject)['$schema']))}`);
  if (!fits) throw new Error('the document has no component');
  return fits(document) ? [] : (fits.errors ?? []).map((error) => `${error.instancePath} ${error.message ?? ''}`);
}

function valueOf(outcome: Outcome<JsonObject | null>): JsonObject | undefined {
  return outcome.ok && outcome.value ? outcome.value : undefined;
}

describe('every example', () => {
  const goldens = examples().map((example) => [example.path, jsonOf(goldenText(example) ?? '')] as const);

  it('has, once built, the members of its type and no others', () => {
    expect(goldens.length).toBeGreaterThan(100);
    expect(goldens.flatMap(([path, golden]) => misfits(golden).map((misfit) => `${path}: ${misfit}`))).toEqual([]);
  });

  it('keeps its type in its envelope, as a copy and as a correction', () => {
    const tried = goldens.flatMap(([path, data]) => [
      [path, valueOf(engine.build({ data, envelop: true }, goldenContext))] as const,
      [path, valueOf(engine.replicate({ data }, goldenContext))] as const,
      [path, valueOf(engine.correct({ data, options: { type: 'credit-note' } }, goldenContext))] as const,
    ]);
    const made = tried.flatMap(([path, value]) => (value ? [[path, value] as const] : []));
    expect(made.length).toBeGreaterThan(2 * goldens.length);
    expect(made.flatMap(([path, value]) => misfits(value).map((misfit) => `${path}: ${misfit}`))).toEqual([]);
  });
});

describe('the components', () => {
  it('tell a document by its `$schema`', () => {
    const built = components['BuiltDocument'] as unknown as {
      readonly anyOf: readonly { readonly $ref: string }[];
      readonly discriminator: { readonly mapping: Readonly<Record<string, string>> };
    };
    const { mapping } = built.discriminator;
    expect(mapping['https://gobl.org/draft-0/bill/invoice']).toBe('#/components/schemas/BillInvoice');
    expect(mapping['https://gobl.org/draft-0/org/party']).toBe('#/components/schemas/OtherDocument');
    expect(new Set(Object.values(mapping))).toEqual(new Set(built.anyOf.map(({ $ref }) => $ref)));
    expect(Object.keys(mapping).sort()).toEqual(
      engine.catalogue.schemas().filter((id) => {
        const { $ref, $defs } = engine.catalogue.schema(id.slice('https://gobl.org/draft-0/'.length)) as {
          readonly $ref: string;
          readonly $defs: Readonly<Record<string, JsonObject>>;
        };
        return $defs[$ref.slice('#/$defs/'.length)]?.['type'] === 'object' && !id.endsWith('schema/object');
      }),
    );
  });

  it('refer only to each other, and to two of the routes', () => {
    const named = [...JSON.stringify(components).matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name]) => name);
    // The last two are those of the routes.
    const known = new Set<string | undefined>([...Object.keys(components), 'Document', 'WarnedDocument']);
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });

  it.each([
    ['BillTotals', 'payable', { $ref: '#/components/schemas/NumAmount' }],
    ['BillInvoice', 'supplier', { $ref: '#/components/schemas/OrgParty' }],
    ['BillInvoice', '$schema', { type: 'string', enum: ['https://gobl.org/draft-0/bill/invoice'] }],
    ['BillInvoice', 'complements', { type: 'array', items: { $ref: '#/components/schemas/Document' } }],
    ['Envelope', 'doc', { $ref: '#/components/schemas/BuiltDocument' }],
    // No rule always requires them, so they may be null.
    ['MxFoodVouchers', 'lines', { anyOf: [{ items: { $ref: '#/components/schemas/MxFoodVouchersLine' } }, {}] }],
    ['TaxCategoryTotal', 'rates', { anyOf: [{ type: 'array' }, { type: 'null' }] }],
  ])('%s has %s', (component, member, expected) => {
    expect((components[component]?.['properties'] as JsonObject | undefined)?.[member]).toMatchObject(expected);
  });

  it('amounts are strings', () => {
    expect(components['NumAmount']).toMatchObject({ type: 'string' });
  });
});
