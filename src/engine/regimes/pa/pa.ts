import { defineRegime } from '../../core/tax/regime.ts';
import { invoiceRules } from './rules.ts';
import { vat } from './tax-categories.ts';
import { ruc } from './tax-identity.ts';

/** Panama: ITBMS. */
export const panama = defineRegime({
  country: 'PA',
  name: { en: 'Panama', es: 'Panamá' },
  description: {
    en: [
      'Panama charges a tax on the transfer of movable goods and services (ITBMS), a value added tax: 7 % in general, 10 % on alcoholic drinks and nights in hotels, 15 % on tobacco. Exports are free of it; food, medicines and education are exempt. The selective consumption tax is not among the taxes here.',
      'A business states its RUC with its check number (DV). The forms of the RUC are many and have one source only, so it is not judged; it is kept without its hyphens. Invoices are corrected by credit notes and debit notes.',
    ].join('\n\n'),
  },
  sources: [
    {
      title: { en: 'KPMG, Panama: VAT essentials, July 2013' },
      url: 'https://www.kpmg.com/Global/en/IssuesAndInsights/ArticlesPublications/vat-gst-essentials/pages/panama.aspx',
      at: '2026-11-22T00:00:00',
    },
    {
      title: { en: 'Fábrega Molino, El sistema de facturación en la República de Panamá' },
      url: 'https://fmm.com.pa/es/el-sistema-de-facturacion-en-la-republica-de-panama/',
      at: '2026-11-22T00:00:00',
    },
  ],
  known: { since: '2010-07-01', read: '2026-11-22' },
  timeZone: 'America/Panama',
  currency: 'PAB',
  taxScheme: 'VAT',
  taxIdentity: ruc,
  corrections: [{ schema: 'bill/invoice', types: ['credit-note', 'debit-note'] }],
  categories: [vat],
  rules: [invoiceRules],
});
