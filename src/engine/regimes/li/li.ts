import { defineRegime } from '../../core/tax/regime.ts';
import { registers } from './identities.ts';
import { taxIdentityRules } from './rules.ts';
import { vat } from './tax-categories.ts';
import { vatNumber } from './tax-identity.ts';

/** Liechtenstein: Mehrwertsteuer, its share of the Swiss system. */
export const liechtenstein = defineRegime({
  country: 'LI',
  name: { en: 'Liechtenstein', de: 'Liechtenstein' },
  description: {
    en: [
      'Liechtenstein takes part in the Swiss value added tax (MWST) by treaty: a law and an administration of its own, and the same rates on the same days. 8.1 % in general, 2.6 % on food, books, newspapers and medicines, 3.8 % on nights in hotels.',
      'A business states its MWST number, five digits, which stayed when Switzerland went over to the UID. Invoices are corrected by credit notes.',
    ].join('\n\n'),
  },
  sources: [
    {
      title: { en: 'Liechtensteinische Landesverwaltung, Umsetzung der UID' },
      url: 'https://www.llv.li/de/unternehmen/warenverkehr-dienstleistungen/schweizer-unternehmensidentifikationsnummer-uid-/umsetzung-der-uid-in-liechtenstein',
      at: '2026-11-22T00:00:00',
    },
    {
      title: { en: 'Mehrwertsteuergesetz, LGBl. 2009 Nr. 330' },
      url: 'https://gesetze.li/konso/html/2009330000?version=21&search_text=&search_loc=',
      at: '2026-11-22T00:00:00',
    },
  ],
  known: { since: '2010-01-01', read: '2026-11-22' },
  timeZone: 'Europe/Vaduz',
  currency: 'CHF',
  taxScheme: 'VAT',
  taxIdentity: vatNumber,
  identities: registers.identities,
  corrections: [{ schema: 'bill/invoice', types: ['credit-note'] }],
  categories: [vat],
  normalisers: [registers.normaliser],
  rules: [taxIdentityRules, registers.rules],
});
