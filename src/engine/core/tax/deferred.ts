import type { DeferredRules, RuleSet } from '../rules/define-rules.ts';
import type { Addon } from './addon.ts';
import type { DeferredAddonFacts, DeferredRegimeFacts } from './deferred-facts.ts';
import { addonFactsAtHand, regimeFactsAtHand } from './deferred-facts.ts';
import type { Regime } from './regime.ts';

/** A regime that is made when it is first asked for, and everything that leads to it. */
export interface DeferredRegime extends DeferredRegimeFacts<Regime> {
  /** Its rules that hold in documents of every regime, in their order. */
  readonly everywhere: readonly (RuleSet | DeferredRules)[];
}

/** An addon that is made when it is first asked for, and everything that leads to it. */
export interface DeferredAddon extends DeferredAddonFacts<Addon> {
  /** Ids of the types that it brings, and of those that it brings a behaviour of. */
  readonly types: readonly string[];
}

/** A regime that is there already. */
export function regimeAtHand(regime: Regime): DeferredRegime {
  return { ...regimeFactsAtHand(regime), everywhere: (regime.rules ?? []).filter((set) => set.everywhere) };
}

/** An addon that is there already. */
export function addonAtHand(addon: Addon): DeferredAddon {
  const { types = [], behaviours = [] } = addon;
  const named = [...types, ...behaviours.map(({ type }) => type)].flatMap(({ named }) => (named ? [named.id] : []));
  return { ...addonFactsAtHand(addon), types: [...new Set(named)] };
}
