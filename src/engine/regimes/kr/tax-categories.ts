import { readOn, valueAddedTax } from '../shared/value-added-tax.ts';

/** VAT, article 30 of the Value-Added Tax Act. Sources of the figure: law.test.ts. */
export const vat = valueAddedTax({
  name: { ko: '부가세' },
  title: { ko: '부가가치세' },
  rates: {
    general: { name: { en: 'Standard Rate' }, values: { '1977-07-01': '10%' } },
  },
  sources: readOn('2026-11-22', {
    'https://issuu.com/worldtradepresss/docs/-s-korea':
      'Ernst & Young, Worldwide VAT, GST and Sales Tax Guide 2022, Korea (South)',
  }),
});
