import { readOn, unionRates, valueAddedTax } from '../shared/value-added-tax.ts';

/** ДДС, articles 66 and 66a of Закон за данък върху добавената стойност. Sources of each figure: law.test.ts. */
export const vat = valueAddedTax({
  name: { bg: 'ДДС' },
  title: { bg: 'Данък върху добавената стойност' },
  rates: {
    general: { name: { en: 'General Rate', bg: 'Стандартна ставка' }, values: { '2010-01-01': '20%' } },
    reduced: {
      name: { en: 'Reduced Rate', bg: 'Намалена ставка' },
      values: { '2011-04-01': '9%', '2010-01-01': '7%' },
    },
  },
  sources: readOn('2026-11-22', {
    ...unionRates,
    'https://vatcalculator.eu/bulgaria-vat-calculator/': 'vatcalculator.eu, Bulgarian Value Added Tax history',
  }),
});
