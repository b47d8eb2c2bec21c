/**
 * Compares the current rates of our regimes with eu-vat-rates-data, which checks the Union's rates against the
 * Commission's database every day: `npm run tool -- rates FILE`, with FILE its eu_vat_rates_data.json (`pip download
 * eu-vat-rates-data`, unzipped). Exits with 1 if one of its rates is missing here. Rates that only we have are listed.
 */
import { valueOn } from '../../engine/core/tax/rates.ts';
import type { Regime } from '../../engine/core/tax/regime.ts';
import { regimes } from '../../engine/regimes/index.ts';

export interface RateTable {
  readonly version: string;
  readonly rates: Readonly<Record<string, CountryRates>>;
}

interface CountryRates {
  readonly standard: number;
  readonly reduced: readonly number[];
  readonly super_reduced: number | null;
  readonly parking: number | null;
}

export interface Difference {
  readonly country: string;
  /** Their percentages that none of our rates has on the day. */
  readonly missing: readonly number[];
  /** Our percentages that they do not list. */
  readonly more: readonly number[];
}

/** The countries known to both whose percentages on the day differ. */
export function differences(table: RateTable, day: string, known: readonly Regime[] = regimes): readonly Difference[] {
  return known.flatMap((regime) => {
    const theirs = table.rates[regime.country === 'EL' ? 'GR' : regime.country] ?? table.rates[regime.country];
    if (!theirs) return [];
    const ours = new Set(percentagesOn(regime, day));
    const listed = [theirs.standard, ...theirs.reduced, theirs.super_reduced ?? 0, theirs.parking ?? 0];
    const missing = listed.filter((percent) => percent > 0 && !ours.has(percent));
    const more = [...ours].filter((percent) => percent > 0 && !listed.includes(percent));
    return missing.length + more.length > 0 ? [{ country: regime.country, missing, more }] : [];
  });
}

/** The percentages of all value added taxes of the regime, with any extensions. */
function percentagesOn(regime: Regime, day: string): readonly number[] {
  const rates = regime.categories
    .filter(({ code, retained }) => code === 'VAT' && !retained)
    .flatMap(({ rates = [] }) => rates);
  return rates.flatMap((rate) => {
    const areas = [undefined, ...(rate.values ?? []).map(({ ext }) => ext)];
    return areas.flatMap((ext) => {
      const percent = valueOn(rate, day, ext)?.percent.toString();
      return percent === undefined ? [] : [Number(percent.replace('%', ''))];
    });
  });
}
