import { readOn, unionRates, valueAddedTax } from '../shared/value-added-tax.ts';

/** ÁFA, within articles 96 to 99 of Directive 2006/112/EC. Sources of each figure: law.test.ts. */
export const vat = valueAddedTax({
  name: { hu: 'ÁFA' },
  title: { hu: 'Általános forgalmi adó' },
  rates: {
    general: {
      name: { en: 'General Rate', hu: 'Általános adómérték' },
      values: { '2012-01-01': '27%', '2010-01-01': '25%' },
    },
    reduced: { name: { en: 'Reduced Rate', hu: 'Kedvezményes adómérték' }, values: { '2010-01-01': '18%' } },
    'super-reduced': {
      name: { en: 'Super-reduced Rate', hu: 'Második kedvezményes adómérték' },
      values: { '2010-01-01': '5%' },
    },
  },
  sources: readOn('2026-11-22', {
    ...unionRates,
    'https://vatcalculator.zone/hungary-vat-calculator': 'vatcalculator.zone, History of VAT in Hungary',
  }),
});
