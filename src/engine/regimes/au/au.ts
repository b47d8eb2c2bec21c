import { defineRegime } from '../../core/tax/regime.ts';
import { registers } from './identities.ts';
import { taxIdentityRules } from './rules.ts';
import { gst } from './tax-categories.ts';
import { abn } from './tax-identity.ts';

/** Australia: goods and services tax. */
export const australia = defineRegime({
  country: 'AU',
  name: { en: 'Australia' },
  description: {
    en: [
      'Australia charges a goods and services tax (GST) of 10 % since July 2000. Basic food, health, education and exports are free of it (`zero`); financial supplies and rents of homes are input-taxed (`exempt`).',
      'A business states its ABN, eleven digits. Invoices are corrected by credit notes (adjustment notes). Wine equalisation tax and luxury car tax are not among the taxes here.',
    ].join('\n\n'),
  },
  sources: [
    {
      title: { en: 'Australian Taxation Office, GST' },
      url: 'https://www.ato.gov.au/businesses-and-organisations/gst-excise-and-indirect-taxes/gst',
      at: '2026-11-22T00:00:00',
    },
  ],
  known: { since: '2000-07-01', read: '2026-11-22' },
  timeZone: 'Australia/Sydney',
  currency: 'AUD',
  taxScheme: 'GST',
  taxIdentity: abn,
  identities: registers.identities,
  corrections: [{ schema: 'bill/invoice', types: ['credit-note'] }],
  categories: [gst],
  normalisers: [registers.normaliser],
  rules: [taxIdentityRules, registers.rules],
});
