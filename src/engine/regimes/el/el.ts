import { defineRegime } from '../../core/tax/regime.ts';
import { reverseChargeNote } from '../shared/reverse-charge.ts';
import { taxIdentityRules } from './rules.ts';
import { vat } from './tax-categories.ts';
import { afm } from './tax-identity.ts';

/** Greece, EL in taxation and GR in ISO 3166-1: ΦΠΑ. */
export const greece = defineRegime({
  country: 'EL',
  alternatives: ['GR'],
  name: { en: 'Greece', el: 'Ελλάδα' },
  description: {
    en: [
      'Greece charges ΦΠΑ (FPA), its value added tax within the rules of the European Union, at a general and two lower rates. On Leros, Lesbos, Kos, Samos and Chios each of them is lower still, since 2026-01-01 also on Samothrace and on some twenty islands of the North Aegean and the Dodecanese with up to 20,000 inhabitants.',
      'A business states its ΑΦΜ (AFM) of nine digits, with EL before it in other countries. Invoices are corrected by credit notes, which name the MARK of the corrected invoice.',
      'Documents are reported to myDATA with codes for their type, tax and income, for which there is an addon; public bodies receive invoices over Peppol. Invoices between businesses in Greece have to be electronic ones since 2026-03-02 for large sellers and since 2026-10-01 for all, with a transition until 2026-12-31. The tax authority rounds row by row, and so do totals here.',
    ].join('\n\n'),
  },
  sources: [
    {
      title: { en: 'myDATA API Documentation v1.0.7' },
      url: 'https://www.aade.gr/sites/default/files/2023-10/myDATA%20API%20Documentation_v1.0.7_eng.pdf',
    },
    {
      title: { en: 'Greek PEPPOL BIS Billing 3.0' },
      url: 'https://www.gsis.gr/sites/default/files/eInvoice/Instructions%20to%20B2G%20Suppliers%20and%20certified%20PEPPOL%20Providers%20for%20the%20Greek%20PEPPOL%20BIS-EN-%20v1.0.pdf',
    },
  ],
  known: { since: '2016-06-01', read: '2026-11-27' },
  timeZone: 'Europe/Athens',
  currency: 'EUR',
  taxScheme: 'VAT',
  rounding: 'currency',
  taxIdentity: afm,
  scenarios: [{ schema: 'bill/invoice', list: [reverseChargeNote('Reverse Charge / Αντίστροφη φόρτιση')] }],
  corrections: [{ schema: 'bill/invoice', types: ['credit-note'], stamps: ['iapr-mark'] }],
  categories: [vat],
  rules: [taxIdentityRules],
});
