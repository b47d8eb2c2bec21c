import type { Addon } from './addon.ts';
import type { CodeDefinition, TaxCategoryDefinition } from './definitions.ts';
import { globalCategories } from './global-categories.ts';
import type { Regime } from './regime.ts';

/** What an engine knows of regimes, addons and extensions. Lookups of unknown or empty codes give undefined. */
export interface TaxKnowledge {
  /** By main or alternative country code. */
  regime(country: string): Regime | undefined;
  addon(key: string): Addon | undefined;
  /** A tax category of a regime; without regime, one of the categories that hold everywhere. */
  category(regime: string, code: string): TaxCategoryDefinition | undefined;
  /** Definition of an extension key, whoever brought it. */
  extension(key: string): CodeDefinition | undefined;
  readonly regimes: readonly Regime[];
  readonly addons: readonly Addon[];
}

export interface KnowledgeParts {
  readonly regimes: readonly Regime[];
  readonly addons: readonly Addon[];
  /** Extensions of the catalogues, which hold everywhere. */
  readonly extensions: readonly CodeDefinition[];
}

export function taxKnowledge(parts: KnowledgeParts): TaxKnowledge {
  const regimes = new Map<string, Regime>();
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
