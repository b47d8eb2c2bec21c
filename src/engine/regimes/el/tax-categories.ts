import { valueAddedTax } from '../shared/value-added-tax.ts';

/**
 * ΦΠΑ. Source of the rates: VAT code (Law 5144/2024, formerly Law 2859/2000, article 21); those of the islands are lower
 * by 30 percent.
 */
export const vat = valueAddedTax({
  name: { el: 'ΦΠΑ' },
  title: { el: 'Φόρος προστιθέμενης αξίας' },
  rates: {
    general: {
      name: { en: 'General rate', el: 'Κανονικός συντελεστής' },
      byLaw: { '2016-06-01': '24%', '2010-07-01': '23%' },
    },
    reduced: {
      name: { en: 'Reduced rate', el: 'Μειωμένος συντελεστής' },
      byLaw: { '2011-01-01': '13%', '2010-07-01': '11%' },
    },
    'super-reduced': {
      name: { en: 'Super-reduced rate', el: 'Υπερμειωμένος συντελεστής' },
      byLaw: { '2015-07-20': '6%', '2011-01-01': '6.5%', '2010-07-01': '5.5%' },
    },
    'general+island': {
      name: { en: 'Standard rate (Island)', el: 'Κανονικός συντελεστής (Νησί)' },
      byLaw: { '2016-06-01': '17%' },
    },
    'reduced+island': {
      name: { en: 'Reduced rate (Island)', el: 'Μειωμένος συντελεστής (Νησί)' },
      byLaw: { '2016-06-01': '9%' },
    },
    'super-reduced+island': {
      name: { en: 'Super-reduced rate (Island)', el: 'Υπερμειωμένος συντελεστής (Νησί)' },
      byLaw: { '2016-06-01': '4%' },
    },
  },
  sources: [
    { title: { en: 'VAT Rates' }, url: 'https://www.gov.gr/en/sdg/taxes/vat/general/basic-vat-rates' },
    {
      title: {
        en: 'Value Added Tax/Goods and Services Tax (VAT/GST) (1976-2023)',
        el: 'Φόρος Προστιθέμενης Αξίας/Φόρος Αγαθών και Υπηρεσιών (ΦΠΑ/GST) (1976-2023)',
      },
      url: 'https://www.oecd.org/tax/tax-policy/tax-database/',
    },
  ],
});
