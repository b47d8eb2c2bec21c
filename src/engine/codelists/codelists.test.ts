import { describe, expect, it } from 'vitest';
import { parseDate } from '../core/cal/date.ts';
import { catalogueExtension, catalogues, catalogueValueName } from './catalogues.ts';
import { CATALOGUE_KEYS, isCatalogueKey } from './catalogue-keys.ts';
import { alternativeCountryCode, country, isEuMember, isoCountries, taxCountries } from './countries.ts';
import { currencies, currency, currencyPeriod, currencyScale, isCurrency, publishedCurrencies } from './currencies.ts';
import { isLanguage, languages } from './languages.ts';
import { isPaymentMeans, PAYMENT_MEANS } from './payment-means.ts';
import { isUnit, uneceUnitCode, unit, units } from './units.ts';

describe('countries', () => {
  it('ISO and tax lists differ in Greece, Northern Ireland, the rest of the United Kingdom and the EU', () => {
    const iso = new Set(isoCountries().map(({ code }) => code));
    const tax = new Set(taxCountries().map(({ code }) => code));
    expect([iso.size, tax.size]).toEqual([249, 252]);
    expect([...iso].filter((code) => !tax.has(code))).toEqual(['GR']);
    expect([...tax].filter((code) => !iso.has(code)).sort()).toEqual(['EL', 'EU', 'XI', 'XU']);
  });

  it('are listed by English name', () => {
    expect(isoCountries()[0]).toEqual({ code: 'AF', name: 'Afghanistan', iso: true, tax: true });
    expect(isoCountries()[1]?.name).toBe('Åland Islands');
    expect(country('CI')?.name).toBe("Côte d'Ivoire");
  });

  it('name their other code', () => {
    expect(['GR', 'EL', 'XI', 'XU', 'ES'].map(alternativeCountryCode)).toEqual(['EL', 'GR', 'GB', 'GB', undefined]);
  });

  it.each([
    ['ES', undefined, true],
    ['GB', undefined, false],
    ['GB', '2020-01-31', true],
    ['GB', '2020-02-01', false],
    ['GB', '1972-12-31', false],
    ['GR', '2024-01-01', true],
    ['EL', '2024-01-01', true],
    ['HR', '2012-12-31', false],
    ['HR', '2013-01-01', true],
    ['CH', undefined, false],
    ['', undefined, false],
  ])('EU membership of %s on %s is %s', (code, day, member) => {
    expect(isEuMember(code, day === undefined ? undefined : parseDate(day))).toBe(member);
  });
});

describe('currencies', () => {
  it('of the format are 180, the most traded first', () => {
    expect(publishedCurrencies()).toHaveLength(180);
    expect(
      publishedCurrencies()
        .slice(0, 6)
        .map(({ code }) => code),
    ).toEqual(['USD', 'EUR', 'GBP', 'AUD', 'CAD', 'JPY']);
  });

  it('carry number, name and symbols', () => {
    expect(currency('USD')).toEqual({
      code: 'USD',
      numeric: '840',
      name: 'United States Dollar',
      subunits: 2,
      symbol: '$',
      distinctSymbol: 'US$',
    });
    expect(isCurrency('ZZZ')).toBe(false);
    expect(currencyScale('ZZZ')).toBeUndefined();
  });

  it.each([
    [
      0,
      'BIF BYR CLP DJF GNF HUF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF XAG XAU XBA XBB XBC XBD XDR XPD XPT XTS',
    ],
    [1, 'GBX'],
    [3, 'BHD IQD JOD KWD LYD OMR TND'],
    [4, 'CLF'],
    [5, 'MGA MRU'],
    [8, 'BCH BTC'],
  ])('with %i decimals are %s', (scale, codes) => {
    const found = publishedCurrencies().filter(({ subunits }) => subunits === scale);
    expect(found.map(({ code }) => code).sort()).toEqual(codes.split(' ').sort());
  });
});

