import type {
  LocalText,
  RateValueDefinition,
  TaxCategoryDefinition,
  TaxRateDefinition,
} from '../../core/tax/definitions.ts';
import { vatKeys } from '../../core/tax/global-categories.ts';

/** By the law from each day on, the newest first; the published value has no day. */
function rate(key: string, name: LocalText, ...days: readonly (readonly [string, string])[]): TaxRateDefinition {
  const byLaw = days.map(([since, percent]): RateValueDefinition => ({ since, percent }));
  return { rate: key, keys: ['standard'], name, values: byLaw.slice(0, 1).map(({ percent }) => ({ percent })), byLaw };
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
    rate('general', { en: 'General rate', el: 'Κανονικός συντελεστής' }, ['2016-06-01', '24%'], ['2010-07-01', '23%']),
    rate('reduced', { en: 'Reduced rate', el: 'Μειωμένος συντελεστής' }, ['2011-01-01', '13%'], ['2010-07-01', '11%']),
    rate(
      'super-reduced',
      { en: 'Super-reduced rate', el: 'Υπερμειωμένος συντελεστής' },
      ['2015-07-20', '6%'],
      ['2011-01-01', '6.5%'],
      ['2010-07-01', '5.5%'],
    ),
    rate('general+island', { en: 'Standard rate (Island)', el: 'Κανονικός συντελεστής (Νησί)' }, ['2016-06-01', '17%']),
    rate('reduced+island', { en: 'Reduced rate (Island)', el: 'Μειωμένος συντελεστής (Νησί)' }, ['2016-06-01', '9%']),
    rate('super-reduced+island', { en: 'Super-reduced rate (Island)', el: 'Υπερμειωμένος συντελεστής (Νησί)' }, [
      '2016-06-01',
      '4%',
    ]),
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
