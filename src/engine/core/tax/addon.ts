import type { Normaliser } from '../normalise/normaliser.ts';
import type { TypeRules } from '../rules/define-rules.ts';
import type { AnyKind, NamedType } from '../schema/kind.ts';
import type { AddonFacts } from './addon-facts.ts';

/** The data of a format with the functions that process its documents. */
export interface AddonDefinition extends AddonFacts {
  /**
   * Regimes, by country, and addons, by key, whose normalisers run before those of this addon if they apply to the
   * document. Required addons always do.
   */
  readonly after?: readonly string[];
  /** Document types of this format only. They are published with all others. */
  readonly types?: readonly AnyKind[];
  /** Operations on those types; made by `defineBehaviour` of `documents/behaviour.ts`. */
  readonly behaviours?: readonly TypeBehaviour[];
  readonly normalisers?: readonly Normaliser[];
  readonly rules?: readonly TypeRules[];
}

/** The part of a behaviour that the core, which has no documents, must know. */
export interface TypeBehaviour {
  readonly type: { readonly named: NamedType | undefined };
  readonly steps: readonly unknown[];
}

/** Support for a national or industry format: one value, in the list of `addons/index.ts`. */
export interface Addon extends AddonDefinition {
  readonly kind: 'addon';
}

/** An addon from its definition. An engine has it if it is among the `addons` of its parts. */
export function defineAddon(definition: AddonDefinition): Addon {
  return { kind: 'addon', ...definition };
}
