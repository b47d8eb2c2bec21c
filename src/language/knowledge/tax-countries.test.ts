import { expect, it } from 'vitest';
import { parseJson } from '../syntax/parse-json.ts';
import { taxCountries } from './tax-countries.ts';

it.each([
  ['of the regime first', '{"customer": {"tax_id": {"country": "FR"}}, "$regime": "ES"}', ['ES', 'FR']],
  ['of the supplier', '{"supplier": {"tax_id": {"country": "DE"}}}', ['DE']],
  ['of taxes', '{"$regime": "ES", "lines": [{"taxes": [{"cat": "VAT", "country": "PT"}]}]}', ['ES', 'PT']],
  ['once each', '{"$regime": "ES", "supplier": {"tax_id": {"country": "ES"}}}', ['ES']],
  ['inside an envelope', '{"$schema": "x/envelope", "doc": {"$regime": "ES"}}', ['ES']],
  ['of Greece as regimes call it', '{"supplier": {"tax_id": {"country": "GR"}}}', ['EL']],
  ['in a text with mistakes', '{"supplier": {"tax_id": {"country": "IT"}, "name": ', ['IT']],
  ['and no addresses', '{"supplier": {"addresses": [{"country": "AD"}]}}', []],
  ['and not the unfinished', '{"supplier": {"tax_id": {"country": ""}}}', []],
])('names the countries %s', (_, text, countries) => {
  expect(taxCountries(parseJson(text))).toEqual(countries);
});
