import { readOn, valueAddedTax } from '../shared/value-added-tax.ts';

/** VSK. Sources of each figure: law.test.ts. */
export const vat = valueAddedTax({
  name: { is: 'VSK' },
  title: { is: 'Virðisaukaskattur' },
  rates: {
    general: { name: { en: 'Standard Rate' }, values: { '2015-01-01': '24%', '2010-01-01': '25.5%' } },
    reduced: {
      name: { en: 'Reduced Rate' },
      desc: { en: 'Food, books, newspapers, accommodation and passenger transport.' },
      values: { '2015-01-01': '11%', '2007-03-01': '7%' },
    },
  },
  sources: readOn('2026-11-22', {
    'https://www.vatassociation.org/2015/02/16/iceland-vat-rate-changes-from-january-1st-2015/':
      'International VAT Association, Iceland VAT rate changes',
  }),
});
