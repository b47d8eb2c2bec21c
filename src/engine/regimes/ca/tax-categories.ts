import type { TaxCategoryDefinition } from '../../core/tax/definitions.ts';

/** Source of the rates: Excise Tax Act (R.S.C. 1985, c. E-15), subsection 165 (1) and schedule VI; the page below. */
export const gst: TaxCategoryDefinition = {
  code: 'GST',
  name: { en: 'GST' },
  title: { en: 'General Sales Tax' },
  rates: [
    {
      rate: 'zero',
      name: { en: 'Zero Rate' },
      desc: {
        en: 'For what schedule VI of the act lists: groceries, prescription drugs, medical devices, farm products and exports.',
      },
      values: [{ percent: '0.0%' }],
    },
    {
      rate: 'general',
      name: { en: 'General rate' },
      desc: { en: 'For all goods and services that are neither zero-rated nor exempt.' },
      values: [{ since: '2022-01-01', percent: '5%' }],
      byLaw: [
        { since: '2008-01-01', percent: '5%' },
        { since: '2006-07-01', percent: '6%' },
      ],
    },
  ],
  sources: [
    {
      title: { en: 'GST/HST provincial rates table' },
      url: 'https://www.canada.ca/en/revenue-agency/services/tax/businesses/topics/gst-hst-businesses/charge-collect-which-rate/calculator.html',
    },
  ],
};

/** In place of GST where a province takes part; the percentage is that of the province (Excise Tax Act, schedule VIII). */
export const hst: TaxCategoryDefinition = { code: 'HST', name: { en: 'HST' }, title: { en: 'Harmonized Sales Tax' } };

/** Tax of a province beside GST, by its own law, so documents state the percentage. */
export const pst: TaxCategoryDefinition = { code: 'PST', name: { en: 'PST' }, title: { en: 'Provincial Sales Tax' } };
