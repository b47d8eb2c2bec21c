import { defineRegime } from '../../core/tax/regime.ts';
import { taxIdentityRules } from './rules.ts';
import { vat } from './tax-categories.ts';
import { nip } from './tax-identity.ts';

/** Poland: podatek od towarów i usług. */
export const poland = defineRegime({
  country: 'PL',
  name: { en: 'Poland', pl: 'Polska' },
  description: {
    en: [
      'Poland charges VAT (podatek od towarów i usług) within the rules of the European Union, at a general and two reduced rates; exports and sales to other member states are taxed at zero.',
      'A business states its NIP of ten digits. Invoices pass the national system KSeF, for which there is an addon.',
    ].join('\n\n'),
  },
  known: { since: '2000-09-04', read: '2026-11-21' },
  timeZone: 'Europe/Warsaw',
  currency: 'PLN',
  taxScheme: 'VAT',
  taxIdentity: nip,
  categories: [vat],
  rules: [taxIdentityRules],
});
