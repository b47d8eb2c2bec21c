import type { KnownContext } from './context-plans.ts';
import { knownContext, rememberPlans } from './context-plans.ts';
import { catalogues } from './codelists/catalogues.ts';
import type { Normaliser } from './core/normalise/normaliser.ts';
import type { Contributor } from './core/normalise/order.ts';
import { inOrder } from './core/normalise/order.ts';
import { NormalisePlan } from './core/normalise/plan.ts';
import { RulePlan } from './core/rules/compile.ts';
import type { RuleSet } from './core/rules/define-rules.ts';
import { isDocumentType } from './core/schema/document-type.ts';
import type { AnyKind, DocumentType } from './core/schema/kind.ts';
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
  const regimes = new Map(parts.regimes.map((regime) => [regime.country, regime]));
  const addons = new Map(parts.addons.map((addon) => [addon.key, addon]));
  // Those that wait for each other are found when the engine is made, not by the first document that names them all.
  inOrder([...parts.regimes.map(regimeContribution), ...parts.addons.map(addonContribution)]);

  function normalisersOf(context: KnownContext): readonly Normaliser[] {
    const regime = regimes.get(context.regime);
    const contributors = [
      ...(regime ? [regimeContribution(regime)] : []),
      ...context.addons.flatMap((key) => addons.get(key) ?? []).map(addonContribution),
    ];
    return [...parts.normalisers, ...inOrder(contributors).flatMap(({ normalisers }) => normalisers)];
  }

  function ruleSetsOf(context: KnownContext): readonly RuleSet[] {
    return [
      ...parts.rules,
      ...parts.regimes.flatMap((entry) =>
        (entry.rules ?? []).filter((set) => set.everywhere || entry.country === context.regime),
      ),
      ...context.addons.flatMap((key) => addons.get(key)?.rules ?? []),
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

function regimeContribution({ country, after = [], normalisers = [] }: Regime): Contributor {
  return { name: country, after, normalisers };
}

function addonContribution({ key, requires = [], after = [], normalisers = [] }: Addon): Contributor {
  return { name: key, after: [...requires, ...after], normalisers };
}

/** Types that addons bring are as good as any other. Of two regimes of one country the later one stands in for the other, rules and all. */
function withPartsOfAddons(parts: EngineParts): EngineParts {
  return {
    ...parts,
    regimes: [...new Map(parts.regimes.map((regime) => [regime.country, regime])).values()],
    types: [...parts.types, ...parts.addons.flatMap((addon) => addon.types ?? [])],
    behaviours: [
      ...parts.behaviours,
      ...parts.addons.flatMap((addon) => (addon.behaviours ?? []) as readonly AnyBehaviour[]),
    ],
  };
}
