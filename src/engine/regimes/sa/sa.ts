import { defineRegime } from '../../core/tax/regime.ts';
import { identityRules, taxIdentityRules } from './rules.ts';
import { vat } from './tax-categories.ts';
import { vatNumber } from './tax-identity.ts';

/** Saudi Arabia: value added tax since 2018. */
export const saudiArabia = defineRegime({
  country: 'SA',
  name: { en: 'Kingdom of Saudi Arabia', ar: 'المملكة العربية السعودية' },
  description: {
    en: [
      'Saudi Arabia charges a value added tax under the agreement of the Gulf states, at one rate. A business states its VAT number of fifteen digits.',
      'Invoices are issued electronically under the rules of ZATCA, those between businesses cleared by it first; the addon sa-zatca-v1 prepares them.',
    ].join('\n\n'),
  },
  sources: [
    {
      title: { en: 'ZATCA - VAT Implementing Regulations' },
      url: 'https://zatca.gov.sa/en/RulesRegulations/VAT/Pages/default.aspx',
    },
  ],
  known: { since: '2018-01-01', read: '2026-11-21' },
  timeZone: 'Asia/Riyadh',
  currency: 'SAR',
  taxScheme: 'VAT',
  taxIdentity: vatNumber,
  categories: [vat],
  rules: [identityRules, taxIdentityRules],
});
