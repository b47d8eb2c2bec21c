import { defineRegime } from '../../core/tax/regime.ts';
import { taxIdentityRules } from './rules.ts';
import { selectiveConsumption, vat } from './tax-categories.ts';
import { cedula } from './tax-identity.ts';

/** Costa Rica: impuesto al valor agregado. */
export const costaRica = defineRegime({
  country: 'CR',
  name: { en: 'Costa Rica', es: 'Costa Rica' },
  description: {
    en: [
      'Costa Rica charges a value added tax (IVA) since July 2019, in place of a sales tax: 13 % in general, 4 % on air tickets and private health care, 2 % on medicines and insurance of persons, 1 % on the basic basket, 0.5 % on organic products. The selective consumption tax (ISC) has a percentage for each product, so a line states its own.',
      'A business states the number of its identity document: nine digits for a person, ten characters for a company, eleven or twelve digits for a foreigner. None has a check digit. Invoices are corrected by credit notes and debit notes. The rates on the way to 13 % for building and tourism, until August 2023, are not among the rates here.',
    ].join('\n\n'),
  },
  sources: [
    {
      title: { en: 'Ministerio de Hacienda - Dirección General de Tributación' },
      url: 'https://www.hacienda.go.cr/',
      at: '2026-11-22T00:00:00',
    },
    {
      title: { en: 'Ley 9635 de Fortalecimiento de las Finanzas Públicas' },
      url: 'https://www.pgrweb.go.cr/scij/Busqueda/Normativa/Normas/nrm_articulo.aspx?param1=NRA&nValor1=1&nValor2=87720&nValor3=135054&nValor5=2&strTipM=FA',
      at: '2026-11-22T00:00:00',
    },
  ],
  known: { since: '2023-09-01', read: '2026-11-22' },
  timeZone: 'America/Costa_Rica',
  currency: 'CRC',
  taxScheme: 'VAT',
  taxIdentity: cedula,
  corrections: [{ schema: 'bill/invoice', types: ['credit-note', 'debit-note'] }],
  categories: [vat, selectiveConsumption],
  rules: [taxIdentityRules],
});
