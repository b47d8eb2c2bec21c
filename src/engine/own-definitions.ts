import type { Normaliser } from './core/normalise/normaliser.ts';
import { ruleCode } from './core/rules/compile.ts';
import type { TypeRules } from './core/rules/define-rules.ts';
import { ByType } from './core/schema/by-type.ts';
import type { AnyKind } from './core/schema/kind.ts';
import { isObjectType } from './core/schema/object-type.ts';
import type { Addon } from './core/tax/addon.ts';
import type { Regime } from './core/tax/regime.ts';
import type { EngineParts } from './engine-core.ts';

/** Your own definitions, in addition to those of an engine. */
export interface OwnDefinitions {
  /** A regime of a country that the engine has replaces that one. */
  readonly regimes?: readonly Regime[];
  readonly addons?: readonly Addon[];
  /** Judged in every document. */
  readonly rules?: readonly TypeRules[];
  /** Run in every document, after those of the engine. */
  readonly normalisers?: readonly Normaliser[];
}

const MEMBERS = ['regimes', 'addons', 'rules', 'normalisers'] as const;

/**
 * Adds your own definitions to the parts of an engine. Throws an `Error` that says in one sentence what is wrong with
 * them: otherwise a mistake in a definition would silently let documents pass.
 */
export function withDefinitions(parts: EngineParts, own: OwnDefinitions): EngineParts {
  checkForm(own);
  const { regimes = [], addons = [], rules = [], normalisers = [] } = own;
  const taken = addons.find(
    ({ key }, index) =>
      parts.addons.some((addon) => addon.key === key) || addons.findIndex((addon) => addon.key === key) < index,
  );
  if (taken) throw new Error(`There is an addon ${taken.key} already: give yours another key`);
  const countries = new Set(regimes.map(({ country }) => country));
  const whole = {
    ...parts,
    regimes: [...parts.regimes.filter(({ country }) => !countries.has(country)), ...regimes],
    addons: [...parts.addons, ...addons],
    rules: [...parts.rules, ...rules],
    normalisers: [...parts.normalisers, ...normalisers],
  };
  checkTypes(whole, [{ rules, normalisers }, ...regimes, ...addons]);
  checkCodes(whole);
  return whole;
}

function checkForm(own: unknown): void {
  if (typeof own !== 'object' || own === null || Array.isArray(own)) throw new Error('Definitions are an object');
  const known: readonly string[] = MEMBERS;
  for (const [member, value] of Object.entries(own)) {
    if (!known.includes(member)) throw new Error(`Definitions have ${known.join(', ')}, not ${member}`);
    if (!Array.isArray(value)) throw new Error(`The ${member} of definitions are a list`);
  }
  const { regimes = [], addons = [] } = own as OwnDefinitions;
  if (regimes.some((regime: Partial<Regime>) => regime.kind !== 'regime'))
    throw new Error('A regime is made by defineRegime');
  if (addons.some((addon: Partial<Addon>) => addon.kind !== 'addon'))
    throw new Error('An addon is made by defineAddon');
}

/** Rules and normalisers on a type that no document has would do nothing. Throws also for types of another copy. */
function checkTypes(
  { types, addons }: EngineParts,
  own: readonly Pick<OwnDefinitions, 'rules' | 'normalisers'>[],
): void {
  const known = new ByType<true>();
  const seen = new Set<AnyKind>();
  const waiting: AnyKind[] = [...types, ...addons.flatMap((addon) => addon.types ?? [])];
  for (let kind = waiting.pop(); kind; kind = waiting.pop()) {
    if (seen.has(kind)) continue;
    seen.add(kind);
    if (kind.named) known.set(kind.named, true);
    if (isObjectType(kind)) waiting.push(...kind.members.map(({ field }) => field.kind));
    if (kind.entry) waiting.push(kind.entry);
    if (kind.keys) waiting.push(kind.keys);
  }
  for (const { rules = [], normalisers = [] } of own) {
    const stray = rules.find(({ type }) => !known.get(type));
    if (stray)
      throw new Error(`The rules ${stray.family} are about a type ${stray.type.name} that this engine does not have`);
    const idle = normalisers.find(({ type }) => !known.get(type));
    if (idle) throw new Error(`A normaliser is for a type ${idle.type.name} that this engine does not have`);
  }
}

/** A code names one rule, or one for each of several types. */
function checkCodes({ rules, regimes, addons }: EngineParts): void {
  const seen = new Set<string>();
  const sets = [...rules, ...[...regimes, ...addons].flatMap((definition) => definition.rules ?? [])];
  for (const set of new Set(sets)) {
    for (const key of Object.keys(set.rows)) {
      const code = ruleCode(set, key);
      const name = JSON.stringify([code, set.type.name]);
      if (seen.has(name))
        throw new Error(`There are two rules ${code} about ${set.type.name}: give yours another family`);
      seen.add(name);
    }
  }
}
