import type { CalDate } from '../../../core/cal/date.ts';
import type { Expectation, Fix } from '../../../core/faults/fault.ts';
import type { Json } from '../../../core/json/json.ts';
import type { Amount } from '../../../core/num/amount.ts';
import type { TaxKnowledge } from '../../../core/tax/knowledge.ts';
import type { ExchangeRate } from '../../currency/exchange-rate.ts';
import type { Message, MessageValues } from '../../../core/messages/message.ts';

/** An error of the calculation, before it becomes a fault. */
export interface CalculationTrouble {
  /** Last part of the code: `ASSAY-CALC-<code>`. */
  readonly code: string;
  readonly path: string;
  readonly description: string;
  /** Code and values of the description. */
  readonly phrase?: string;
  readonly values?: MessageValues;
  readonly value?: Json;
  readonly expected?: Expectation;
  readonly fixes?: readonly Fix[];
}

/** One calculated figure, for the trace. Amounts are unrounded, except `value`. */
export interface TracedFigure {
  readonly path: string;
  readonly rule: Message;
  readonly operands: readonly { readonly path: string; readonly value: string }[];
  readonly exact: Amount;
  readonly value: Amount;
}

/** The place of a row. Its path is built only for messages, so almost never. */
export interface RowPlace {
  /** Path of the list. */
  readonly list: string;
  readonly index: number;
}

export function pathOf({ list, index }: RowPlace): string {
  return `${list}[${index}]`;
}

/** The context of a document's calculation, apart from its rows. */
export interface CalculationScope {
  readonly knowledge: TaxKnowledge;
  /** Country of the document's regime, `''` without one. */
  readonly regime: string;
  readonly currency: string;
  /** Decimals of the currency. */
  readonly decimals: number;
  /** `precise`, `currency`, or what the document says instead. */
  readonly rounding: string;
  /** Day that selects the tax rates. */
  readonly date: CalDate;
  readonly exchangeRates: readonly ExchangeRate[];
  /** Records an error; the calculation continues without the entry. */
  report(trouble: CalculationTrouble): void;
  /** Undefined unless a trace is requested. */
  readonly trace: ((figure: TracedFigure) => void) | undefined;
}

/** Rounds to the currency in model `currency`; otherwise only adds decimals. */
export function applyRounding(amount: Amount, scope: CalculationScope): Amount {
  return scope.rounding === 'currency' ? amount.rescale(scope.decimals) : amount.rescaleUp(scope.decimals);
}

/** Gives an accumulator the decimals of the next value, except in model `currency`. */
export function matchRounding(accumulator: Amount, next: Amount, scope: CalculationScope): Amount {
  return scope.rounding === 'currency' ? accumulator : accumulator.matchPrecision(next);
}
