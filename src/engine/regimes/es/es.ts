import { defineRegime } from '../../core/tax/regime.ts';
import { identities } from './identities.ts';
import { irnr, irpf } from './retained-taxes.ts';
import { invoiceRules, taxIdentityRules } from './rules.ts';
import { invoiceScenarios } from './scenarios.ts';
import { invoiceTags } from './tags.ts';
import { nif } from './tax-identity.ts';
import { igic, ipsi } from './territorial-taxes.ts';
import { vat } from './vat.ts';

/** Spain: IVA on the mainland, IGIC and IPSI in the territories, income tax withheld from professionals. */
export const spain = defineRegime({
  country: 'ES',
  name: { en: 'Spain', es: 'España' },
  description: {
    en: [
      'Spain charges IVA, its value added tax within the rules of the European Union. The Canary Islands have IGIC in its place, Ceuta and Melilla IPSI. Customers withhold income tax (IRPF, or IRNR for non-residents) from professionals, landlords and others.',
      'Everybody is identified by a NIF. The law knows one kind of correcting invoice, the "factura rectificativa": a corrective invoice stands for one that replaces the figures, a credit note for one that states the differences.',
      'Invoices are reported through VERI*FACTU, SII or, in the Basque Country, TicketBAI; public bodies receive FacturaE. VERI*FACTU is a duty from 2027-01-01 on for companies, from 2027-07-01 on for others. Each has its addon.',
    ].join('\n\n'),
  },
  sources: [
    {
      title: { en: 'Real Decreto 1619/2012 - Invoicing Regulation' },
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2012-14696',
    },
  ],
  known: { since: '2020-01-01', read: '2026-11-27' },
  timeZone: 'Europe/Madrid',
  currency: 'EUR',
  taxScheme: 'VAT',
  taxIdentity: nif,
  tags: [invoiceTags],
  identities,
  scenarios: [invoiceScenarios],
  corrections: [{ schema: 'bill/invoice', types: ['credit-note', 'corrective', 'debit-note'] }],
  categories: [vat, igic, ipsi, irpf, irnr],
  rules: [invoiceRules, taxIdentityRules],
});
