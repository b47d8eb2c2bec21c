import { describe, expect, it } from 'vitest';
import { amountOf, countryOf, dayOf, fromMinorUnits, partOf, percentOf, shareOf } from './values.ts';

describe('a value of another program', () => {
  it.each([
    ['2026-03-01', '2026-03-01'],
    ['2026-03-01T10:00:00Z', '2026-03-01'],
    ['2026-03-011', undefined],
    ['1767225600', '2026-01-01'],
    ['1767225600000', '2026-01-01'],
    ['/Date(1767225600000+0000)/', '2026-01-01'],
    ['01/03/2026', undefined],
  ])('the day of %s is %s', (text, day) => {
    expect(dayOf(text)).toBe(day);
  });

  it.each([
    ['10', '10'],
    ['€ 1,234.50', '1234.50'],
    ['1,234', '1234'],
    ['12,5', '12.5'],
    ['-3.25 EUR', '-3.25'],
    ['1.234,50', undefined],
    ['ten', undefined],
    ['1234567890123456', undefined],
  ])('the amount of %s is %s', (text, amount) => {
    expect(amountOf(text)).toBe(amount);
  });

  it.each([
    ['1050', 'EUR', '10.50'],
    ['5', 'EUR', '0.05'],
    ['-1050', 'USD', '-10.50'],
    ['1050', 'JPY', '1050'],
    ['1050', 'KWD', '1.050'],
    ['10.5', 'EUR', '0.105'],
  ])('%s of the smallest unit of %s are %s', (count, currency, amount) => {
    expect(fromMinorUnits(count, currency)).toBe(amount);
  });

  it.each([
    ['21', '21%'],
    ['21.0 %', '21%'],
    ['0.21', '21%'],
    ['0.5%', '0.5%'],
    ['0', '0%'],
    ['100', '100%'],
    ['101', undefined],
    ['-5', undefined],
  ])('the percentage of %s is %s', (text, percent) => {
    expect(percentOf(text)).toBe(percent);
  });

  it.each([
    ['2.1', '10', '21%'],
    ['0.55', '10', '5.5%'],
    ['0', '10', '0%'],
    ['12', '10', undefined],
    ['1.239', '10', '12.4%'],
    ['12.39', '100', undefined],
    ['1', '0', undefined],
  ])('%s of %s is a share of %s', (part, whole, share) => {
    expect(shareOf(part, whole)).toBe(share);
  });

  it.each([
    ['30', '3', '10'],
    ['10', '3', undefined],
    ['1', '8', '0.125'],
    ['10', '0', undefined],
    ['999999999999999.123456789', '1', '999999999999999.123456789'],
  ])('of %s for %s one is %s', (amount, quantity, price) => {
    expect(partOf(amount, quantity)).toBe(price);
  });

  it.each([
    ['es', 'ES'],
    ['UK', 'GB'],
    ['Germany', 'DE'],
    ['France', 'FR'],
    ['Serbia', 'RS'],
    ['Russia', 'RU'],
    ['DD', 'DE'],
    ['QX', undefined],
    ['Nowhere', undefined],
  ])('the country of %s is %s', (text, code) => {
    expect(countryOf(text)).toBe(code);
  });
});
