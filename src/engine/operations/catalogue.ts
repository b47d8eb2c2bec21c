import { lazily } from '../codelists/code-table.ts';
import type { JsonObject } from '../core/json/json.ts';
import type { AnyKind } from '../core/schema/kind.ts';
import { SCHEMA_ROOT } from '../core/schema/kind.ts';
import { schemaBundle, schemaDocument } from '../core/schema/schema-document.ts';
import type { LocalText } from '../core/tax/definitions.ts';
import type { KnownPeriod } from '../core/tax/regime-facts.ts';
import { publishedAddon, publishedRegime } from '../core/tax/publish.ts';
import type { EngineCore } from '../engine-core.ts';
import type { RuleCard } from './rule-catalogue.ts';
import { ruleCards } from './rule-catalogue.ts';

/** A regime in the list; `currency` is its ISO 4217 code. */
export interface RegimeSummary {
  readonly country: string;
  readonly name: LocalText;
  readonly description?: LocalText;
  readonly currency: string;
  readonly known?: KnownPeriod;
}

/** An addon in the list. */
export interface AddonSummary {
  readonly key: string;
  readonly name: LocalText;
  readonly description?: LocalText;
  readonly requires?: readonly string[];
}

/** The engine's definitions in the published form of the format. Unknown names return undefined. */
export interface Catalogue {
  /** Ids of all published types, sorted. */
  schemas(): readonly string[];
  /** JSON Schema of a type by path below the root: `bill/invoice`. */
  schema(path: string): JsonObject | undefined;
  /** The schema with everything it refers to. */
  schemaBundle(path: string): JsonObject | undefined;
  /** The bundle with unreleased members. */
  pendingBundle(path: string): JsonObject | undefined;
  /** Sorted by country. */
  regimes(): readonly RegimeSummary[];
  regime(country: string): JsonObject | undefined;
  /** Sorted by key. */
  addons(): readonly AddonSummary[];
  addon(key: string): JsonObject | undefined;
  /** Sorted by code. */
  rules(): readonly RuleCard[];
  /** The cards of one code, one per type; none for an unknown rule. */
  rule(code: string): readonly RuleCard[];
}

export function catalogue(engine: EngineCore): Catalogue {
  // Made on demand: listing the types makes the addons that have some.
  const types = lazily(
    () =>
      new Map(
        engine.parts.types.flatMap((kind: AnyKind) => (kind.named ? [[kind.named.id, kind.named] as const] : [])),
      ),
  );
  const ids = lazily(() => [...types().keys()].map((id) => SCHEMA_ROOT + id).sort());
  const once = <T>(make: (name: string) => T | undefined) => {
    const made = new Map<string, T>();
    return (name: string): T | undefined => {
      const known = made.get(name);
      if (known !== undefined) return known;
      const value = make(name);
      if (value !== undefined) made.set(name, value);
      return value;
    };
  };
  let cards: readonly RuleCard[] | undefined;
  const named = (path: string) => types().get(path);
  return {
    schemas: ids,
    schema: once((path) => {
      const type = named(path);
      return type && schemaDocument(type);
    }),
    schemaBundle: once((path) => {
      const type = named(path);
      return type && schemaBundle(type);
    }),
    pendingBundle: once((path) => {
      const type = named(path);
      return type && schemaBundle(type, true);
    }),
    regimes: () =>
      sortedBy(engine.knowledge.regimes, (regime) => regime.country).map(
        ({ country, name, description, currency, known }) => ({
          country,
          name,
          ...(description ? { description } : {}),
          currency,
          ...(known ? { known } : {}),
        }),
      ),
    regime: (country) => {
      const regime = engine.knowledge.regime(country);
      return regime && publishedRegime(regime);
    },
    addons: () =>
      sortedBy(engine.knowledge.addons, (addon) => addon.key).map(({ key, name, description, requires }) => ({
        key,
        name,
        ...(description ? { description } : {}),
        ...(requires ? { requires } : {}),
      })),
    addon: (key) => {
      const addon = engine.addon(key);
      return addon && publishedAddon(addon);
    },
    rules: () => (cards ??= ruleCards(engine)),
    rule: (code) => (cards ??= ruleCards(engine)).filter((card) => card.code === code),
  };
}

function sortedBy<T>(values: readonly T[], name: (value: T) => string): readonly T[] {
  return [...values].sort((a, b) => (name(a) < name(b) ? -1 : 1));
}
