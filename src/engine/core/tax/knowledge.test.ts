import { describe, expect, it } from 'vitest';
import type { AddonFacts } from './addon-facts.ts';
import { taxKnowledge } from './knowledge.ts';
import type { RegimeFacts } from './regime-facts.ts';

const name = { en: 'x' };
const vat = { code: 'VAT', name };
const greece: RegimeFacts = {
  country: 'EL',
  alternatives: ['GR'],
  name,
  timeZone: 'Europe/Athens',
  currency: 'EUR',
  categories: [{ code: 'OTHER', name }, vat],
  extensions: [
    { key: 'el-kind', name },
    { code: 'no key', name },
  ],
};
const spain: RegimeFacts = { country: 'ES', name, timeZone: 'Europe/Madrid', currency: 'EUR', categories: [] };
const format: AddonFacts = { key: 'el-v1', name, extensions: [{ key: 'el-type', name }] };
const plain: AddonFacts = { key: 'xx-v1', name };
const everywhere = { key: 'untdid', name };
const knowledge = taxKnowledge({ regimes: [greece, spain], addons: [format, plain], extensions: [everywhere] });

describe('what an engine knows', () => {
  it.each([
    ['EL', greece],
    ['GR', greece],
    ['ES', spain],
    ['XX', undefined],
    ['', undefined],
  ])('of the regime %s', (country, regime) => {
    expect(knowledge.regime(country)).toBe(regime);
  });

  it.each([
    ['el-v1', format],
    ['xx-v1', plain],
    ['', undefined],
  ])('of the addon %s', (key, addon) => {
    expect(knowledge.addon(key)).toBe(addon);
  });

  it.each([
    ['untdid', everywhere],
    ['el-kind', greece.extensions?.[0]],
    ['el-type', format.extensions?.[0]],
    ['no key', undefined],
    ['', undefined],
  ])('of the extension %s', (key, extension) => {
    expect(knowledge.extension(key)).toBe(extension);
  });

  it('an extension without a key cannot be looked up, not even by an empty key', () => {
    expect(knowledge.extension(undefined as unknown as string)).toBeUndefined();
  });

  it.each([
    ['a category of the regime', 'GR', 'VAT', vat],
    ['none that the regime does not have, though it holds elsewhere', 'ES', 'VAT', undefined],
    ['none of no name', 'EL', 'GST', undefined],
  ])('%s', (_, country, code, category) => {
    expect(knowledge.category(country, code)).toBe(category);
  });

  it.each([
    ['', 'VAT', 'Value Added Tax'],
    ['XX', 'GST', 'Goods and Services Tax'],
    ['', 'IRPF', undefined],
  ])('in the regime %j the category %s as %s', (country, code, title) => {
    expect(knowledge.category(country, code)?.title?.['en']).toBe(title);
  });

  it('all regimes and addons', () => {
    expect(knowledge.regimes).toEqual([greece, spain]);
    expect(knowledge.addons).toEqual([format, plain]);
  });
});
