import { lazily, tableRows } from './code-table.ts';
import { CURRENCIES } from './currencies.codes.ts';
import { CURRENCY_PERIODS, OWN_CURRENCIES } from './own-currencies.codes.ts';

export interface Currency {
  /** Three capital letters, of ISO 4217 if it has one. */
  readonly code: string;
  /** Three digits of ISO 4217, or empty. */
  readonly numeric: string;
  /** English name. */
  readonly name: string;
  /** Decimals that amounts are rounded to. */
  readonly subunits: number;
  /** Local symbol, such as `$`; may be empty. */
  readonly symbol: string;
  /** Unambiguous symbol, such as `US$`; empty if `symbol` is unambiguous or there is none. */
  readonly distinctSymbol: string;
}

/** When a currency was one, as far as that is known. Days are YYYY-MM-DD. */
export interface CurrencyPeriod {
  readonly first: string | undefined;
  readonly last: string | undefined;
  /** The currency after it. */
  readonly next: string | undefined;
}

const published = lazily(() => currenciesOf(CURRENCIES));
const all = lazily(
  (): ReadonlyMap<string, Currency> =>
    new Map([...published(), ...currenciesOf(OWN_CURRENCIES)].map((row) => [row.code, row])),
);

const periods = lazily(
  (): ReadonlyMap<string, CurrencyPeriod> =>
    new Map(
      tableRows(CURRENCY_PERIODS).map(([code = '', first, last, next]) => [
        code,
        { first: first || undefined, last: last || undefined, next: next || undefined },
      ]),
    ),
);

function currenciesOf(table: string): readonly Currency[] {
  return tableRows(table).map(
    ([code = '', numeric = '', subunits = '', symbol = '', name = '', distinctSymbol = '']) => ({
      code,
      numeric,
      name,
      subunits: Number(subunits),
      symbol,
      distinctSymbol,
    }),
  );
}

/** The currencies that the format publishes, the most traded first. */
export function publishedCurrencies(): readonly Currency[] {
  return published();
}

/** Every known currency: those of the format, then {@link OWN_CURRENCIES}. */
export function currencies(): readonly Currency[] {
  return [...all().values()];
}

export function currency(code: string): Currency | undefined {
  return all().get(code);
}

export function isCurrency(code: string): boolean {
  return all().has(code);
}

/** Decimals that amounts in the currency are rounded to; undefined for an unknown currency. */
export function currencyScale(code: string): number | undefined {
  return all().get(code)?.subunits;
}

/** Undefined if the currency has no known first or last day. */
export function currencyPeriod(code: string): CurrencyPeriod | undefined {
  return periods().get(code);
}
