import type { TaxCategoryDefinition } from '../../core/tax/definitions.ts';
import { vatKeys } from '../../core/tax/global-categories.ts';

/** ΦΠΑ, within articles 96 to 99 of Directive 2006/112/EC. Sources of each figure: law.test.ts. */
export const vat: TaxCategoryDefinition = {
  code: 'VAT',
  name: { en: 'VAT', el: 'ΦΠΑ' },
  title: { en: 'Value Added Tax', el: 'Φόρος Προστιθέμενης Αξίας' },
  keys: vatKeys,
  rates: [
    {
      rate: 'general',
      keys: ['standard'],
      name: { en: 'Standard Rate', el: 'Κανονικός συντελεστής' },
      values: [
        { since: '2014-01-13', percent: '19%' },
        { since: '2013-01-14', percent: '18%' },
        { since: '2012-03-01', percent: '17%' },
        { since: '2010-01-01', percent: '15%' },
      ],
    },
    {
      rate: 'reduced',
      keys: ['standard'],
      name: { en: 'Reduced Rate', el: 'Μειωμένος συντελεστής' },
      values: [
        { since: '2014-01-13', percent: '9%' },
        { since: '2010-01-01', percent: '8%' },
      ],
    },
    {
      rate: 'super-reduced',
      keys: ['standard'],
      name: { en: 'Super-reduced Rate', el: 'Υπερμειωμένος συντελεστής' },
      desc: {
        en: 'For books and the press, devices for people with disabilities, waste collection and first performances. The lowest rate was 5 % until 3 % came in below it.',
      },
      values: [
        { since: '2023-07-21', percent: '3%' },
        { since: '2010-01-01', percent: '5%' },
      ],
    },
    {
      rate: 'special',
      keys: ['standard'],
      name: { en: 'Second Reduced Rate', el: 'Δεύτερος μειωμένος συντελεστής' },
      desc: { en: 'For everything that the law taxes at 5 %.' },
      values: [{ since: '2010-01-01', percent: '5%' }],
    },
  ],
  sources: [
    {
      title: { en: 'European Commission, VAT rates' },
      url: 'https://taxation-customs.ec.europa.eu/taxation/vat/eu-vat-rules/vat-rates_en',
      at: '2026-11-22T00:00:00',
    },
    {
      title: { en: 'vatcalculator.eu, Cyprian Value Added Tax history' },
      url: 'https://vatcalculator.eu/?p=142',
      at: '2026-11-22T00:00:00',
    },
  ],
};
