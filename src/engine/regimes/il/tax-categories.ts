import { readOn, valueAddedTax } from '../shared/value-added-tax.ts';

/** VAT, by orders under the Value Added Tax Law, 5736-1975. Sources of each figure: law.test.ts. */
export const vat = valueAddedTax({
  name: { he: 'מע״מ' },
  title: { he: 'מס ערך מוסף' },
  rates: {
    general: {
      name: { en: 'Standard Rate' },
      values: {
        '2025-01-01': '18%',
        '2015-10-01': '17%',
        '2013-06-02': '18%',
        '2012-09-01': '17%',
        '2010-01-01': '16%',
      },
    },
  },
  sources: readOn('2026-11-22', {
    'https://vatupdate.com/2024/12/30/israels-vat-rate-to-increase-to-18-starting-january-2025':
      'VATupdate, Israel’s VAT rate to increase to 18 % in January 2025',
  }),
});
