import { readOn, valueAddedTax } from '../shared/value-added-tax.ts';

/** ITBMS, article 1057-V of the Código Fiscal. Sources of each figure: law.test.ts. */
export const vat = valueAddedTax({
  name: { en: 'ITBMS', es: 'ITBMS' },
  title: {
    en: 'Tax on the Transfer of Movable Goods and Services',
    es: 'Impuesto de Transferencia de Bienes Corporales Muebles y la Prestación de Servicios',
  },
  rates: {
    general: { name: { en: 'General Rate', es: 'Tasa General' }, values: { '2010-07-01': '7%', '2010-01-01': '5%' } },
    increased: {
      name: { en: 'Increased Rate' },
      desc: { en: 'Alcoholic drinks and accommodation.' },
      values: { '2010-07-01': '10%' },
    },
    special: { name: { en: 'Special Rate' }, desc: { en: 'Tobacco.' }, values: { '2010-07-01': '15%' } },
  },
  sources: readOn('2026-11-22', {
    'https://www.kpmg.com/Global/en/IssuesAndInsights/ArticlesPublications/vat-gst-essentials/pages/panama.aspx':
      'KPMG, Panama: VAT essentials, July 2013',
  }),
});
