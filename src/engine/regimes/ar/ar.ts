import { defineRegime } from '../../core/tax/regime.ts';
import { invoiceRules, taxIdentityRules } from './rules.ts';
import { vat } from './tax-categories.ts';
import { cuit } from './tax-identity.ts';

/** Argentina: IVA. */
export const argentina = defineRegime({
  country: 'AR',
  name: { en: 'Argentina', es: 'Argentina' },
  description: {
    en: [
      'Argentina charges IVA, a value added tax at a general, a reduced and an increased rate. The provinces levy a tax on turnover of their own, and customers collect or withhold parts of several taxes.',
      'Everybody is identified by a CUIT, people also by a CUIL of the same form. Invoices are of class A, B, C, E or M, after who sells to whom, and are corrected by credit and debit notes.',
      'The authority (ARCA, formerly AFIP) authorises every invoice with a code, the CAE; the addon ar-arca-v4 prepares it.',
    ].join('\n\n'),
  },
  sources: [
    { title: { en: 'AFIP - Administración Federal de Ingresos Públicos' }, url: 'https://www.afip.gob.ar/' },
    {
      title: { en: 'Invoice type and mandatory information' },
      url: 'https://www.argentina.gob.ar/normativa/recurso/54461/259-98a/htm',
    },
    {
      title: { en: 'AFIP SIRE - Percepciones y Retenciones' },
      url: 'https://www.afip.gob.ar/sire/percepciones-retenciones/',
    },
  ],
  known: { since: '2003-01-18', read: '2026-11-27' },
  timeZone: 'America/Argentina/Buenos_Aires',
  currency: 'ARS',
  taxIdentity: cuit,
  corrections: [{ schema: 'bill/invoice', types: ['credit-note', 'debit-note'] }],
  categories: [vat],
  rules: [invoiceRules, taxIdentityRules],
});
