import { tableOf } from '../../core/text/table-of.ts';
import { parsePercentage } from '../../core/num/percentage.ts';
import { defineNormaliser } from '../../core/normalise/normaliser.ts';
import { TaxCombo } from './set.ts';

/** Rates of older documents that are now keys, and whether the combo keeps its percentage. */
const RATES_NOW_KEYS: Readonly<Record<string, { readonly key: string; readonly clears?: true }>> = tableOf({
  zero: { key: 'zero' },
  exempt: { key: 'exempt' },
  'exempt+reverse-charge': { key: 'reverse-charge', clears: true },
  'exempt+export': { key: 'export' },
  'exempt+eea': { key: 'intra-community' },
  'exempt+export+eea': { key: 'intra-community' },
});

const ZERO_PERCENT = parsePercentage('0%');

/** Converts value added tax to current keys and rates; other taxes are unchanged. */
export const normaliseCombo = defineNormaliser<TaxCombo>(TaxCombo, (combo) => {
  if (combo.cat !== 'VAT') return combo;
  return withZeroKey(withRateName(combo));
});

function withRateName(combo: TaxCombo): TaxCombo {
  const { rate } = combo;
  if (rate === undefined) return combo;
  const now = Object.hasOwn(RATES_NOW_KEYS, rate) ? RATES_NOW_KEYS[rate] : undefined;
  if (now) return { ...combo, key: now.key, rate: undefined, ...(now.clears && { percent: undefined }) };
  const current = currentRate(rate);
  return current === rate ? combo : { ...combo, rate: current };
}

/** The current name of a rate: `standard` and `standard+eqs` of older documents are `general` and `general+eqs`. */
export function currentRate(rate: string): string {
  return rate.replace(/^standard(?=\+|$)/, 'general');
}

function withZeroKey(combo: TaxCombo): TaxCombo {
  if (combo.key === undefined) return combo.percent?.isZero() ? { ...combo, key: 'zero' } : combo;
  return combo.key === 'zero' && combo.percent === undefined ? { ...combo, percent: ZERO_PERCENT } : combo;
}
