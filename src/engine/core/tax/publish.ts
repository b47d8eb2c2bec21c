import type { Json, JsonObject } from '../json/json.ts';
import type { Addon } from './addon.ts';
import type { RegimeFacts } from './regime-facts.ts';

/** Published names that do not follow from ours. */
const NAMES: Readonly<Record<string, string>> = {
  alternatives: 'alt_country_codes',
  rounding: 'calculator_rounding_rule',
};

/** Members of ours that are functions, or data beyond the published form. */
const OWN = new Set([
  'kind',
  'after',
  'known',
  'byLaw',
  'taxIdentity',
  'normalisers',
  'rules',
  'filter',
  'prepareCorrection',
]);

/** Maps with arbitrary member names. */
const MAPS = new Set(['name', 'title', 'desc', 'description', 'ext', 'map', 'meta', 'codes', 'text']);

/** The regime in the published form of the format (`tax/regime-def`). */
export function publishedRegime(regime: RegimeFacts): JsonObject {
  return { $schema: 'https://gobl.org/draft-0/tax/regime-def', ...published(regime) };
}

/** The addon in the published form of the format (`tax/addon-def`). */
export function publishedAddon(addon: Addon): JsonObject {
  // Document types are objects of ours; the `types` of a correction are published.
  const { types: _types, behaviours: _behaviours, ...facts } = addon;
  const { extensions = null, scenarios = null, corrections = null, ...rest } = published(facts);
  return { $schema: 'https://gobl.org/draft-0/tax/addon-def', ...rest, extensions, scenarios, corrections };
}

function published(value: object): JsonObject {
  const out: Record<string, Json> = {};
  for (const [name, item] of Object.entries(value) as [string, unknown][]) {
    if (OWN.has(name) || item === undefined) continue;
    out[NAMES[name] ?? snakeCase(name)] = MAPS.has(name) ? (item as Json) : publishedValue(item);
  }
  return out;
}

function publishedValue(value: unknown): Json {
  if (Array.isArray(value)) return value.filter(isPublished).map(publishedValue);
  return typeof value === 'object' ? published(value as object) : (value as Json);
}

function isPublished(value: unknown): boolean {
  return !(typeof value === 'object' && value !== null && 'unpublished' in value);
}

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
