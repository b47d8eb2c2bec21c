import broken from '../../../examples/broken.json';
import index from '../../../examples/index.json';
import starts from '../../../examples/templates.json';
import { schemaName } from '../../app/api/definitions/schema.ts';
import { createOpenapi } from '../../api/openapi.ts';
import { describedRoutes } from '../../api/routes.ts';
import { catalogueExtension } from '../../engine/catalogues.ts';
import type { Json, PlacedText } from '../../engine/index.ts';
import { createStandardEngine, standardParts } from '../../engine/standard.ts';
import { placedTexts } from '../../engine/values.ts';
import { codeNames } from '../../formats/explain/code-names.ts';

/** Every English text that is translated by its path, by the part of the texts that it belongs to. */
export type PlacedParts = Readonly<
  Record<'schemas' | 'definitions' | 'api' | 'codes' | 'starts', readonly PlacedText[]>
>;

const ROOT = 'https://gobl.org/draft-0/';
const SCHEMES = ['VAT_CATEGORIES', 'VAT_DUE', 'ADDRESS_SCHEMES'] as const;
const LISTS = [
  ...['untdid-document-type', 'untdid-payment-means', 'untdid-allowance', 'untdid-charge', 'untdid-text-subject'],
  ...['untdid-reference', 'untdid-item-type', 'untdid-tax-category', 'cef-vatex'],
];

export function everyPlacedText(): PlacedParts {
  return { schemas: ofSchemas(), definitions: ofDefinitions(), api: ofApi(), codes: ofCodes(), starts: ofStarts() };
}

const { catalogue } = createStandardEngine();

function ofSchemas(): readonly PlacedText[] {
  const paths = catalogue.schemas().map((id) => id.slice(ROOT.length));
  return paths.flatMap((path) => [
    { path: [path], english: schemaName(path) },
    ...placedTexts(catalogue.schema(path) ?? {}),
    ...placedTexts(catalogue.pendingBundle(path) ?? {}),
  ]);
}

function ofDefinitions(): readonly PlacedText[] {
  return [
    ...catalogue.regimes().flatMap(({ country }) => placedTexts(catalogue.regime(country) ?? {})),
    ...catalogue.addons().flatMap(({ key }) => placedTexts(catalogue.addon(key) ?? {})),
    ...standardParts.regimes.flatMap(({ country, taxIdentity }) =>
      taxIdentity?.format === undefined ? [] : [{ path: [country, 'tax_number'], english: taxIdentity.format }],
    ),
  ];
}

function ofApi(): readonly PlacedText[] {
  const openapi = createOpenapi(describedRoutes);
  const groups = openapi['tags'] as unknown as readonly { readonly name: string }[];
  return [
    ...groups.map(({ name }) => ({ path: ['tags', name], english: name })),
    ...placedTexts(openapi as unknown as Json),
  ];
}

function ofCodes(): readonly PlacedText[] {
  const lists: readonly (readonly [list: string, names: Iterable<readonly [code: string, name: string]>])[] = [
    ...LISTS.map(
      (key) =>
        [key, (catalogueExtension(key)?.values ?? []).map(({ code, name }) => [code, name.en ?? ''] as const)] as const,
    ),
    ...SCHEMES.map((list) => [list, codeNames(list)] as const),
  ];
  return lists.flatMap(([list, names]) =>
    [...names].map(([code, english]) => ({ path: [list, code, 'name'], english })),
  );
}

function ofStarts(): readonly PlacedText[] {
  const examples: readonly { readonly path: string; readonly title: string; readonly note?: string }[] = [
    ...index.groups,
    index.broken,
  ].flatMap((group) => group.examples);
  return [
    { path: ['broken', 'title'], english: index.broken.title },
    ...examples.flatMap(({ path, title, note = '' }) => [
      { path: [...path.split('/'), 'title'], english: title },
      ...(note === '' ? [] : [{ path: [...path.split('/'), 'note'], english: note }]),
    ]),
    ...broken.flatMap(({ key, title, learn }) => [
      { path: ['lesson', key, 'title'], english: title },
      { path: ['lesson', key, 'learn'], english: learn },
    ]),
    ...Object.entries(starts.addons).map(([key, english]) => ({ path: [key, 'name'], english })),
    ...(starts.templates as readonly { readonly title: string; readonly document: TemplateDocument }[]).map(
      ({ title, document: { $schema, type } }) => ({
        path: ['template', $schema.slice(ROOT.length) + (type === undefined ? '' : `/${type}`), 'title'],
        english: title,
      }),
    ),
  ];
}

interface TemplateDocument {
  readonly $schema: string;
  readonly type?: string;
}
