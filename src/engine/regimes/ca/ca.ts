import { defineRegime } from '../../core/tax/regime.ts';
import { gst, hst, pst } from './tax-categories.ts';
import { businessNumber } from './tax-identity.ts';

/** Canada: the goods and services tax of the federation, alone or with taxes of the provinces. */
export const canada = defineRegime({
  country: 'CA',
  name: { en: 'Canada' },
  description: {
    en: [
      'Canada charges GST, a tax on goods and services, everywhere. Ontario and the Atlantic provinces add theirs to a single harmonised tax (HST); British Columbia, Manitoba, Saskatchewan and Quebec levy one of their own beside it; Alberta and the territories have none. Where the customer is decides the percentage.',
      'A business is identified by its Business Number, nine digits, with RT and four more for its GST account. Invoices are corrected by credit and debit notes.',
    ].join('\n\n'),
  },
  known: { since: '2008-01-01', read: '2026-11-27' },
  timeZone: 'America/Toronto',
  currency: 'CAD',
  taxScheme: 'GST',
  taxIdentity: businessNumber,
  corrections: [{ schema: 'bill/invoice', types: ['credit-note', 'debit-note'] }],
  categories: [gst, hst, pst],
});
