import type { AddonFacts } from './addon-facts.ts';
import type { CodeDefinition, TaxCategoryDefinition } from './definitions.ts';
import { globalCategories } from './global-categories.ts';
import type { RegimeFacts } from './regime-facts.ts';

/**
 * What an engine knows of regimes, addons and extensions: facts, for rules and normalisers may look up what is so, never what
 * other rules there are. Lookups of unknown or empty codes give undefined.
 */
export interface TaxKnowledge {
  /** By main or alternative country code. */
  regime(country: string): RegimeFacts | undefined;
  addon(key: string): AddonFacts | undefined;
  /** A tax category of a regime; without regime, one of the categories that hold everywhere. */
  category(regime: string, code: string): TaxCategoryDefinition | undefined;
  /** Definition of an extension key, whoever brought it. */
  extension(key: string): CodeDefinition | undefined;
  readonly regimes: readonly RegimeFacts[];
  readonly addons: readonly AddonFacts[];
}

export interface KnowledgeParts {
  readonly regimes: readonly RegimeFacts[];
  readonly addons: readonly AddonFacts[];
  /** Extensions of the catalogues, which hold everywhere. */
  readonly extensions: readonly CodeDefinition[];
}

export function taxKnowledge(parts: KnowledgeParts): TaxKnowledge {
  const regimes = new Map<string, RegimeFacts>();
  for (const regime of parts.regimes) {
    for (const code of [regime.country, ...(regime.alternatives ?? [])]) regimes.set(code, regime);
  }
  const addons = new Map(parts.addons.map((addon) => [addon.key, addon]));
  const extensions = new Map<string, CodeDefinition>();
  const all = [
    ...parts.extensions,
    ...parts.regimes.flatMap((regime) => regime.extensions ?? []),
    ...parts.addons.flatMap((addon) => addon.extensions ?? []),
  ];
  for (const extension of all) if (extension.key) extensions.set(extension.key, extension);

  return {
    regime: (country) => regimes.get(country),
    addon: (key) => addons.get(key),
    category(country, code) {
      const categories = regimes.get(country)?.categories ?? globalCategories;
      for (const category of categories) if (category.code === code) return category;
      return undefined;
    },
    extension: (key) => extensions.get(key),
    regimes: parts.regimes,
    addons: parts.addons,
  };
}
