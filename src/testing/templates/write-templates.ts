/**
 * Writes `examples/templates.json`: the smallest document that builds for every regime, addon and type of document
 * (`npm run tool -- templates`).
 */
import { writeFileSync } from 'node:fs';
import type { Json, JsonObject } from '../../engine/index.ts';
import { createStandardEngine } from '../../engine/index.ts';
import { isJsonObject } from '../../engine/values.ts';
import { examples, jsonOf } from '../examples/examples.ts';
import { otherTemplates } from './other-templates.ts';
import { placesOf, pointOf, serves, without, withValue, type Point, type Template } from './templates.ts';

const engine = createStandardEngine();
const SCHEMA = 'https://gobl.org/draft-0/bill/';

/** Values that replace those of an example, if the document still builds. */
const PLAIN: Readonly<Record<string, Json>> = {
  'supplier.name': 'Supplier',
  'customer.name': 'Customer',
  'lines.0.item.name': 'Service',
  'lines.0.item.price': '100.00',
  'lines.0.quantity': '1',
};

/** The usual tax of a line, if the line of an example has another one. */
function usualTax(document: JsonObject): JsonObject | undefined {
  const place = placesOf(document).find((candidate) => candidate.join('.') === 'lines.0.taxes.0.cat');
  const [line] = document['lines'] as readonly JsonObject[];
  if (!place || !line) return undefined;
  const [{ cat }] = line['taxes'] as readonly [{ readonly cat: Json }];
  return withValue(document, ['lines', 0, 'taxes'], [{ cat, rate: 'general' }]) as JsonObject;
}

const preceding: Json = [{ code: 'A-1', issue_date: '2026-01-02' }];

/** How an invoice is converted to the other types of bills. */
const makes: readonly (readonly [
  title: string,
  type: string,
  make: (invoice: JsonObject) => JsonObject,
  kind?: string,
])[] = [
  ['Invoice', 'invoice', (invoice) => invoice],
  ['Credit note', 'invoice', (invoice) => ({ type: 'credit-note', preceding, ...invoice }), 'credit-note'],
  ['Order', 'order', (invoice) => ({ ...invoice, code: 'A-1' })],
  ['Delivery note', 'delivery', ({ payment: _, ...invoice }) => ({ type: 'note', code: 'A-1', ...invoice }), 'note'],
  [
    'Payment receipt',
    'payment',
    ({ supplier = null, customer = null, currency = null }) => ({
      type: 'receipt',
      code: 'A-1',
      issue_date: '2026-01-15',
      currency,
      supplier,
      customer,
      methods: [{ key: 'credit-transfer', amount: '100.00' }],
      lines: [{ document: { code: 'A-1', issue_date: '2026-01-02' }, amount: '100.00' }],
    }),
    'receipt',
  ],
  [
    'Status update',
    'status',
    ({ supplier = null, customer = null }) => ({
      type: 'update',
      code: 'A-1',
      issue_date: '2026-01-15',
      supplier,
      customer,
      lines: [{ key: 'accepted', doc: { code: 'A-1', issue_date: '2026-01-02' } }],
    }),
    'update',
  ],
];

/** Removes parts as long as the document keeps its purpose. */
function smallest(document: JsonObject, point: Point): JsonObject {
  let kept = document;
  for (let changed = true; changed;) {
    changed = false;
    for (const place of placesOf(kept)) {
      const less = without(kept, place);
      if (!isJsonObject(less) || placesOf(less).length >= placesOf(kept).length || !serves(engine, less, point))
        continue;
      kept = less;
      changed = true;
      break;
    }
  }
  return kept;
}

function plain(document: JsonObject, point: Point): JsonObject {
  const places = placesOf(document);
  const usual = usualTax(document);
  let kept = usual && serves(engine, usual, point) ? usual : document;
  for (const [path, value] of Object.entries(PLAIN)) {
    const place = places.find((candidate) => candidate.join('.') === path);
    if (!place) continue;
    const next = withValue(kept, place, value);
    if (isJsonObject(next) && serves(engine, next, point)) kept = next;
  }
  return kept;
}

const found = new Map<string, Template>();
const sources = examples().map(({ text }) => jsonOf(text) as JsonObject);
for (const { country } of engine.catalogue.regimes()) {
  for (const source of sources) {
    const built = engine.build(
      { data: source },
      { now: () => new Date('2026-01-15T12:00:00Z'), newId: () => '019bc1a2-2e00-7000-8000-000000000001' },
    );
    if (!built.ok || built.value['$regime'] !== country) continue;
    const addons = Array.isArray(source['$addons']) ? (source['$addons'] as readonly string[]) : [];
    const own = String(source['$schema']).slice(SCHEMA.length);
    const kind = source['type'] === undefined ? undefined : String(source['type']);
    const ready = makes.find(([, type, , wanted]) => type === own && wanted === kind);
    for (const addon of addons.length === 0 ? [undefined] : addons) {
      const tries =
        own === 'invoice' && kind === undefined
          ? makes
          : ready
            ? [ready]
            : own === 'status'
              ? [['Status response', own, (document: JsonObject) => document, kind] as const]
              : [];
      for (const [title, type, make, wanted] of tries) {
        const name = [country, addon ?? '', title].join('/');
        const taken = make(source);
        const document: JsonObject = {
          $schema: SCHEMA + type,
          ...(addon === undefined ? {} : { $addons: [addon] }),
          ...Object.fromEntries(Object.entries(taken).filter(([key]) => key !== '$schema' && key !== '$addons')),
        };
        const point = {
          ...pointOf({ country, ...(addon !== undefined && { addon }), document }),
          type: wanted,
          preceding: wanted === 'credit-note',
        };
        if (!serves(engine, document, point)) continue;
        const least = smallest(plain(smallest(document, point), point), point);
        const known = found.get(name);
        if (known && JSON.stringify(known.document).length <= JSON.stringify(least).length) continue;
        found.set(name, { country, ...(addon === undefined ? {} : { addon }), title, document: least });
      }
    }
  }
}
const others = otherTemplates.map((template) => {
  const point = pointOf(template);
  if (!serves(engine, template.document, point)) throw new Error(`${template.title}: does not build`);
  return { ...template, document: smallest(template.document, point) };
});
const templates = [...found.values(), ...others];
const english = (name: Json | undefined, otherwise: string): string =>
  isJsonObject(name ?? null) ? String((name as JsonObject)['en'] ?? otherwise) : otherwise;
const countries = [...new Set(templates.flatMap(({ country }) => country ?? []))].map((code) => [
  code,
  english(engine.catalogue.regime(code)?.['name'], code),
]);
const addonKeys = [...new Set(templates.flatMap(({ addon }) => addon ?? []))].sort();
const addons = addonKeys.map((key) => [key, english(engine.catalogue.addon(key)?.['name'], key)]);
const listed = templates.map((template) => `    ${JSON.stringify(template)}`).join(',\n');
const names = [Object.fromEntries(countries), Object.fromEntries(addons)].map((map) => JSON.stringify(map));
writeFileSync(
  'examples/templates.json',
  `{\n  "countries": ${names[0] ?? ''},\n  "addons": ${names[1] ?? ''},\n  "templates": [\n${listed}\n  ]\n}\n`,
);
console.log(`${String(templates.length)} templates`);
