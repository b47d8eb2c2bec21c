import type { KnownContext } from './context-plans.ts';
import { knownContext, rememberPlans } from './context-plans.ts';
import { catalogues } from './codelists/catalogues.ts';
import { lazily } from './codelists/code-table.ts';
import type { Normaliser } from './core/normalise/normaliser.ts';
import type { Contributor } from './core/normalise/order.ts';
import { inOrder } from './core/normalise/order.ts';
import { NormalisePlan } from './core/normalise/plan.ts';
import { RulePlan } from './core/rules/compile.ts';
import type { DeferredRules, TypeRules } from './core/rules/define-rules.ts';
import { ByType, isSameType } from './core/schema/by-type.ts';
import { isDocumentType } from './core/schema/document-type.ts';
import type { AnyKind, DocumentType } from './core/schema/kind.ts';
import { SCHEMA_ROOT } from './core/schema/kind.ts';
import type { Addon } from './core/tax/addon.ts';
import type { DeferredAddon, DeferredRegime } from './core/tax/deferred.ts';
import { addonAtHand, regimeAtHand } from './core/tax/deferred.ts';
import type { TaxKnowledge } from './core/tax/knowledge.ts';
import { deferredKnowledge } from './core/tax/knowledge.ts';
import type { Regime } from './core/tax/regime.ts';
import type { AnyBehaviour } from './documents/behaviour.ts';

/** The parts of an engine. */
export interface EngineParts {
  readonly version: string;
  /** Every published type; addons add theirs. */
  readonly types: readonly AnyKind[];
  readonly behaviours: readonly AnyBehaviour[];
  readonly normalisers: readonly Normaliser[];
  readonly rules: readonly TypeRules[];
  readonly regimes: readonly Regime[];
  readonly addons: readonly Addon[];
}

/** The parts of an engine whose regimes and addons are made on first use. */
export interface DeferredParts extends Omit<EngineParts, 'regimes' | 'addons'> {
  readonly regimes: readonly DeferredRegime[];
  readonly addons: readonly DeferredAddon[];
}

/** The parts of an engine, indexed and compiled, for the operations. */
export interface EngineCore {
  /** Includes those of addons. Listing regimes, addons or types makes all of them. */
  readonly parts: EngineParts;
  readonly knowledge: TaxKnowledge;
  /** The type of documents with a `$schema`. */
  typeOf(schema: string): DocumentType | undefined;
  behaviourOf(type: AnyKind): AnyBehaviour | undefined;
  addon(key: string): Addon | undefined;
  /** Only the known part of the context counts: unknown names change no plan. */
  normalisePlan(regime: string, addons: readonly string[]): NormalisePlan;
  rulePlan(regime: string, addons: readonly string[]): RulePlan;
  /** The rule sets of a context. */
  ruleSets(regime: string, addons: readonly string[]): readonly TypeRules[];
}

/** The core of an engine with finished regimes and addons. */
export function engineCore(parts: EngineParts): EngineCore {
  // Cycles are found when the engine is made, not by the first document that uses them.
  inOrder([...lastOfCountry(parts.regimes).map(regimeContribution), ...parts.addons.map(addonContribution)]);
  return deferredCore({
    ...parts,
    regimes: parts.regimes.map(regimeAtHand),
    addons: parts.addons.map(addonAtHand),
  });
}

