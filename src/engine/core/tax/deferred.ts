import type { DeferredRules, TypeRules } from '../rules/define-rules.ts';
import type { Addon } from './addon.ts';
import type { DeferredAddonFacts, DeferredRegimeFacts } from './deferred-facts.ts';
import { addonFactsAtHand, regimeFactsAtHand } from './deferred-facts.ts';
import type { Regime } from './regime.ts';

/** A regime made on first use, with everything that refers to it. */
export interface DeferredRegime extends DeferredRegimeFacts<Regime> {
  /** Its rules for documents of every regime, in order. */
  readonly everywhere: readonly (TypeRules | DeferredRules)[];
}

/** An addon made on first use, with everything that refers to it. */
export interface DeferredAddon extends DeferredAddonFacts<Addon> {
  /** Ids of its types, and of those with its behaviours. */
  readonly types: readonly string[];
}

/** A regime that is already made. */
export function regimeAtHand(regime: Regime): DeferredRegime {
  return { ...regimeFactsAtHand(regime), everywhere: (regime.rules ?? []).filter((set) => set.everywhere) };
}

/** An addon that is already made. */
export function addonAtHand(addon: Addon): DeferredAddon {
  const { types = [], behaviours = [] } = addon;
  const named = [...types, ...behaviours.map(({ type }) => type)].flatMap(({ named }) => (named ? [named.id] : []));
  return { ...addonFactsAtHand(addon), types: [...new Set(named)] };
}
