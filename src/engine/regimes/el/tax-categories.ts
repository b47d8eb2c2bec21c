import type { LocalText, TaxCategoryDefinition, TaxRateDefinition } from '../../core/tax/definitions.ts';
import { vatKeys } from '../../core/tax/global-categories.ts';

function rate(key: string, name: LocalText, percent: string): TaxRateDefinition {
  return { rate: key, keys: ['standard'], name, values: [{ percent }] };
}

/**
 * ΦΠΑ. Source of the rates: VAT code (Law 5144/2024, formerly Law 2859/2000, article 21); those of the islands are lower
 * by 30 percent.
 */
export const vat: TaxCategoryDefinition = {
  code: 'VAT',
  name: { en: 'VAT', el: 'ΦΠΑ' },
  title: { en: 'Value Added Tax', el: 'Φόρος προστιθέμενης αξίας' },
  keys: vatKeys,
  rates: [
    rate('general', { en: 'General rate', el: 'Κανονικός συντελεστής' }, '24%'),
    rate('reduced', { en: 'Reduced rate', el: 'Μειωμένος συντελεστής' }, '13%'),
    rate('super-reduced', { en: 'Super-reduced rate', el: 'Υπερμειωμένος συντελεστής' }, '6%'),
    rate('general+island', { en: 'Standard rate (Island)', el: 'Κανονικός συντελεστής (Νησί)' }, '17%'),
    rate('reduced+island', { en: 'Reduced rate (Island)', el: 'Μειωμένος συντελεστής (Νησί)' }, '9%'),
    rate('super-reduced+island', { en: 'Super-reduced rate (Island)', el: 'Υπερμειωμένος συντελεστής (Νησί)' }, '4%'),
  ],
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
};
