import type { TaxKnowledge } from './core/tax/knowledge.ts';

/** The definitions for a document: a country or `''`, and addons, each once, in the order of the engine. */
export interface KnownContext {
  readonly regime: string;
  readonly addons: readonly string[];
}

/**
 * The known part of a context that a document names. Unknown names and alternative country codes are dropped, so there
 * are only as many contexts as definitions allow, whatever documents say.
 */
export function knownContext(knowledge: TaxKnowledge, regime: string, addons: readonly string[]): KnownContext {
  const named = addons.length > 0 ? new Set(addons) : undefined;
  return {
    regime: knowledge.regime(regime)?.country === regime ? regime : '',
    addons: named ? knowledge.addonKeys.filter((key) => named.has(key)) : NONE,
  };
}

const NONE: readonly string[] = [];

/**
 * Most compiled contexts kept. Only known ones are kept, but addons combine in millions of ways. The two plans of a
 * context with most addons take some 150 KB, so all take at most 30 MB.
 */
export const MOST_PLANS = 200;

/**
 * Compiles a plan once per context and keeps the most recently used ones. A plan must depend only on these parameters,
 * since the next caller gets it too.
 */
export function rememberPlans<T>(
  knowledge: TaxKnowledge,
  make: (context: KnownContext) => T,
): (regime: string, addons: readonly string[]) => T {
  const kept = new Map<string, T>();
  return (regime, addons) => {
    const context = knownContext(knowledge, regime, addons);
    // Every list has its own spelling in JSON, and none is spelt like a country.
    const id = context.addons.length === 0 ? context.regime : JSON.stringify([context.regime, ...context.addons]);
    const known = kept.get(id);
    if (known !== undefined) {
      kept.delete(id);
      kept.set(id, known);
      return known;
    }
    const plan = make(context);
    const oldest = kept.keys().next();
    if (kept.size >= MOST_PLANS && !oldest.done) kept.delete(oldest.value);
    kept.set(id, plan);
    return plan;
  };
}
