import type { Normaliser } from '../normalise/normaliser.ts';
import type { RuleSet } from '../rules/define-rules.ts';
import type { AnyKind, NamedType } from '../schema/kind.ts';
import type { AddonFacts } from './addon-facts.ts';

/** The facts of a format with what the addon does to documents that name it. */
export interface AddonDefinition extends AddonFacts {
  /**
   * Regimes, by country, and addons, by key, whose normalisers run before those of this addon where they hold for the same
   * document. The addons it requires always do.
   */
  readonly after?: readonly string[];
  /** Types of documents that only this format has. They are published with all others. */
  readonly types?: readonly AnyKind[];
  /** What the engine can do with those types; made by `defineBehaviour` of `documents/behaviour.ts`. */
  readonly behaviours?: readonly TypeBehaviour[];
  readonly normalisers?: readonly Normaliser[];
  readonly rules?: readonly RuleSet[];
}

/** A behaviour as far as the core, which knows no documents, has to know it. */
export interface TypeBehaviour {
  readonly type: { readonly named: NamedType | undefined };
  readonly steps: readonly unknown[];
}

/** Support for a national or industry format: one value, named in the list of `addons/index.ts`. */
export interface Addon extends AddonDefinition {
  readonly kind: 'addon';
}

/** An addon from its definition. It is part of an engine when it is among the `addons` of its parts. */
export function defineAddon(definition: AddonDefinition): Addon {
  return { kind: 'addon', ...definition };
}
