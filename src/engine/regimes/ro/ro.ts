import { defineRegime } from '../../core/tax/regime.ts';
import { UNION_SOURCES } from '../shared/eu-norms.ts';
import { reverseChargeNote } from '../shared/reverse-charge.ts';
import { registers } from './identities.ts';
import { invoiceRules, taxIdentityRules } from './rules.ts';
import { vat } from './tax-categories.ts';
import { vatNumber } from './tax-identity.ts';

/** Romania: taxa pe valoarea adăugată. */
export const romania = defineRegime({
  country: 'RO',
  name: { en: 'Romania', ro: 'România' },
  description: {
    en: [
      'Romania charges value added tax (TVA) within the rules of the European Union. Since August 2025 there are a standard rate and one reduced rate; before there were two reduced ones, 9 % and 5 %. Documents may go on to name the second (`super-reduced`), which since then is the same. Some flats were sold at 9 % until July 2026 under conditions (`special`, which is 21 % since 2026-08-01).',
      'A business states its CIF with RO before it. Since 2024-07-01 invoices between businesses in Romania are electronic ones, sent through RO e-Factura. Invoices are corrected by credit notes and debit notes, which refer to them.',
    ].join('\n\n'),
  },
  sources: UNION_SOURCES,
  known: { since: '2011-01-01', read: '2026-11-23' },
  timeZone: 'Europe/Bucharest',
  currency: 'RON',
  taxScheme: 'VAT',
  taxIdentity: vatNumber,
  identities: registers.identities,
  scenarios: [{ schema: 'bill/invoice', list: [reverseChargeNote('taxare inversă')] }],
  corrections: [{ schema: 'bill/invoice', types: ['credit-note', 'debit-note'] }],
  categories: [vat],
  normalisers: [registers.normaliser],
  rules: [invoiceRules, taxIdentityRules, registers.rules],
});
