import { defineRegime } from '../../core/tax/regime.ts';
import { invoiceRules, taxIdentityRules } from './rules.ts';
import { vat } from './tax-categories.ts';
import { rut } from './tax-identity.ts';

/** Chile: impuesto al valor agregado. */
export const chile = defineRegime({
  country: 'CL',
  name: { en: 'Chile', es: 'Chile' },
  description: {
    en: [
      'Chile charges a value added tax (IVA) of 19 % on sales and services, with no reduced rate. Exports are free of it; some services are exempt. The additional taxes on drinks and luxury goods are not among the rates here.',
      'A business states its RUT: seven or eight digits and a check digit, which may be K. Invoices are corrected by credit notes and debit notes.',
    ].join('\n\n'),
  },
  sources: [
    {
      title: { en: 'Servicio de Impuestos Internos, Value added tax' },
      url: 'https://www.sii.cl/destacados/foreign_investor/vat.html',
      at: '2026-11-22T00:00:00',
    },
    {
      title: { en: 'Decreto Ley 825, Ley sobre Impuesto a las Ventas y Servicios' },
      url: 'https://www.bcn.cl/leychile/navegar?idNorma=6369',
      at: '2026-11-22T00:00:00',
    },
  ],
  known: { since: '2003-10-01', read: '2026-11-23' },
  timeZone: 'America/Santiago',
  currency: 'CLP',
  taxScheme: 'VAT',
  taxIdentity: rut,
  corrections: [{ schema: 'bill/invoice', types: ['credit-note', 'debit-note'] }],
  categories: [vat],
  rules: [invoiceRules, taxIdentityRules],
});
