import { expect } from 'vitest';
import { currencyScale } from '../../engine/codelists/currencies.ts';
import type { Json, JsonObject } from '../../engine/core/json/json.ts';
import type { Amount } from '../../engine/core/num/amount.ts';
import { parseAmount } from '../../engine/core/num/parse-amount.ts';
import { DocumentReader } from '../../engine/core/schema/reader.ts';
import type { Reader } from '../../engine/core/schema/kind.ts';
import type { RegimeDefinition } from '../../engine/core/tax/regime.ts';
import { defineRegime } from '../../engine/core/tax/regime.ts';
import type { TaxKnowledge } from '../../engine/core/tax/knowledge.ts';
import { taxKnowledge } from '../../engine/core/tax/knowledge.ts';
import type { CalculationScope } from '../../engine/documents/tax/calculation/scope.ts';

/** A scope that keeps faults and trace in short form: `CODE path`, and `path: rule = exact → value (operands)`. */
export interface TrialScope {
  readonly scope: CalculationScope;
  readonly troubles: readonly string[];
  readonly figures: readonly string[];
}

/** In euros, at full precision, without regime and trace unless `change` says otherwise. */
export function trialScope(change: Partial<CalculationScope> & { readonly traced?: true } = {}): TrialScope {
  const { traced, ...members } = change;
  const troubles: string[] = [];
  const figures: string[] = [];
  const currency = change.currency ?? 'EUR';
  const scope: CalculationScope = {
    knowledge: knowing({}),
    regime: '',
    currency,
    decimals: currencyScale(currency) ?? 0,
    rounding: 'precise',
    date: '2026-01-15' as CalculationScope['date'],
    exchangeRates: [],
    report: ({ code, path }) => troubles.push(`${code} ${path}`),
    trace: traced
      ? ({ path, rule, operands, exact, value }) => {
          const made = operands.map((operand) => `${operand.path} ${operand.value}`).join(', ');
          figures.push(`${path}: ${rule.text} = ${exact.toString()} → ${value.toString()} (${made})`);
        }
      : undefined,
    ...members,
  };
  return { scope, troubles, figures };
}

/** The knowledge of one small regime, by default of Spain. */
export function knowing(regime: Partial<RegimeDefinition>): TaxKnowledge {
  const whole = defineRegime({
    country: 'ES',
    name: { en: 'Spain' },
    currency: 'EUR',
    timeZone: 'Europe/Madrid',
    categories: [],
    ...regime,
  });
  return taxKnowledge({ regimes: [whole], addons: [], extensions: [] });
}

/** The value of a kind as a document writes it. */
export function decoded<T>(kind: { decode(raw: Json, reader: Reader): T | undefined }, raw: Json): T {
  const reader = new DocumentReader(() => undefined);
  const value = kind.decode(raw, reader);
  expect(reader.faults).toEqual([]);
  return value as T;
}

/** The members of a value as a document writes them. */
export function encoded<T>(kind: { encode(value: T): Json }, value: T): JsonObject {
  return kind.encode(value) as JsonObject;
}

/** The amount as written. */
export function amount(text: string): Amount {
  const read = parseAmount(text);
  if (!read) throw new RangeError(`no amount: ${text}`);
  return read;
}
