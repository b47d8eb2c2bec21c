import { expect, it } from 'vitest';
import { isEuMember, taxCountries } from '../../engine/codelists/countries.ts';
import { alpha2, alpha3, isoCountry, taxCountry, vatPrefix, vatPrefixWithXi } from './countries.ts';

it.each<[code: string, long: string, iso: string, tax: string, prefix: string | undefined]>([
  ['DE', 'DEU', 'DE', 'DE', 'DE'],
  ['EL', 'GRC', 'GR', 'EL', 'EL'],
  ['GR', 'GRC', 'GR', 'EL', 'EL'],
  ['XI', 'GBR', 'GB', 'XI', undefined],
  ['GB', 'GBR', 'GB', 'GB', undefined],
  ['US', 'USA', 'US', 'US', undefined],
  ['ZZ', '', 'ZZ', 'ZZ', undefined],
])('knows %s by its other codes', (code, long, iso, tax, prefix) => {
  expect([alpha3(code), isoCountry(code), taxCountry(code), vatPrefix(code)]).toEqual([long, iso, tax, prefix]);
  expect(vatPrefixWithXi(code)).toBe(code === 'XI' ? 'XI' : prefix);
  if (long !== '') expect(alpha2(long)).toBe(iso);
});

it('has the member states that the engine has', () => {
  const members = taxCountries().filter(({ code }) => isEuMember(code));
  const prefixes = taxCountries().filter(({ code }) => vatPrefix(code) !== undefined);
  expect(prefixes).toEqual(members);
});
