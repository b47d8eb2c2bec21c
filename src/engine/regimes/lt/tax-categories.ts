import { readOn, unionRates, valueAddedTax } from '../shared/value-added-tax.ts';

/** PVM, article 19 of Pridėtinės vertės mokesčio įstatymas. Sources of each figure: law.test.ts. */
export const vat = valueAddedTax({
  name: { lt: 'PVM' },
  title: { lt: 'Pridėtinės vertės mokestis' },
  rates: {
    general: { name: { en: 'Standard Rate', lt: 'Standartinis tarifas' }, values: { '2010-01-01': '21%' } },
    reduced: {
      name: { en: 'Reduced Rate', lt: 'Lengvatinis tarifas' },
      values: { '2026-01-01': '12%', '2010-01-01': '9%' },
    },
    'super-reduced': {
      name: { en: 'Super-reduced Rate', lt: 'Antrasis lengvatinis tarifas' },
      values: { '2010-01-01': '5%' },
    },
  },
  sources: readOn('2026-11-22', {
    ...unionRates,
    'https://news.lt/en/Print?id=210415': 'news.lt, Lithuania raises VAT rate',
    'https://web1o.lt/en/skaiciuokles/pvm': 'web1o.lt, VAT calculator',
  }),
});
