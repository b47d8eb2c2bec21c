import type {
  LocalText,
  RateValueDefinition,
  SourceNote,
  TaxCategoryDefinition,
  TaxRateDefinition,
} from '../../core/tax/definitions.ts';
import { gstKeys, vatKeys } from '../../core/tax/global-categories.ts';

/** A percentage, `21.0%`, or one with the surcharge on top of it. */
type Figure = string | readonly [percent: string, surcharge: string];

/** What was charged from each first day (YYYY-MM-DD) on, the newest first. */
type Days = Readonly<Record<string, Figure>>;

/** A rate as a row. */
interface RateRow extends Pick<TaxRateDefinition, 'name' | 'desc'> {
  /**
   * The published percentages: of each first day, one without a day, or whole values. Without them, the newest one of
   * `byLaw` is published, without its day.
   */
  readonly values?: string | Days | readonly RateValueDefinition[];
  /** What the law charged, where the published percentages have no days or other ones. */
  readonly byLaw?: Days | readonly RateValueDefinition[];
}

/** What a country states of its value added tax; English names that are not given are the usual ones. */
interface TaxRows extends Partial<Pick<TaxCategoryDefinition, 'code' | 'name' | 'title' | 'desc' | 'sources'>> {
  /** By the key of the rate, in the order of the published definition. */
  readonly rates: Readonly<Record<string, RateRow>>;
}

/** A value added tax, whose rates all have the key `standard`. */
export function valueAddedTax(rows: TaxRows): TaxCategoryDefinition {
  return taxOf({ code: 'VAT', name: { en: 'VAT' }, title: { en: 'Value Added Tax' }, keys: vatKeys }, rows);
}

/** A goods and services tax, whose rates all have the key `standard`. */
export function goodsAndServicesTax(rows: TaxRows): TaxCategoryDefinition {
  return taxOf({ code: 'GST', name: { en: 'GST' }, title: { en: 'Goods and Services Tax' }, keys: gstKeys }, rows);
}

/** Publications that were read on one day (YYYY-MM-DD): the title of each address, in English or by language. */
export function readOn(day: string, titles: Readonly<Record<string, string | LocalText>>): readonly SourceNote[] {
  return Object.entries(titles).map(([url, title]) => ({
    title: typeof title === 'string' ? { en: title } : title,
    url,
    at: `${day}T00:00:00`,
  }));
}

/** The table of the European Commission with the rates of all member states. */
export const unionRates = {
  'https://taxation-customs.ec.europa.eu/taxation/vat/eu-vat-rules/vat-rates_en': 'European Commission, VAT rates',
};

function taxOf(usual: TaxCategoryDefinition, { name, title, rates, sources, ...own }: TaxRows): TaxCategoryDefinition {
  const { keys, ...names } = usual;
  return {
    ...names,
    name: { ...usual.name, ...name },
    title: { ...usual.title, ...title },
    ...own,
    ...(keys && { keys }),
    rates: Object.entries(rates).map(([rate, row]) => rateOf(rate, row)),
    ...(sources && { sources }),
  };
}

function rateOf(rate: string, { values, byLaw, ...names }: RateRow): TaxRateDefinition {
  const law = byLaw && valuesOf(byLaw);
  const published = values === undefined ? law?.slice(0, 1).map(({ since: _, ...value }) => value) : valuesOf(values);
  return {
    rate,
    keys: ['standard'],
    ...names,
    ...(published && { values: published }),
    ...(law && { byLaw: law }),
  };
}

function valuesOf(given: string | Days | readonly RateValueDefinition[]): readonly RateValueDefinition[] {
  if (typeof given === 'string') return [{ percent: given }];
  return isList(given) ? given : Object.entries(given).map(([since, figure]) => ({ since, ...figureOf(figure) }));
}

function isList(given: Days | readonly RateValueDefinition[]): given is readonly RateValueDefinition[] {
  return Array.isArray(given);
}

function figureOf(figure: Figure): RateValueDefinition {
  return typeof figure === 'string' ? { percent: figure } : { percent: figure[0], surcharge: figure[1] };
}
