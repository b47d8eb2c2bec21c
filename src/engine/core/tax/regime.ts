import type { Normaliser } from '../normalise/normaliser.ts';
import type { TypeRules } from '../rules/define-rules.ts';
import type { RegimeFacts } from './regime-facts.ts';

/** The data of a country's taxes with the functions that process its documents. */
export interface RegimeDefinition extends RegimeFacts {
  /** Addons, by key, whose normalisers run before those of this regime if a document also has them. */
  readonly after?: readonly string[];
  /** Run if the document follows the regime. */
  readonly normalisers?: readonly Normaliser[];
  /** Judged if the document follows the regime, unless a set has `everywhere`. */
  readonly rules?: readonly TypeRules[];
}

/** A country's tax regime: one value, in the list of `regimes/index.ts`. */
export interface Regime extends RegimeDefinition {
  readonly kind: 'regime';
}

/** A regime from its definition. An engine has it if it is among the `regimes` of its parts. */
export function defineRegime(definition: RegimeDefinition): Regime {
  return { kind: 'regime', ...definition };
}