/** The core of an engine that makes a regime or an addon on first use, otherwise equal. */
export function deferredCore(given: DeferredParts): EngineCore {
  const deferred = lastOfCountry(given.regimes);
  const knowledge = deferredKnowledge({
    regimes: deferred,
    addons: given.addons,
    extensions: catalogues.flatMap((catalogue) => catalogue.extensions),
  });
  const parts = wholeParts({ ...given, regimes: deferred });
  const regimes = new Map(deferred.map(({ country, make }) => [country, make]));
  const addons = new Map(given.addons.map(({ key, make }) => [key, make]));
  const types = new Map(given.types.filter(isDocumentType).map((type) => [type.named.id, type]));
  const behaviours = new ByType<AnyBehaviour>();
  for (const behaviour of given.behaviours) if (behaviour.type.named) behaviours.set(behaviour.type.named, behaviour);
  const bringing = new Map(given.addons.flatMap(({ types, make }) => types.map((id) => [id, make] as const)));

  function normalisersOf(context: KnownContext): readonly Normaliser[] {
    const regime = regimes.get(context.regime)?.();
    const contributors = [...(regime ? [regimeContribution(regime)] : []), ...addonsOf(context).map(addonContribution)];
    return [...given.normalisers, ...inOrder(contributors).flatMap(({ normalisers }) => normalisers)];
  }

  function typeOf(schema: string): DocumentType | undefined {
    if (!schema.startsWith(SCHEMA_ROOT)) return undefined;
    const id = schema.slice(SCHEMA_ROOT.length);
    return (
      bringing
        .get(id)?.()
        .types?.filter(isDocumentType)
        .findLast(({ named }) => named.id === id) ?? types.get(id)
    );
  }

  function behaviourOf({ named }: AnyKind): AnyBehaviour | undefined {
    if (!named) return undefined;
    const brought = bringing
      .get(named.id)?.()
      .behaviours?.findLast(({ type }) => isSameType(type.named, named));
    return (brought as AnyBehaviour | undefined) ?? behaviours.get(named);
  }

  function addonsOf(context: KnownContext): readonly Addon[] {
    return context.addons.flatMap((key) => addons.get(key)?.() ?? []);
  }

  function ruleSetsOf(context: KnownContext): readonly (TypeRules | DeferredRules)[] {
    return [
      ...given.rules,
      ...deferred.flatMap(({ country, everywhere, make }) =>
        country === context.regime ? (make().rules ?? []) : everywhere,
      ),
      ...addonsOf(context).flatMap(({ rules = [] }) => rules),
    ];
  }

  return {
    parts,
    knowledge,
    typeOf,
    behaviourOf,
    addon: (key) => addons.get(key)?.(),
    normalisePlan: rememberPlans(knowledge, (context) => new NormalisePlan(normalisersOf(context))),
    rulePlan: rememberPlans(knowledge, (context) => new RulePlan(ruleSetsOf(context))),
    ruleSets: (regime, addons) =>
      ruleSetsOf(knownContext(knowledge, regime, addons)).flatMap((set) => ('sets' in set ? set.sets() : [set])),
  };
}

function regimeContribution({ country, after = [], normalisers = [] }: Regime): Contributor {
  return { name: country, after, normalisers };
}

function addonContribution({ key, requires = [], after = [], normalisers = [] }: Addon): Contributor {
  return { name: key, after: [...requires, ...after], normalisers };
}

/** Of two regimes of one country the later one replaces the other completely. */
function lastOfCountry<T extends { readonly country: string }>(regimes: readonly T[]): readonly T[] {
  return [...new Map(regimes.map((regime) => [regime.country, regime])).values()];
}

/** The parts as if all were made. Types of addons are equal to others. */
function wholeParts(given: DeferredParts): EngineParts {
  const bringing = lazily(() => given.addons.filter(({ types }) => types.length > 0).map(({ make }) => make()));
  const types = lazily(() => [...given.types, ...bringing().flatMap((addon) => addon.types ?? [])]);
  const behaviours = lazily(() => [
    ...given.behaviours,
    ...bringing().flatMap((addon) => (addon.behaviours ?? []) as readonly AnyBehaviour[]),
  ]);
  const regimes = lazily(() => given.regimes.map(({ make }) => make()));
  const addons = lazily(() => given.addons.map(({ make }) => make()));
  return {
    version: given.version,
    normalisers: given.normalisers,
    rules: given.rules,
    get types() {
      return types();
    },
    get behaviours() {
      return behaviours();
    },
    get regimes() {
      return regimes();
    },
    get addons() {
      return addons();
    },
  };
}
