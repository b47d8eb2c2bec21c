import { readOn, valueAddedTax } from '../shared/value-added-tax.ts';

/** IVA, article 14 of Decreto Ley 825. Sources of each figure: law.test.ts. */
export const vat = valueAddedTax({
  name: { es: 'IVA' },
  title: { es: 'Impuesto al Valor Agregado' },
  rates: {
    general: { name: { en: 'General Rate', es: 'Tasa General' }, values: { '2003-10-01': '19%' } },
  },
  sources: readOn('2026-11-22', {
    'https://www.sii.cl/destacados/foreign_investor/vat.html': 'Servicio de Impuestos Internos, Value added tax',
  }),
});
