import { defineRegime } from '../../core/tax/regime.ts';
import { reverseChargeNote } from '../shared/reverse-charge.ts';
import { identities } from './fiscal-code.ts';
import { cleanFiscalCode, moveFiscalCode, renameExtensions } from './normalisers.ts';
import { retainedTaxes } from './retained-taxes.ts';
import { identityRules, taxIdentityRules } from './rules.ts';
import { partitaIva } from './tax-identity.ts';
import { vat } from './vat.ts';

/** Italy: IVA, and taxes and contributions that customers withhold. */
export const italy = defineRegime({
  country: 'IT',
  name: { en: 'Italy', it: 'Italia' },
  description: {
    en: [
      'Italy charges IVA, its value added tax within the rules of the European Union, at four rates. Customers withhold income tax (IRPEF, IRES) and contributions to pension funds from professionals and agents.',
      'A business has a partita IVA of eleven digits; everybody, people included, has a codice fiscale. Invoices are corrected by credit notes and debit notes.',
      'All invoices pass the Sistema di Interscambio (SDI) in the FatturaPA format, receipts go to the tax agency daily. Each has its addon.',
    ].join('\n\n'),
  },
  sources: [
    {
      title: { en: 'Agenzia delle Entrate - Electronic Invoicing' },
      url: 'https://www.agenziaentrate.gov.it/portale/web/guest/fatturazione-elettronica-e-dati-fatture-transfrontaliere-new',
    },
    {
      title: { en: 'FatturaPA - Documentation and Schemas' },
      url: 'https://www.fatturapa.gov.it/it/norme-e-regole/documentazione-fattura-elettronica/formato-fatturapa/',
    },
    {
      title: { en: 'FatturaPA - Filling Guide' },
      url: 'https://www.agenziaentrate.gov.it/portale/documents/20143/451259/Guida_compilazione-FE-Esterometro-V_1.9_2024-03-05.pdf',
    },
  ],
  known: { since: '2016-01-01', read: '2026-11-27' },
  timeZone: 'Europe/Rome',
  currency: 'EUR',
  taxScheme: 'VAT',
  taxIdentity: partitaIva,
  identities,
  scenarios: [
    { schema: 'bill/invoice', list: [reverseChargeNote('Reverse Charge / Inversione del soggetto passivo')] },
  ],
  corrections: [{ schema: 'bill/invoice', types: ['credit-note', 'debit-note'] }],
  categories: [vat, ...retainedTaxes],
  normalisers: [cleanFiscalCode, moveFiscalCode, renameExtensions],
  rules: [identityRules, taxIdentityRules],
});
