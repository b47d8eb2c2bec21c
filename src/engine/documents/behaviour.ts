import type { CalDate } from '../core/cal/date.ts';
import type { CalTime } from '../core/cal/time.ts';
import type { AnyKind } from '../core/schema/kind.ts';
import type { Embedded } from '../core/schema/embedded.ts';
import type { ObjectType } from '../core/schema/object-type.ts';
import type { TaxKnowledge } from '../core/tax/knowledge.ts';
import type { Party } from './org/party.ts';
import type { CalculationTrouble, TracedFigure } from './tax/calculation/scope.ts';

/** The context of a document's calculation. */
export interface CalculationContext {
  readonly knowledge: TaxKnowledge;
  today(timeZone: string): CalDate;
  timeOfDay(timeZone: string): CalTime;
  newId(): string;
  report(trouble: CalculationTrouble): void;
  readonly trace: ((figure: TracedFigure) => void) | undefined;
  /** Normalises a value added by the calculation, by regime and addons of the document. */
  normalise<T>(kind: AnyKind, value: T): T;
  /** Calculates a document embedded at `at`, if its type can be calculated. */
  calculateEmbedded(embedded: Embedded, at: string): Embedded;
}

/** Sender and receiver of a document. */
export interface Route {
  readonly from: Party | undefined;
  readonly to: Party | undefined;
}

/** One step of a calculation: returns the changed document. */
export type Step<T> = (document: T, context: CalculationContext) => T;

/** Operations on documents of one type beyond reading, judging and writing. */
export interface Behaviour<T = unknown> {
  readonly type: ObjectType<T>;
  /** Regime to use if the document names none. */
  readonly inferRegime?: (document: T, knowledge: TaxKnowledge) => string | undefined;
  /** The regime is also inferred for validation. */
  readonly infersOnReading?: boolean;
  /** The members are calculated as written: a complement is for its agency, which checks every character. */
  readonly verbatim?: true;
  /** Steps of the calculation after normalisation, in order. */
  readonly steps: readonly Step<T>[];
  /** Sender and receiver of the document, for the header of its envelope. */
  readonly route?: (document: T) => Route;
  /** The document without data that belong only to the original. Types without it are copied completely. */
  readonly replicate?: (document: T) => T;
}

/** A behaviour with only its steps. */
export type AnyBehaviour = Behaviour<never>;

/** A behaviour from its definition. An engine has it if it is among the `behaviours` of its parts or of an addon. */
export function defineBehaviour<T>(behaviour: Behaviour<T>): AnyBehaviour {
  return behaviour as unknown as AnyBehaviour;
}
