import { defineRegime } from '../../core/tax/regime.ts';
import { salesTax } from './tax-categories.ts';

/** United States: sales taxes of states, counties and cities; no federal tax. Tax codes (EIN) are unchanged. */
export const unitedStates = defineRegime({
  country: 'US',
  name: { en: 'United States of America' },
  description: {
    en: [
      'The United States have no value added tax. States, counties and cities charge sales taxes of their own, some none at all, so documents state the percentage.',
      'Businesses are identified by their EIN, nine digits given by the Internal Revenue Service; registration for sales tax is a matter of each state. Invoices are corrected by credit and debit notes.',
    ].join('\n\n'),
  },
  known: { read: '2026-11-21' },
  timeZone: 'America/Chicago',
  currency: 'USD',
  corrections: [{ schema: 'bill/invoice', types: ['credit-note', 'debit-note'] }],
  categories: [salesTax],
});
