import { defineRegime } from '../../core/tax/regime.ts';
import { taxIdentityRules } from './rules.ts';
import { ic, ica, inc, rica, rr, rvat, vat } from './tax-categories.ts';
import { nit } from './tax-identity.ts';

/** Colombia: IVA, taxes on consumption and local business, and what customers withhold. */
export const colombia = defineRegime({
  country: 'CO',
  name: { en: 'Colombia', es: 'Colombia' },
  description: {
    en: [
      'Colombia charges IVA, a value added tax at a general and a reduced rate, taxes on the consumption of some goods and services, and ICA, a tax of the municipalities on trade. Customers named by the authority withhold parts of IVA and ICA, and income tax at the source.',
      'Everybody is identified by a NIT with a check digit, which the DIAN gives. Invoices are corrected by credit and debit notes.',
      'The DIAN validates every invoice before the customer gets it; the addon co-dian-v2 prepares it.',
    ].join('\n\n'),
  },
  sources: [
    {
      title: { en: 'DIAN - Invoice numbering authorization' },
      url: 'https://www.dian.gov.co/impuestos/sociedades/presentacionclientes/Solicitud_de_Autorizacion_de_Numeracion_de_Facturacion.pdf',
    },
    {
      title: { en: 'DIAN - Municipality codes' },
      url: 'https://www.dian.gov.co/atencionciudadano/formulariosinstructivos/Formularios/2007/Codigos_municipios_2007.pdf',
    },
  ],
  known: { since: '2013-01-01', read: '2026-11-27' },
  timeZone: 'America/Bogota',
  currency: 'COP',
  taxIdentity: nit,
  corrections: [{ schema: 'bill/invoice', types: ['credit-note', 'debit-note'] }],
  categories: [vat, ic, ica, inc, rvat, rica, rr],
  rules: [taxIdentityRules],
});
