import { readOn, unionRates, valueAddedTax } from '../shared/value-added-tax.ts';

/** ΦΠΑ, within articles 96 to 99 of Directive 2006/112/EC. Sources of each figure: law.test.ts. */
export const vat = valueAddedTax({
  name: { el: 'ΦΠΑ' },
  title: { el: 'Φόρος Προστιθέμενης Αξίας' },
  rates: {
    general: {
      name: { en: 'Standard Rate', el: 'Κανονικός συντελεστής' },
      values: { '2014-01-13': '19%', '2013-01-14': '18%', '2012-03-01': '17%', '2010-01-01': '15%' },
    },
    reduced: {
      name: { en: 'Reduced Rate', el: 'Μειωμένος συντελεστής' },
      values: { '2014-01-13': '9%', '2010-01-01': '8%' },
    },
    'super-reduced': {
      name: { en: 'Super-reduced Rate', el: 'Υπερμειωμένος συντελεστής' },
      desc: {
        en: 'For books and the press, devices for people with disabilities, waste collection and first performances. The lowest rate was 5 % until 3 % came in below it.',
      },
      values: { '2023-07-21': '3%', '2010-01-01': '5%' },
    },
    special: {
      name: { en: 'Second Reduced Rate', el: 'Δεύτερος μειωμένος συντελεστής' },
      desc: { en: 'For everything that the law taxes at 5 %.' },
      values: { '2010-01-01': '5%' },
    },
  },
  sources: readOn('2026-11-22', {
    ...unionRates,
    'https://vatcalculator.eu/?p=142': 'vatcalculator.eu, Cyprian Value Added Tax history',
  }),
});
