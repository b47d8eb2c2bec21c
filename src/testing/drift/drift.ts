import { catalogues } from '../../engine/codelists/catalogues.ts';
import type { Catalogue } from '../../engine/index.ts';
import type { Json, JsonObject } from '../../engine/index.ts';
import { differencesOf } from './differences.ts';
import type { Difference } from './differences.ts';
import type { Published } from './published.ts';

/** The differences between published definitions and those of an engine. */
export interface Drift {
  /** Published definitions that the engine lacks, by kind and name. */
  readonly missing: readonly string[];
  /** Those that only the engine has. */
  readonly added: readonly string[];
  /** Where definitions of the same name differ. */
  readonly changed: readonly { readonly name: string; readonly differences: readonly Difference[] }[];
  readonly missingRules: readonly string[];
  readonly addedRules: readonly string[];
}

export function driftOf(published: Published, engine: Catalogue): Drift {
  const ours = definitionsOf(engine);
  const kinds = new Set([...published.definitions.keys()].map((name) => name.split('/')[0]));
  const rules = new Set(engine.rules().map(({ code }) => code));
  return {
    missing: [...published.definitions.keys()].filter((name) => !ours.has(name)),
    added: [...ours.keys()].filter((name) => kinds.has(name.split('/')[0]) && !published.definitions.has(name)),
    changed: [...published.definitions].flatMap(([name, theirs]) => {
      const known = ours.get(name);
      const differences = known ? differencesOf(theirs, known) : [];
      return differences.length > 0 ? [{ name, differences }] : [];
    }),
    missingRules: [...published.rules].filter((code) => !rules.has(code)).sort(),
    addedRules:
      published.rules.size === 0
        ? []
        : [...rules].filter((code) => code.startsWith('GOBL-') && !published.rules.has(code)).sort(),
  };
}

function definitionsOf(engine: Catalogue): ReadonlyMap<string, JsonObject> {
  const schemas = engine.schemas().map((id) => id.replace('https://gobl.org/draft-0/', ''));
  const named = (kind: string, names: readonly string[], find: (name: string) => JsonObject | undefined) =>
    names.flatMap((name) => {
      const definition = find(name);
      return definition ? [[`${kind}/${name}`, definition] as const] : [];
    });
  return new Map([
    ...named('schemas', schemas, engine.schema),
    ...named(
      'regimes',
      engine.regimes().map(({ country }) => country),
      engine.regime,
    ),
    ...named(
      'addons',
      engine.addons().map(({ key }) => key),
      engine.addon,
    ),
    // Converts code lists, which are plain values, to JSON.
    ...catalogues.map(
      (catalogue) => [`catalogues/${catalogue.key}`, JSON.parse(JSON.stringify(catalogue)) as JsonObject] as const,
    ),
  ]);
}

/** The drift as lines for people; the last line is a summary. */
export function driftLines({ missing, added, changed, missingRules, addedRules }: Drift): readonly string[] {
  const places = changed.flatMap(({ name, differences }) =>
    differences.map(({ path, theirs, ours }) => `${name}: ${path}: ${quoted(theirs)} there, ${quoted(ours)} here`),
  );
  return [
    ...missing.map((name) => `${name}: missing here`),
    ...added.map((name) => `${name}: only here`),
    ...places,
    ...missingRules.map((code) => `rules/${code}: missing here`),
    ...addedRules.map((code) => `rules/${code}: only here`),
    `${missing.length} definitions and ${missingRules.length} rules missing, ${places.length} places differ, ${added.length} definitions and ${addedRules.length} rules only here`,
  ];
}

function quoted(value: Json | undefined): string {
  return value === undefined ? 'nothing' : JSON.stringify(value);
}
