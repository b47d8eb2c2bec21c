import { describe, expect, it } from 'vitest';
import { parsePercentage } from '../num/percentage.ts';
import type { TaxCategoryDefinition, TaxRateDefinition } from './definitions.ts';
import { findKey, findRate, rateValues, valueOn } from './rates.ts';

const name = { en: 'x' };
const general: TaxRateDefinition = { rate: 'general', name, values: [{ percent: '20%' }] };
const generalZero: TaxRateDefinition = { rate: 'general', keys: ['zero', 'export'], name };
const surcharged: TaxRateDefinition = { rate: 'general+eqs', name };
const category: TaxCategoryDefinition = {
  code: 'VAT',
  name,
  keys: [
    { key: 'standard', name },
    { key: 'exempt', name, noPercent: true },
  ],
  rates: [generalZero, general, surcharged],
};
const bare: TaxCategoryDefinition = { code: 'IRPF', name };

describe('the key of a category', () => {
  it('is found by its name', () => {
    expect(findKey(category, 'exempt')).toBe(category.keys?.[1]);
    expect(findKey(category, 'zero')).toBeUndefined();
    expect(findKey(bare, 'standard')).toBeUndefined();
  });
});

describe('the rate of a category', () => {
  it.each<[string, TaxCategoryDefinition, key: string, rate: string, TaxRateDefinition | undefined]>([
    ['by its name without a key', category, '', 'general', general],
    ['by its name under its key', category, 'export', 'general', generalZero],
    ['not under another key', category, 'standard', 'general', undefined],
    ['by its whole name', category, '', 'general+eqs', surcharged],
    ['else by the first part of it', category, '', 'general+other+eqs', general],
    ['by the first part under its key', category, 'zero', 'general+eqs', generalZero],
    ['not by a name that only begins so', category, '', 'generals', undefined],
    ['not by another part', category, '', 'other+general', undefined],
    ['not by an empty first part', category, '', '+general', undefined],
    ['not where there is none', bare, '', 'general', undefined],
  ])('is found %s', (_, given, key, rate, expected) => {
    expect(findRate(given, key, rate)).toBe(expected);
  });
});

describe('the values of a rate', () => {
  const rate: TaxRateDefinition = {
    rate: 'general',
    name,
    values: [
      { ext: { area: 'north' }, since: '2020-01-01', percent: '5%' },
      { ext: { area: 'north', kind: 'food' }, percent: '4%' },
      { since: '2020-01-01', percent: '21%', surcharge: '5.2%' },
      { since: '2010-07-01', percent: '18%' },
    ],
  };
  const percentOn = (date: string, ext?: Readonly<Record<string, string>>) =>
    valueOn(rate, date, ext)?.percent.toString();

  it('are parsed, once', () => {
    expect(rateValues(rate)[2]).toEqual({
      since: '2020-01-01',
      percent: parsePercentage('21%'),
      surcharge: parsePercentage('5.2%'),
      ext: undefined,
    });
    expect(rateValues(rate)[3]?.surcharge).toBeUndefined();
    expect(rateValues(rate)).toBe(rateValues(rate));
    expect(rateValues({ rate: 'none', name })).toEqual([]);
  });

  it('must be percentages', () => {
    expect(() => rateValues({ rate: 'x', name, values: [{ percent: 'much' }] })).toThrow('much');
    expect(() => rateValues({ rate: 'x', name, values: [{ percent: '1%', surcharge: 'more' }] })).toThrow('more');
  });

  it.each<[date: string, ext: Readonly<Record<string, string>> | undefined, percent: string | undefined]>([
    ['2010-06-30', undefined, undefined],
    ['2010-07-01', undefined, '18%'],
    ['2019-12-31', {}, '18%'],
    ['2020-01-01', {}, '21%'],
    ['2030-01-01', { area: 'south' }, '21%'],
    ['2020-01-01', { area: 'north' }, '5%'],
    ['2019-12-31', { area: 'north' }, '18%'],
    ['2000-01-01', { area: 'north' }, undefined],
    ['2000-01-01', { area: 'north', kind: 'food' }, '4%'],
    ['2000-01-01', { area: 'south', kind: 'food' }, undefined],
  ])('on %s with %j are %s', (date, ext, percent) => {
    expect(percentOn(date, ext)).toBe(percent);
  });

  it('with an empty map of extensions apply only to a combo with an empty map', () => {
    const empty: TaxRateDefinition = { rate: 'x', name, values: [{ ext: {}, percent: '1%' }] };
    expect(valueOn(empty, '2020-01-01', undefined)).toBeUndefined();
    expect(valueOn(empty, '2020-01-01', {})?.percent.toString()).toBe('1%');
  });
});
