import { defineRegime } from '../../core/tax/regime.ts';
import { reverseCharge } from '../shared/reverse-charge.ts';
import { registers } from './identities.ts';
import { invoiceRules, taxIdentityRules } from './rules.ts';
import { vat } from './tax-categories.ts';
import { ruc } from './tax-identity.ts';

/** Peru: impuesto general a las ventas. */
export const peru = defineRegime({
  country: 'PE',
  name: { en: 'Peru', es: 'Perú' },
  description: {
    en: [
      'Peru charges the general sales tax (IGV), a value added tax, together with the tax for the municipalities (IPM): 18 % in all, which invoices show as one. Small restaurants, hotels and caterers charge 10.5 %, and 15 % from 2027-01-01.',
      'A business states its RUC, eleven digits. Invoices are corrected by credit notes and debit notes.',
    ].join('\n\n'),
  },
  sources: [
    {
      title: { en: 'SUNAT - Inscripción al RUC' },
      url: 'https://centrovirtual.sunat.gob.pe/tramites/inscribete-ruc',
      at: '2026-11-22T00:00:00',
    },
  ],
  known: { since: '2014-11-06', read: '2026-11-27' },
  timeZone: 'America/Lima',
  currency: 'PEN',
  taxScheme: 'VAT',
  taxIdentity: ruc,
  identities: registers.identities,
  scenarios: [{ schema: 'bill/invoice', list: [reverseCharge] }],
  corrections: [{ schema: 'bill/invoice', types: ['credit-note', 'debit-note'] }],
  categories: [vat],
  normalisers: [registers.normaliser],
  rules: [invoiceRules, taxIdentityRules, registers.rules],
});
