import type { AddonFacts } from './addon-facts.ts';
import type { DeferredAddonFacts, DeferredRegimeFacts } from './deferred-facts.ts';
import { addonFactsAtHand, regimeFactsAtHand } from './deferred-facts.ts';
import type { CodeDefinition, TaxCategoryDefinition } from './definitions.ts';
import { globalCategories } from './global-categories.ts';
import type { RegimeFacts } from './regime-facts.ts';

/**
 * An engine's data on regimes, addons and extensions. Rules and normalisers may look up data, never other rules.
 * Look-ups of unknown or empty codes return undefined.
 */
export interface TaxKnowledge {
  /** By main or alternative country code. */
  regime(country: string): RegimeFacts | undefined;
  addon(key: string): AddonFacts | undefined;
  /** A tax category of a regime; without regime, one of the global categories. */
  category(regime: string, code: string): TaxCategoryDefinition | undefined;
  /** Definition of an extension key, from any source. */
  extension(key: string): CodeDefinition | undefined;
  /** Main country codes of all regimes, in their order. */
  readonly countries: readonly string[];
  /** Keys of all addons, in their order. */
  readonly addonKeys: readonly string[];
  /** All of them; for code that needs only names. */
  readonly regimes: readonly RegimeFacts[];
  readonly addons: readonly AddonFacts[];
}

export interface KnowledgeParts {
  readonly regimes: readonly RegimeFacts[];
  readonly addons: readonly AddonFacts[];
  /** Extensions of the catalogues, which are always valid. */
  readonly extensions: readonly CodeDefinition[];
}

/** Data of regimes and addons that are already made. */
export function taxKnowledge({ regimes, addons, extensions }: KnowledgeParts): TaxKnowledge {
  return deferredKnowledge({
    regimes: regimes.map(regimeFactsAtHand),
    addons: addons.map(addonFactsAtHand),
    extensions,
  });
}

export interface DeferredKnowledgeParts {
  readonly regimes: readonly DeferredRegimeFacts[];
  readonly addons: readonly DeferredAddonFacts[];
  readonly extensions: readonly CodeDefinition[];
}

/** Data of regimes and addons, each made on first use. */
export function deferredKnowledge(parts: DeferredKnowledgeParts): TaxKnowledge {
  const regimes = new Map<string, () => RegimeFacts>();
  for (const { country, alternatives, make } of parts.regimes) {
    for (const code of [country, ...alternatives]) regimes.set(code, make);
  }
  const addons = new Map(parts.addons.map(({ key, make }) => [key, make]));
  const extensions = new Map<string, () => CodeDefinition | undefined>();
  for (const extension of parts.extensions) if (extension.key) extensions.set(extension.key, () => extension);
  for (const { extensions: keys, make } of [...parts.regimes, ...parts.addons]) {
    for (const key of keys)
      extensions.set(key, () => make().extensions?.findLast((definition) => definition.key === key));
  }

  return {
    regime: (country) => regimes.get(country)?.(),
    addon: (key) => addons.get(key)?.(),
    category(country, code) {
      const categories = regimes.get(country)?.().categories ?? globalCategories;
      for (const category of categories) if (category.code === code) return category;
      return undefined;
    },
    extension: (key) => extensions.get(key)?.(),
    countries: parts.regimes.map(({ country }) => country),
    addonKeys: parts.addons.map(({ key }) => key),
    get regimes() {
      return parts.regimes.map(({ make }) => make());
    },
    get addons() {
      return parts.addons.map(({ make }) => make());
    },
  };
}
