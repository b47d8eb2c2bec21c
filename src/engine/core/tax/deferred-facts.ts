import type { AddonFacts } from './addon-facts.ts';
import type { CodeDefinition } from './definitions.ts';
import type { RegimeFacts } from './regime-facts.ts';

/** A regime made on first use, and the names for its data. */
export interface DeferredRegimeFacts<Facts extends RegimeFacts = RegimeFacts> {
  readonly country: string;
  readonly alternatives: readonly string[];
  /** Keys of its extensions. */
  readonly extensions: readonly string[];
  /** Always returns one value. */
  readonly make: () => Facts;
}

/** An addon made on first use, and the names for its data. */
export interface DeferredAddonFacts<Facts extends AddonFacts = AddonFacts> {
  readonly key: string;
  /** Keys of its extensions. */
  readonly extensions: readonly string[];
  /** Always returns one value. */
  readonly make: () => Facts;
}

export function regimeFactsAtHand<Facts extends RegimeFacts>(regime: Facts): DeferredRegimeFacts<Facts> {
  const { country, alternatives = [], extensions } = regime;
  return { country, alternatives, extensions: keysOf(extensions), make: () => regime };
}

export function addonFactsAtHand<Facts extends AddonFacts>(addon: Facts): DeferredAddonFacts<Facts> {
  return { key: addon.key, extensions: keysOf(addon.extensions), make: () => addon };
}

function keysOf(extensions: readonly CodeDefinition[] = []): readonly string[] {
  return extensions.flatMap(({ key }) => (key ? [key] : []));
}
