import { expect, it } from 'vitest';
import { defineAddon } from './addon.ts';
import { publishedAddon } from './publish.ts';

it('publishes the types of a correction, but not the document types of an addon', () => {
  const corrections = [{ schema: 'bill/invoice', types: ['corrective'], copyTax: true as const }];
  const addon = defineAddon({ key: 'xx-test-v1', name: { en: 'Test' }, types: [], corrections });
  const published = publishedAddon(addon);
  expect(published['types']).toBeUndefined();
  expect(published['corrections']).toEqual([{ schema: 'bill/invoice', types: ['corrective'], copy_tax: true }]);
});
