import type { KnownContext } from './context-plans.ts';
import { knownContext, rememberPlans } from './context-plans.ts';
import { catalogues } from './codelists/catalogues.ts';
import type { Normaliser } from './core/normalise/normaliser.ts';
import { NormalisePlan } from './core/normalise/plan.ts';
import { RulePlan } from './core/rules/compile.ts';
import type { RuleSet } from './core/rules/define-rules.ts';
import type { DocumentType } from './core/schema/document-type.ts';
import { isDocumentType } from './core/schema/document-type.ts';
import type { AnyKind } from './core/schema/kind.ts';
import { SCHEMA_ROOT } from './core/schema/kind.ts';
import type { Addon } from './core/tax/addon.ts';
import type { TaxKnowledge } from './core/tax/knowledge.ts';
import { taxKnowledge } from './core/tax/knowledge.ts';
import type { Regime } from './core/tax/regime.ts';
import type { AnyBehaviour } from './documents/behaviour.ts';

/** What an engine is made of. */
export interface EngineParts {
  readonly version: string;
  /** Every published type; those of addons come with them. */
  readonly types: readonly AnyKind[];
  readonly behaviours: readonly AnyBehaviour[];
  readonly normalisers: readonly Normaliser[];
  readonly rules: readonly RuleSet[];
  readonly regimes: readonly Regime[];
  readonly addons: readonly Addon[];
  /**
   * Order in which the normalisers of regimes (by country) and addons (by key) run on one value, whatever the order in a
   * document. Those not named come last.
   */
  readonly normalisationOrder: readonly string[];
}

/** The parts of an engine, indexed and compiled; what operations work with. */
export interface EngineCore {
  readonly parts: EngineParts;
  readonly knowledge: TaxKnowledge;
  /** The type of documents with a `$schema`. */
  typeOf(schema: string): DocumentType | undefined;
  behaviourOf(type: AnyKind): AnyBehaviour | undefined;
  /** What is known of the context counts: names that nothing goes by change no plan. */
  normalisePlan(regime: string, addons: readonly string[]): NormalisePlan;
  rulePlan(regime: string, addons: readonly string[]): RulePlan;
  /** The rule sets that hold in a context. */
  ruleSets(regime: string, addons: readonly string[]): readonly RuleSet[];
}

export function engineCore(given: EngineParts): EngineCore {
  const parts = withPartsOfAddons(given);
  const documents = parts.types.filter(isDocumentType);
  const types = new Map(documents.map((type) => [SCHEMA_ROOT + type.named.id, type]));
  const behaviours = new Map(parts.behaviours.map((behaviour) => [behaviour.type.named, behaviour]));
  const knowledge = taxKnowledge({
    regimes: parts.regimes,
    addons: parts.addons,
    extensions: catalogues.flatMap((catalogue) => catalogue.extensions),
  });
  const rank = new Map(parts.normalisationOrder.map((name, index) => [name, index]));
  const rankOf = (name: string) => rank.get(name) ?? parts.normalisationOrder.length;

  function normalisersOf({ regime, addons }: KnownContext): readonly Normaliser[] {
    const contributors = [
      ...(regime ? [{ name: regime, normalisers: knowledge.regime(regime)?.normalisers ?? [] }] : []),
      ...addons.map((key) => ({ name: key, normalisers: knowledge.addon(key)?.normalisers ?? [] })),
    ].sort((a, b) => rankOf(a.name) - rankOf(b.name));
    return [...parts.normalisers, ...contributors.flatMap(({ normalisers }) => normalisers)];
  }

  function ruleSetsOf({ regime, addons }: KnownContext): readonly RuleSet[] {
    return [
      ...parts.rules,
      ...parts.regimes.flatMap((entry) =>
        (entry.rules ?? []).filter((set) => set.everywhere || entry.country === regime),
      ),
      ...addons.flatMap((key) => knowledge.addon(key)?.rules ?? []),
    ];
  }

  return {
    parts,
    knowledge,
    typeOf: (schema) => types.get(schema),
    behaviourOf: (type) => (type.named ? behaviours.get(type.named) : undefined),
    normalisePlan: rememberPlans(knowledge, (context) => new NormalisePlan(normalisersOf(context))),
    rulePlan: rememberPlans(knowledge, (context) => new RulePlan(ruleSetsOf(context))),
    ruleSets: (regime, addons) => ruleSetsOf(knownContext(knowledge, regime, addons)),
  };
}

/** Types that addons bring are as good as any other. */
function withPartsOfAddons(parts: EngineParts): EngineParts {
  return {
    ...parts,
    types: [...parts.types, ...parts.addons.flatMap((addon) => addon.types ?? [])],
    behaviours: [
      ...parts.behaviours,
      ...parts.addons.flatMap((addon) => (addon.behaviours ?? []) as readonly AnyBehaviour[]),
    ],
  };
}
