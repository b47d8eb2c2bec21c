import { describe, expect, it } from 'vitest';
import { defineAddon } from './addon.ts';
import type { AddonDefinition } from './addon.ts';
import { publishedAddon, publishedRegime } from './publish.ts';
import { defineRegime } from './regime.ts';

const name = { en: 'Test', someCode: 'kept as it is' };

describe('an addon is published', () => {
  const published = (more: Partial<AddonDefinition>) =>
    publishedAddon(defineAddon({ key: 'xx-test-v1', name, ...more }));

  it('has its schema first, and null for the lists that it lacks last', () => {
    const empty = { $schema: 'https://gobl.org/draft-0/tax/addon-def', key: 'xx-test-v1', name };
    expect(JSON.stringify(published({}))).toBe(
      JSON.stringify({ ...empty, extensions: null, scenarios: null, corrections: null }),
    );
  });

  it('has the types of a correction, but not the document types of an addon', () => {
    const corrections = [{ schema: 'bill/invoice', types: ['corrective'], copyTax: true as const }];
    const { types, corrections: shown } = published({ types: [], behaviours: [], corrections });
    expect(types).toBeUndefined();
    expect(shown).toEqual([{ schema: 'bill/invoice', types: ['corrective'], copy_tax: true }]);
  });

  it('leaves out what is code', () => {
    const shown = published({ after: ['ES'], normalisers: [], rules: [], prepareCorrection: (draft) => draft });
    expect(Object.keys(shown)).toEqual(['$schema', 'key', 'name', 'extensions', 'scenarios', 'corrections']);
  });

  it('has its members in the words of the format, and maps of data as they are', () => {
    const filter = () => true;
    const scenarios = [{ schema: 'bill/invoice', list: [{ extKey: 'k', filter, ext: { aB: 'x' } }] }];
    const extensions = [{ key: 'k', name, values: [{ code: '1', name, desc: undefined as never }] }];
    expect(published({ scenarios, extensions })).toMatchObject({
      scenarios: [{ schema: 'bill/invoice', list: [{ ext_key: 'k', ext: { aB: 'x' } }] }],
      extensions: [{ key: 'k', name, values: [{ code: '1', name }] }],
    });
    expect(JSON.stringify(published({ scenarios, extensions }))).not.toMatch(/filter|desc/);
    expect('sources' in published({ sources: undefined as never })).toBe(false);
  });
});

it('a regime is published under the names of the format', () => {
  const regime = defineRegime({
    country: 'EL',
    alternatives: ['GR'],
    name,
    timeZone: 'Europe/Athens',
    currency: 'EUR',
    rounding: 'currency',
    taxIdentity: {},
    paymentMeansKeys: [],
    categories: [
      { code: 'VAT', name, retained: true, rates: [{ rate: 'general', name, values: [{ percent: '1%' }] }] },
    ],
  });
  expect(JSON.stringify(publishedRegime(regime))).toBe(
    JSON.stringify({
      $schema: 'https://gobl.org/draft-0/tax/regime-def',
      country: 'EL',
      alt_country_codes: ['GR'],
      name,
      time_zone: 'Europe/Athens',
      currency: 'EUR',
      calculator_rounding_rule: 'currency',
      payment_means_keys: [],
      categories: [
        { code: 'VAT', name, retained: true, rates: [{ rate: 'general', name, values: [{ percent: '1%' }] }] },
      ],
    }),
  );
});
