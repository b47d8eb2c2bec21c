import { defineRegime } from '../../core/tax/regime.ts';
import { registers } from './identities.ts';
import { invoiceRules, taxIdentityRules } from './rules.ts';
import { vat } from './tax-categories.ts';
import { taxNumber } from './tax-identity.ts';

/** Türkiye: katma değer vergisi. */
export const turkey = defineRegime({
  country: 'TR',
  name: { en: 'Türkiye', tr: 'Türkiye' },
  description: {
    en: [
      'Türkiye charges a value added tax (KDV) of 20 % in general, of 10 % on the goods and services of list II, such as clothes, medicines and nights in hotels, and of 1 % on those of list I, such as basic foods. Exports are free of it. What buyers withhold of the tax is not among the rates here.',
      'A company states its tax number (VKN), ten digits, a citizen the identity number (T.C. kimlik no.), eleven digits. A return is invoiced by the customer, so there are no credit notes by law.',
    ].join('\n\n'),
  },
  sources: [
    {
      title: {
        en: 'Moroğlu Arseven, VAT rates from 10 July 2023, with the decision in the Official Gazette of 7 July 2023',
      },
      url: 'https://www.morogluarseven.com/news-and-publications/turkiye-increased-vat-and-certain-tax-and-fee-rates/',
      at: '2026-11-22T00:00:00',
    },
    {
      title: { en: 'KPMG, Turkey: VAT essentials, November 2012' },
      url: 'https://www.kpmg.com/Global/en/IssuesAndInsights/ArticlesPublications/vat-gst-essentials/Pages/turkey.aspx',
      at: '2026-11-22T00:00:00',
    },
  ],
  known: { since: '2012-11-01', read: '2026-11-22' },
  timeZone: 'Europe/Istanbul',
  currency: 'TRY',
  taxScheme: 'VAT',
  taxIdentity: taxNumber,
  identities: registers.identities,
  categories: [vat],
  normalisers: [registers.normaliser],
  rules: [invoiceRules, taxIdentityRules, registers.rules],
});
