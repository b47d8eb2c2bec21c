import type { Engine, Json, JsonObject } from '../../engine/index.ts';
import { isJsonObject } from '../../engine/values.ts';
import { goldenContext } from '../examples/examples.ts';
import { NEEDS } from './needs.ts';

/** A document to start from, as `examples/templates.json` lists it. */
export interface Template {
  /** Country of the supplier's tax identity; for a document other than a bill, the country that requires it, if any. */
  readonly country?: string;
  /** Key of its addon. */
  readonly addon?: string;
  /** A short description: `Credit note`. */
  readonly title: string;
  readonly document: JsonObject;
}

type Path = readonly (string | number)[];

/** The purpose of a template; a document that lacks one of these no longer serves it. */
export interface Point {
  readonly country?: string | undefined;
  readonly addon?: string | undefined;
  readonly schema: string;
  readonly type?: string | undefined;
  /** It has a named customer. */
  readonly customer: boolean;
  /** It corrects another document, which it names. */
  readonly preceding: boolean;
  /** Required places of a document other than a bill. */
  readonly needs?: readonly string[] | undefined;
}

const SCHEMAS = 'https://gobl.org/draft-0/';

/** The purpose of an existing document: the parts of a purpose that it has. */
export function pointOf({ country, addon, document }: Omit<Template, 'title'>): Point {
  const type = document['type'];
  return {
    country,
    addon,
    schema: String(document['$schema']),
    type: typeof type === 'string' ? type : undefined,
    customer: document['customer'] !== undefined,
    preceding: document['preceding'] !== undefined,
    needs: NEEDS[String(document['$schema']).slice(SCHEMAS.length)],
  };
}

/** Whether a document builds without error or warning and keeps its purpose. */
export function serves(engine: Engine, document: JsonObject, point: Point): boolean {
  const outcome = engine.build({ data: document }, goldenContext);
  if (!outcome.ok || !hasPoint(document, outcome.value, point)) return false;
  const { faults } = engine.inspect({ data: document, include: ['changes'] }, goldenContext);
  return faults.every(({ severity }) => severity !== 'error' && severity !== 'warning');
}

function hasPoint(document: JsonObject, built: JsonObject, point: Point): boolean {
  const { country, addon, schema, type, customer, preceding, needs } = point;
  if (needs) {
    const there = new Set(placesOf(document).map((place) => place.join('.')));
    return built['$schema'] === schema && needs.every((place) => there.has(place));
  }
  if (built['$schema'] !== schema || built['$regime'] !== country) return false;
  if (type !== undefined && built['type'] !== type) return false;
  if (addon !== undefined && !listOf(document['$addons']).includes(addon)) return false;
  if (customer && !isNamed(document['customer'])) return false;
  if (
    preceding &&
    listOf(document['preceding']).every((reference) => !isJsonObject(reference) || reference['code'] === undefined)
  )
    return false;
  const lines = listOf(document['lines']);
  return isNamed(document['supplier']) && lines.some((line) => isJsonObject(line) && isAbout(line, schema));
}

function isNamed(party: Json | undefined): boolean {
  return isJsonObject(party ?? null) && (party as JsonObject)['name'] !== undefined;
}

/**
 * The line is complete: a quantity of an item with price and tax, an amount that settles a document, or the status of
 * one.
 */
function isAbout(line: JsonObject, schema: string): boolean {
  const { item, document, amount, doc, key } = line;
  if (schema.endsWith('/payment')) return document !== undefined && amount !== undefined;
  if (schema.endsWith('/status')) return doc !== undefined && key !== undefined;
  const priced = isJsonObject(item ?? null) && (item as JsonObject)['price'] !== undefined;
  return priced && line['quantity'] !== undefined && listOf(line['taxes']).length > 0;
}

function listOf(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : [];
}

/** Every member and entry of a document, outer ones first. */
export function placesOf(json: Json, at: Path = []): readonly Path[] {
  const inner: readonly (readonly [string | number, Json])[] = Array.isArray(json)
    ? json.map((item: Json, index) => [index, item] as const)
    : isJsonObject(json)
      ? Object.entries(json).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]))
      : [];
  return inner.flatMap(([step, value]) => [[...at, step], ...placesOf(value, [...at, step])]);
}

/** The document without the member or entry at a path. */
export function without(json: Json, [step, ...rest]: Path): Json {
  if (Array.isArray(json)) {
    const items: readonly Json[] = json;
    return items.flatMap((item, index) => (index !== step ? [item] : rest.length === 0 ? [] : [without(item, rest)]));
  }
  if (!isJsonObject(json)) return json;
  return Object.fromEntries(
    Object.entries(json).flatMap(([name, value]) =>
      value === undefined || (name === step && rest.length === 0)
        ? []
        : [[name, name === step ? without(value, rest) : value] as const],
    ),
  );
}

/** The document with another value at a path. */
export function withValue(json: Json, [step, ...rest]: Path, value: Json): Json {
  if (step === undefined) return value;
  if (Array.isArray(json)) {
    const items: readonly Json[] = json;
    return items.map((item, index) => (index === step ? withValue(item, rest, value) : item));
  }
  if (!isJsonObject(json)) return json;
  return { ...json, [step]: withValue(json[step] ?? null, rest, value) };
}
