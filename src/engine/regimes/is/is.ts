import { defineRegime } from '../../core/tax/regime.ts';
import { registers } from './identities.ts';
import { taxIdentityRules } from './rules.ts';
import { vat } from './tax-categories.ts';
import { vskNumber } from './tax-identity.ts';

/** Iceland: virðisaukaskattur. */
export const iceland = defineRegime({
  country: 'IS',
  name: { en: 'Iceland', is: 'Ísland' },
  description: {
    en: [
      'Iceland, in the European Economic Area and not in the Union, charges a value added tax (VSK) of 24 % in general, and of 11 % on food, books, newspapers, accommodation and passenger transport. Exports are free of it.',
      'A business states its VSK number, five or six digits without a check digit, or its kennitala, ten digits with one. Invoices are corrected by credit notes.',
    ].join('\n\n'),
  },
  sources: [
    {
      title: { en: 'Avalara, Icelandic VAT rates and compliance' },
      url: 'https://avalara.com/vatlive/en/country-guides/europe/iceland/icelandic-vat-rates-and-compliance.html',
      at: '2026-11-22T00:00:00',
    },
    {
      title: { en: 'International VAT Association, Iceland VAT rate changes' },
      url: 'https://www.vatassociation.org/2015/02/16/iceland-vat-rate-changes-from-january-1st-2015/',
      at: '2026-11-22T00:00:00',
    },
  ],
  known: { since: '2010-01-01', read: '2026-11-22' },
  timeZone: 'Atlantic/Reykjavik',
  currency: 'ISK',
  taxScheme: 'VAT',
  taxIdentity: vskNumber,
  identities: registers.identities,
  corrections: [{ schema: 'bill/invoice', types: ['credit-note'] }],
  categories: [vat],
  normalisers: [registers.normaliser],
  rules: [taxIdentityRules, registers.rules],
});
