import { defineRegime } from '../../core/tax/regime.ts';
import { registers } from './identities.ts';
import { taxIdentityRules } from './rules.ts';
import { vat } from './tax-categories.ts';
import { rut } from './tax-identity.ts';

/** Uruguay: impuesto al valor agregado. */
export const uruguay = defineRegime({
  country: 'UY',
  name: { en: 'Uruguay', es: 'Uruguay' },
  description: {
    en: [
      'Uruguay charges a value added tax (IVA) at a basic rate of 22 %, and at a minimum rate of 10 % on basic foods, medicines, health care and hotels. Exports are free of it. Rebates for who pays by card are not among the rates here.',
      'A business states its RUT, twelve digits, the last a check digit. Invoices are corrected by credit notes and debit notes.',
    ].join('\n\n'),
  },
  sources: [
    {
      title: { en: 'DGI, Texto Ordenado 2023, título 10' },
      url: 'https://www.impo.com.uy/bases/todgi-2023/10-2024/10',
      at: '2026-11-22T00:00:00',
    },
    {
      title: { en: 'Baker McKenzie, VAT rates in Uruguay' },
      url: 'https://resourcehub.bakermckenzie.com/en/resources/vatgst-rates--thresholds/latin-america/uruguay/topics/vat--gst',
      at: '2026-11-22T00:00:00',
    },
  ],
  known: { since: '2012-01-01', read: '2026-11-22' },
  timeZone: 'America/Montevideo',
  currency: 'UYU',
  taxScheme: 'VAT',
  taxIdentity: rut,
  identities: registers.identities,
  corrections: [{ schema: 'bill/invoice', types: ['credit-note', 'debit-note'] }],
  categories: [vat],
  normalisers: [registers.normaliser],
  rules: [taxIdentityRules, registers.rules],
});
