import { lazily, tableRows } from './code-table.ts';
import { CURRENCIES } from './currencies.codes.ts';

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

const all = lazily((): ReadonlyMap<string, Currency> => {
  const currencies = new Map<string, Currency>();
  for (const row of tableRows(CURRENCIES)) {
    const [code = '', numeric = '', subunits = '', symbol = '', name = '', distinctSymbol = ''] = row;
    currencies.set(code, { code, numeric, name, subunits: Number(subunits), symbol, distinctSymbol });
  }
  return currencies;
});

const listed = lazily(() => [...all().values()]);

/** Every known currency, the most traded first. */
export function currencies(): readonly Currency[] {
  return listed();
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
