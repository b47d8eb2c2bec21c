import { describe, expect, it } from 'vitest';
import { DocumentReader } from '../../core/schema/reader.ts';
import { TaxCombo } from '../../documents/tax/set.ts';
import { withTaxCategory } from './tax-category.ts';

function comboOf(json: object): TaxCombo {
  return TaxCombo.decode(json as never, new DocumentReader(() => undefined)) as TaxCombo;
}

describe('the tax category', () => {
  it.each([
    ['standard', 'S'],
    ['zero', 'Z'],
    ['exempt', 'E'],
    ['reverse-charge', 'AE'],
    ['intra-community', 'K'],
    ['export', 'G'],
    ['outside-scope', 'O'],
  ])('of the key %s is %s, and the other way round', (key, code) => {
    const ext = { 'untdid-tax-category': code };
    expect(withTaxCategory(comboOf({ cat: 'VAT', key }))).toMatchObject({ key, ext });
    expect(withTaxCategory(comboOf({ cat: 'VAT', ext }))).toMatchObject({ key, ext });
  });

  it.each([
    ['VAT', 'exempt', 'S', 'E'],
    ['VAT', 'exempt+medical', 'S', 'E'],
    ['VAT', 'special', 'S', undefined],
    ['IGIC', 'exempt', 'E', 'L'],
    ['IPSI', undefined, undefined, 'M'],
    ['IRPF', undefined, 'S', 'O'],
  ])('of %s with the key %s in place of %s is %s', (cat, key, given, code) => {
    const ext = given && { 'untdid-tax-category': given };
    const combo = withTaxCategory(comboOf({ cat, ...(key && { key }), ...(ext && { ext }) }));
    expect([combo.key, combo.ext?.['untdid-tax-category']]).toEqual([key, code]);
  });

  it.each([['S'], ['X'], ['']])('makes VAT standard when it is %j', (code) => {
    const combo = withTaxCategory(comboOf({ cat: 'VAT', ext: { 'untdid-tax-category': code, 'x-other': '1' } }));
    expect(combo).toMatchObject({ key: 'standard', ext: { 'untdid-tax-category': 'S', 'x-other': '1' } });
  });

  it('keeps the combo as it is when its category is right', () => {
    const combo = comboOf({ cat: 'VAT', key: 'zero', ext: { 'untdid-tax-category': 'Z' } });
    expect(withTaxCategory(combo)).toBe(combo);
  });
});
