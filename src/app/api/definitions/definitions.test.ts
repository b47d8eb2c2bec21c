import { describe, expect, it } from 'vitest';
import { readAddon } from './addon.ts';
import { readRegime } from './regime.ts';
import { spoken, local } from './shape.ts';

describe('definitions', () => {
  it('are read from next to nothing without failing', () => {
    expect(readRegime({})).toMatchObject({ country: '', categories: [], scenarios: [], sources: [] });
    expect(readAddon({ extensions: null, scenarios: 'no' })).toMatchObject({ key: '', extensions: [], scenarios: [] });
  });

  it('keep every rate with its dates', () => {
    const values = [{ since: '2012-09-01', percent: '21.0%', surcharge: '5.2%' }, { percent: '18.0%' }];
    const categories = [{ code: 'VAT', rates: [{ rate: 'general', name: { en: 'General' }, values }] }];
    const [category] = readRegime({ categories }).categories;
    expect(category?.rates[0]).toMatchObject({
      code: 'general',
      values: [
        { since: '2012-09-01', percent: '21.0%', surcharge: '5.2%' },
        { since: undefined, percent: '18.0%' },
      ],
    });
  });

  it('keep every value of an extension', () => {
    const extensions = [{ key: 'doc-type', name: { en: 'Type' }, values: [{ code: 'F1', name: { en: 'Invoice' } }] }];
    expect(readAddon({ extensions }).extensions[0]?.values.map(({ code }) => code)).toEqual(['F1']);
  });

  it('prefer English, then the country’s own language', () => {
    const words = { ca: 'Impost', en: 'Tax', es: 'Impuesto' };
    expect(spoken(words)).toBe('Tax');
    expect(local(words, 'ES')?.text).toBe('Impuesto');
    expect(local({ en: 'Same', de: 'Same' })).toBeUndefined();
  });
});
