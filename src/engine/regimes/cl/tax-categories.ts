import type { TaxCategoryDefinition } from '../../core/tax/definitions.ts';
import { vatKeys } from '../../core/tax/global-categories.ts';

/** IVA, article 14 of Decreto Ley 825. Sources of each figure: law.test.ts. */
export const vat: TaxCategoryDefinition = {
  code: 'VAT',
  name: { en: 'VAT', es: 'IVA' },
  title: { en: 'Value Added Tax', es: 'Impuesto al Valor Agregado' },
  keys: vatKeys,
  rates: [
    {
      rate: 'general',
      keys: ['standard'],
      name: { en: 'General Rate', es: 'Tasa General' },
      values: [{ since: '2003-10-01', percent: '19%' }],
    },
  ],
  sources: [
    {
      title: { en: 'Servicio de Impuestos Internos, Value added tax' },
      url: 'https://www.sii.cl/destacados/foreign_investor/vat.html',
      at: '2026-11-22T00:00:00',
    },
  ],
};
