import type { CalDate } from '../core/cal/date.ts';
import type { CalTime } from '../core/cal/time.ts';
import type { AnyKind } from '../core/schema/kind.ts';
import type { Embedded } from '../core/schema/embedded.ts';
import type { ObjectType } from '../core/schema/object-type.ts';
import type { TaxKnowledge } from '../core/tax/knowledge.ts';
import type { Party } from './org/party.ts';
import type { CalculationTrouble, TracedFigure } from './tax/calculation/scope.ts';

/** What the calculation of a document may draw on. */
export interface CalculationContext {
  readonly knowledge: TaxKnowledge;
  today(timeZone: string): CalDate;
  timeOfDay(timeZone: string): CalTime;
  newId(): string;
  report(trouble: CalculationTrouble): void;
  readonly trace: ((figure: TracedFigure) => void) | undefined;
  /** Normalises a value that the calculation itself brings in, by the regime and addons of the document. */
  normalise<T>(kind: AnyKind, value: T): T;
  /** Calculates a document embedded at `at`, when its type can be. */
  calculateEmbedded(embedded: Embedded, at: string): Embedded;
}

/** The parties at both ends of a document. */
export interface Route {
  readonly from: Party | undefined;
  readonly to: Party | undefined;
}

/** One step of a calculation: gives the document further on. */
export type Step<T> = (document: T, context: CalculationContext) => T;

/** What the engine can do with documents of one type beyond reading, judging and writing them. */
export interface Behaviour<T = unknown> {
  readonly type: ObjectType<T>;
  /** Regime to follow when the document names none. */
  readonly inferRegime?: (document: T, knowledge: TaxKnowledge) => string | undefined;
  /** The regime is also inferred when the document is only validated. */
  readonly infersOnReading?: boolean;
  /** The members are calculated as they are written: a complement is for its agency, which judges every character. */
  readonly verbatim?: true;
  /** Steps of the calculation after normalisation, in order. */
  readonly steps: readonly Step<T>[];
  /** Who sends the document and who gets it, for the header of its envelope. */
  readonly route?: (document: T) => Route;
  /** The document without what belongs to the original alone. Types without it are copied whole. */
  readonly replicate?: (document: T) => T;
}

/** A behaviour of which only the steps matter. */
export type AnyBehaviour = Behaviour<never>;

/** A behaviour from its definition. It is part of an engine when it is among the `behaviours` of its parts or of an addon. */
export function defineBehaviour<T>(behaviour: Behaviour<T>): AnyBehaviour {
  return behaviour as unknown as AnyBehaviour;
}
