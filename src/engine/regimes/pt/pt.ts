import { defineRegime } from '../../core/tax/regime.ts';
import { completeCombo, upgradeInvoice } from './normalisers.ts';
import { region } from './region.ts';
import { comboRules, invoiceRules, taxIdentityRules } from './rules.ts';
import { irc, irs, vat } from './tax-categories.ts';
import { nif } from './tax-identity.ts';

/** Portugal: IVA with separate rates in the Azores and Madeira, income tax withheld by customers. */
export const portugal = defineRegime({
  country: 'PT',
  name: { en: 'Portugal', pt: 'Portugal' },
  description: {
    en: [
      'Portugal charges IVA, its value added tax within the rules of the European Union. Each rate has three percentages: for the mainland, the Azores and Madeira. Customers withhold income tax (IRS from people, IRC from companies) where the law says so.',
      'Everybody is identified by a NIF of nine digits. Invoices are corrected by credit notes and debit notes.',
      'Invoicing programs are certified by the tax authority (AT), give each document an ATCUD and a hash, and report in SAF-T, for which there is an addon.',
    ].join('\n\n'),
  },
  known: { since: '2021-07-01', read: '2026-11-27' },
  timeZone: 'Europe/Lisbon',
  currency: 'EUR',
  taxScheme: 'VAT',
  taxIdentity: nif,
  tags: [
    {
      schema: 'bill/invoice',
      list: [{ key: 'invoice-receipt', name: { en: 'Invoice-receipt', pt: 'Fatura-recibo' } }],
    },
  ],
  extensions: [region],
  corrections: [{ schema: 'bill/invoice', types: ['credit-note', 'debit-note'] }],
  categories: [vat, irs, irc],
  normalisers: [completeCombo, upgradeInvoice],
  rules: [invoiceRules, comboRules, taxIdentityRules],
});
