import type { Percentage } from '../num/percentage.ts';
import { parsePercentage } from '../num/percentage.ts';
import type { RateValueDefinition, TaxCategoryDefinition, TaxKeyDefinition, TaxRateDefinition } from './definitions.ts';

/** A percentage in force from a day on, parsed. */
export interface RateValue {
  readonly since: string | undefined;
  readonly percent: Percentage;
  readonly surcharge: Percentage | undefined;
  readonly ext: Readonly<Record<string, string>> | undefined;
}

const parsed = new WeakMap<readonly RateValueDefinition[], readonly RateValue[]>();

/** The values of a rate with parsed percentages, newest first. */
export function rateValues(rate: TaxRateDefinition): readonly RateValue[] {
  return parsedValues(rate.values ?? NONE);
}

const NONE: readonly RateValueDefinition[] = [];

function parsedValues(definitions: readonly RateValueDefinition[]): readonly RateValue[] {
  let values = parsed.get(definitions);
  if (!values) {
    values = definitions.map((value) => ({
      since: value.since,
      percent: percentageIn(value.percent),
      surcharge: value.surcharge === undefined ? undefined : percentageIn(value.surcharge),
      ext: value.ext,
    }));
    parsed.set(definitions, values);
  }
  return values;
}

function percentageIn(text: string): Percentage {
  const percentage = parsePercentage(text);
  if (!percentage) throw new Error(`a rate is defined as ${text}, which is no percentage`);
  return percentage;
}

export function findKey(category: TaxCategoryDefinition, key: string): TaxKeyDefinition | undefined {
  if (category.keys) for (const definition of category.keys) if (definition.key === key) return definition;
  return undefined;
}

/** The rate with a name and a key: the exact name, otherwise its first part (`general` for `general+x`). */
export function findRate(category: TaxCategoryDefinition, key: string, rate: string): TaxRateDefinition | undefined {
  const found = usableRate(category, key, rate);
  if (found) return found;
  const end = rate.indexOf('+');
  return end < 0 ? undefined : usableRate(category, key, rate.slice(0, end));
}

function usableRate({ rates = [] }: TaxCategoryDefinition, key: string, name: string): TaxRateDefinition | undefined {
  for (const rate of rates) if (rate.rate === name && (rate.keys ? rate.keys.includes(key) : key === '')) return rate;
  return undefined;
}

/** The value in force on `date` for a combo with extensions `ext`: that of the law if none is published. */
export function valueOn(rate: TaxRateDefinition, date: string, ext: Extensions): RateValue | undefined {
  return inForce(rateValues(rate), date, ext) ?? lawOn(rate, date, ext);
}

/** What the law charged on `date`, where the rate says so beside its published values. */
export function lawOn({ byLaw }: TaxRateDefinition, date: string, ext: Extensions): RateValue | undefined {
  return byLaw && inForce(parsedValues(byLaw), date, ext);
}

/** The first day from which `byLaw` tells what the law charged; undefined without it. */
export function lawKnownSince({ byLaw }: TaxRateDefinition): string | undefined {
  return byLaw?.reduce<string | undefined>(
    (first, { since = '' }) => (first === undefined || since < first ? since : first),
    undefined,
  );
}

type Extensions = Readonly<Record<string, string>> | undefined;

function inForce(values: readonly RateValue[], date: string, ext: Extensions): RateValue | undefined {
  return values.find((value) => contains(ext, value.ext) && (value.since === undefined || value.since <= date));
}

/** Every entry of `part` is in `whole`; nothing contains an empty map except one that has it. */
function contains(
  whole: Readonly<Record<string, string>> | undefined,
  part: Readonly<Record<string, string>> | undefined,
): boolean {
  if (!part) return true;
  if (!whole) return false;
  return Object.entries(part).every(([key, code]) => whole[key] === code);
}
