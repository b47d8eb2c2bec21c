import { defineRegime } from '../../core/tax/regime.ts';
import { placeOfIssue } from './normalisers.ts';
import { ieps, isr, rieps, rvat, vat } from './tax-categories.ts';
import { rfc } from './tax-identity.ts';
import { taxIdentityRules } from './rules.ts';

/** Mexico: IVA and IEPS, and what customers withhold. */
export const mexico = defineRegime({
  country: 'MX',
  name: { en: 'Mexico', es: 'México' },
  description: {
    en: [
      'Mexico charges IVA, a value added tax with a lower rate along its borders, and IEPS, a special tax on fuel, tobacco, drinks and some other goods. Companies withhold parts of the IVA and income tax (ISR) from those they pay.',
      'Everybody is identified by an RFC: twelve characters for companies, thirteen for people. XAXX010101000 stands for the general public, XEXX010101000 for customers abroad.',
      'Every invoice is a CFDI that a provider of the SAT certifies; the addon mx-cfdi-v4 prepares it. A credit note names the fiscal folio (UUID) that the corrected invoice was given.',
    ].join('\n\n'),
  },
  sources: [
    {
      title: { en: 'SAT - Anexo 20 (Invoice Format)' },
      url: 'http://omawww.sat.gob.mx/tramitesyservicios/Paginas/anexo_20.htm',
    },
    {
      title: { en: 'SAT - CFDI 4.0 Filling Guide' },
      url: 'http://omawww.sat.gob.mx/tramitesyservicios/Paginas/documentos/Anexo_20_Guia_de_llenado_CFDI.pdf',
    },
    {
      title: { en: 'SAT - Global CFDI 4.0 Filling Guide' },
      url: 'http://omawww.sat.gob.mx/tramitesyservicios/Paginas/documentos/GuiallenadoCFDIglobal311221.pdf',
    },
  ],
  known: { since: '2019-01-01', read: '2026-11-27' },
  timeZone: 'America/Mexico_City',
  currency: 'MXN',
  taxScheme: 'VAT',
  taxIdentity: rfc,
  corrections: [{ schema: 'bill/invoice', types: ['credit-note'], stamps: ['sat-uuid'] }],
  categories: [vat, rvat, ieps, rieps, isr],
  normalisers: [placeOfIssue],
  rules: [taxIdentityRules],
});