describe('currencies that the format lacks', () => {
  it('have the numbers and decimals of ISO 4217', () => {
    const published = new Set(publishedCurrencies());
    const own = currencies().filter((row) => !published.has(row));
    expect(own.map(({ code, numeric, subunits }) => `${code} ${numeric} ${subunits}`)).toEqual([
      ...['XCG 532 2', 'ZWG 924 2', 'VED 926 2', 'HRK 191 2', 'LTL 440 2', 'LVL 428 2', 'EEK 233 2', 'BOV 984 2'],
      ...['CHE 947 2', 'CHW 948 2', 'COU 970 2', 'MXV 979 2', 'USN 997 2', 'UYI 940 0', 'UYW 927 4', 'XAD 396 2'],
    ]);
    expect(own.filter(({ code }) => publishedCurrencies().some((row) => row.code === code))).toEqual([]);
  });

  it.each([
    ['XCG', '2025-03-31', undefined, undefined],
    ['ANG', undefined, '2025-06-30', 'XCG'],
    ['ZWG', '2024-06-25', undefined, undefined],
    ['HRK', undefined, '2022-12-31', 'EUR'],
    ['LTL', undefined, '2014-12-31', 'EUR'],
    ['LVL', undefined, '2013-12-31', 'EUR'],
    ['EEK', undefined, '2010-12-31', 'EUR'],
    ['SKK', undefined, '2008-12-31', 'EUR'],
    ['BGN', undefined, '2025-12-31', 'EUR'],
  ])('%s is one from %s to %s, and then %s', (code, first, last, next) => {
    expect(currencyPeriod(code)).toEqual({ first, last, next });
    expect(isCurrency(code) && isCurrency(next ?? code)).toBe(true);
  });
});

describe('units', () => {
  it('are listed from weights to packages', () => {
    expect(units()).toHaveLength(87);
    expect(units()[0]).toEqual({ key: 'mg', name: 'Milligrams', unece: 'MGM', symbol: 'mg' });
    expect(unit('m2')?.symbol).toBe('m²');
  });

  it.each([
    ['kg', 'KGM'],
    ['h', 'HUR'],
    ['one', 'C62'],
    ['portion', '13'],
    ['kj', 'KJO'],
    ['kcal', 'E14'],
    ['XBX', 'XBX'],
    ['furlong', 'ZZ'],
    ['', ''],
  ])('%j has the UN/ECE code %j', (text, code) => expect(uneceUnitCode(text)).toBe(code));

  it('may be given by UN/ECE code', () => {
    expect(isUnit('C62')).toBe(true);
    expect(isUnit('furlong')).toBe(false);
  });
});

describe('languages', () => {
  it('are those of ISO 639-1', () => {
    expect(languages()).toHaveLength(184);
    expect(isLanguage('es')).toBe(true);
    expect(isLanguage('xx')).toBe(false);
  });
});

describe('payment means', () => {
  it('are known by their first segment', () => {
    expect(PAYMENT_MEANS).toHaveLength(16);
    expect(isPaymentMeans('credit-transfer+sepa')).toBe(true);
    expect(isPaymentMeans('card+anything')).toBe(true);
    expect(isPaymentMeans('barter')).toBe(false);
  });
});

describe('catalogues', () => {
  it.each([
    ['untdid-document-type', 61],
    ['untdid-reference', 817],
    ['untdid-text-subject', 401],
    ['untdid-payment-means', 84],
    ['untdid-allowance', 19],
    ['untdid-tax-category', 21],
    ['untdid-item-type', 184],
    ['untdid-charge', 182],
    ['cef-vatex', 104],
  ])('%s has %i values without doubles', (key, count) => {
    const codes = catalogueExtension(key)?.values?.map(({ code }) => code);
    expect(codes).toHaveLength(count);
    expect(new Set(codes).size).toBe(count);
  });

  it('are three, with nine lists and one pattern', () => {
    expect(catalogues.map(({ key }) => key)).toEqual(['cef', 'iso', 'untdid']);
    expect(catalogueExtension('iso-scheme-id')).toMatchObject({ pattern: '^\\d{4}$' });
    expect(catalogueExtension('unknown')).toBeUndefined();
  });

  it('have keys that can be asked for without the values', () => {
    expect(CATALOGUE_KEYS).toEqual(catalogues.flatMap(({ extensions }) => extensions.map(({ key }) => key)));
    expect(isCatalogueKey('untdid-charge')).toBe(true);
    expect(isCatalogueKey('es-facturae-doc-type')).toBe(false);
  });

  it('name their values as published', () => {
    expect(catalogueValueName('untdid-payment-means', '30')).toBe('Credit transfer');
    const vatex = catalogueExtension('cef-vatex')?.values ?? [];
    // Version 8.0 of the list has 88 codes; the Saudi ones are ZATCA's.
    expect(vatex.filter(({ code }) => !code.startsWith('VATEX-SA-'))).toHaveLength(88);
    expect(catalogueValueName('cef-vatex', 'VATEX-EU-132')).toBe(
      'Exempt based on article 132 of Council Directive 2006/112/EC',
    );
  });

  it('have the published shape in JSON', () => {
    const text = JSON.stringify(catalogueExtension('untdid-allowance'));
    expect(JSON.parse(text)).toMatchObject({
      values: expect.arrayContaining([{ code: '42', name: { en: 'Other bonus' } }]),
    });
  });
});
