import type { TaxCategoryDefinition } from '../../core/tax/definitions.ts';
import { vatKeys } from '../../core/tax/global-categories.ts';

/** ITBMS, article 1057-V of the Código Fiscal. Sources of each figure: law.test.ts. */
export const vat: TaxCategoryDefinition = {
  code: 'VAT',
  name: { en: 'ITBMS', es: 'ITBMS' },
  title: {
    en: 'Tax on the Transfer of Movable Goods and Services',
    es: 'Impuesto de Transferencia de Bienes Corporales Muebles y la Prestación de Servicios',
  },
  keys: vatKeys,
  rates: [
    {
      rate: 'general',
      keys: ['standard'],
      name: { en: 'General Rate', es: 'Tasa General' },
      values: [
        { since: '2010-07-01', percent: '7%' },
        { since: '2010-01-01', percent: '5%' },
      ],
    },
    {
      rate: 'increased',
      keys: ['standard'],
      name: { en: 'Increased Rate' },
      desc: { en: 'Alcoholic drinks and accommodation.' },
      values: [{ since: '2010-07-01', percent: '10%' }],
    },
    {
      rate: 'special',
      keys: ['standard'],
      name: { en: 'Special Rate' },
      desc: { en: 'Tobacco.' },
      values: [{ since: '2010-07-01', percent: '15%' }],
    },
  ],
  sources: [
    {
      title: { en: 'KPMG, Panama: VAT essentials, July 2013' },
      url: 'https://www.kpmg.com/Global/en/IssuesAndInsights/ArticlesPublications/vat-gst-essentials/pages/panama.aspx',
      at: '2026-11-22T00:00:00',
    },
  ],
};
