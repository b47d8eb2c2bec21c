import type { Normaliser } from '../normalise/normaliser.ts';
import type { RuleSet } from '../rules/define-rules.ts';
import type { RegimeFacts } from './regime-facts.ts';

/** The facts of a country's taxes with what the regime does to documents that follow it. */
export interface RegimeDefinition extends RegimeFacts {
  /** Addons, by key, whose normalisers run before those of this regime where a document names them too. */
  readonly after?: readonly string[];
  /** Applied when the document follows the regime. */
  readonly normalisers?: readonly Normaliser[];
  /** Judged when the document follows the regime, unless a set says `everywhere`. */
  readonly rules?: readonly RuleSet[];
}

/** A country's tax regime: one value, named in the list of `regimes/index.ts`. */
export interface Regime extends RegimeDefinition {
  readonly kind: 'regime';
}

/** A regime from its definition. It is part of an engine when it is among the `regimes` of its parts. */
export function defineRegime(definition: RegimeDefinition): Regime {
  return { kind: 'regime', ...definition };
}
