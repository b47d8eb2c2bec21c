import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parsePercentage } from '../core/num/percentage.ts';
import { isUrl } from '../core/text/url.ts';
import { regimes } from './index.ts';

const rates = regimes.flatMap((regime) =>
  regime.categories.flatMap((category) =>
    (category.rates ?? []).map((rate) => ({ at: `${regime.country} ${category.code} ${rate.rate}`, category, rate })),
  ),
);

function duplicates(values: readonly string[]): readonly string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

/** Published only with English names, also by other tools of the format. */
const ENGLISH_ALONE = ['AT', 'AU', 'BE', 'CA', 'CH', 'GB', 'SG', 'US'];

describe('the list of regimes', () => {
  it('is sorted by country and names none twice, not even by an alternative code', () => {
    const countries = regimes.map((regime) => regime.country);
    expect(countries).toEqual(countries.toSorted());
    expect(duplicates(regimes.flatMap((regime) => [regime.country, ...(regime.alternatives ?? [])]))).toEqual([]);
  });

  it('has no two rules of one code', () => {
    const codes = regimes
      .flatMap((regime) => regime.rules ?? [])
      .flatMap((set) => Object.keys(set.rows).map((key) => `${set.family}-${key}`));
    expect(duplicates(codes)).toEqual([]);
  });
});

describe.each(regimes.map((regime) => [regime.country, regime] as const))('regime %s', (country, regime) => {
  it('has a name and a description in English, and categories with names', () => {
    expect(regime.name['en']).toBeTruthy();
    expect(regime.description?.['en']).toBeTruthy();
    for (const category of regime.categories) expect(Object.values(category.name), category.code).not.toEqual([]);
  });

  it('is called by its own languages too, itself or its taxes', () => {
    const names = [regime.name, ...regime.categories.map((category) => category.title ?? category.name)];
    const others = names.flatMap((name) => Object.keys(name)).filter((language) => language !== 'en');
    expect(others.length > 0).toBe(!ENGLISH_ALONE.includes(country));
  });

  it('has an island with tests that cites where its rates come from', () => {
    const folder = `src/engine/regimes/${country.toLowerCase()}`;
    const files = readdirSync(folder);
    expect(files.filter((name) => name.endsWith('.test.ts'))).not.toEqual([]);
    const text = files.map((name) => readFileSync(`${folder}/${name}`, 'utf8')).join('\n');
    const rates = regime.categories.flatMap((category) => category.rates ?? []);
    if (rates.length > 0) expect(text).toMatch(/\bSources?\b[^\n]*:/);
  });

  it('has a statement of its law, from which every figure is tested', () => {
    const folder = `src/engine/regimes/${country.toLowerCase()}`;
    expect(readFileSync(`${folder}/law.test.ts`, 'utf8')).toContain('describeRegimeLaw(');
  });

  it('has an example invoice, and a credit note where invoices can be corrected by one', () => {
    const folder = `examples/${country.toLowerCase()}`;
    expect(existsSync(`${folder}/invoice.json`)).toBe(true);
    const types = (regime.corrections ?? []).flatMap((correction) => correction.types ?? []);
    if (types.includes('credit-note')) expect(existsSync(`${folder}/credit-note.json`)).toBe(true);
  });

  it('knows its currency and time zone', () => {
    expect(regime.currency).toMatch(/^[A-Z]{3}$/);
    expect(regime.timeZone).toMatch(/^[A-Z]\w+\/[A-Z]\w+/);
  });

  it('states the day from which its rates are known, and the day of the last check', () => {
    const { since, read } = regime.known ?? { read: '' };
    expect(read).toMatch(/^2\d{3}-\d{2}-\d{2}$/);
    const values = regime.categories.flatMap((category) => category.rates ?? []).flatMap((rate) => rate.values ?? []);
    expect(since !== undefined).toBe(values.length > 0);
    if (since === undefined) return;
    expect(since <= read).toBe(true);
    const inForce = values.filter((value) => (value.since ?? '') <= since);
    expect(inForce, 'rates in force on that day').not.toEqual([]);
  });

  it('has categories with codes of their own, and rates and keys of their own in each', () => {
    expect(duplicates(regime.categories.map((category) => category.code))).toEqual([]);
    for (const category of regime.categories) {
      expect(duplicates((category.keys ?? []).map((definition) => definition.key))).toEqual([]);
      const usable = (category.rates ?? []).flatMap((rate) => (rate.keys ?? ['']).map((key) => `${key} ${rate.rate}`));
      expect(duplicates(usable)).toEqual([]);
    }
  });

  it('names sources by address', () => {
    const sources = [...(regime.sources ?? []), ...regime.categories.flatMap((category) => category.sources ?? [])];
    for (const source of sources) expect(isUrl(source.url), source.url).toBe(true);
  });

  it('has an example of its tax code that is in normal form and valid', () => {
    const { normalise, isValid, example } = regime.taxIdentity ?? {};
    if (!isValid) return;
    expect(example).toBeTruthy();
    expect(normalise?.(example ?? '', country)).toBe(example);
    expect(isValid(example ?? '', country)).toBe(true);
  });

  it('names its rules after itself, by one of its codes', () => {
    const codes = [country, ...(regime.alternatives ?? [])];
    for (const set of regime.rules ?? []) expect(codes).toContain(set.family.split('-')[0]);
  });
});

describe.each(rates.map(({ at, category, rate }) => [at, category, rate] as const))('rate %s', (_, category, rate) => {
  it('has percentages, newest first', () => {
    const values = rate.values ?? [];
    for (const { percent, surcharge } of values) {
      expect(parsePercentage(percent), percent).toBeDefined();
      if (surcharge !== undefined) expect(parsePercentage(surcharge), surcharge).toBeDefined();
    }
    const dates = values.filter((value) => value.ext === undefined).map((value) => value.since ?? '');
    expect(dates).toEqual(dates.toSorted().reverse());
    expect(duplicates(dates)).toEqual([]);
  });

  it('can be used under keys of its category only', () => {
    const keys = (category.keys ?? []).map((definition) => definition.key);
    for (const key of rate.keys ?? []) expect(keys).toContain(key);
  });
});
