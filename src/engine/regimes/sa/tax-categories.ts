import type { TaxCategoryDefinition } from '../../core/tax/definitions.ts';
import { vatKeys } from '../../core/tax/global-categories.ts';

/** Source of the rates: VAT Law (Royal Decree M/113 of 2017), article 2; 15 % by Royal Order A/638 of 2020. */
export const vat: TaxCategoryDefinition = {
  code: 'VAT',
  name: { en: 'VAT', ar: 'ضريبة القيمة المضافة' },
  title: { en: 'Value Added Tax', ar: 'ضريبة القيمة المضافة' },
  keys: vatKeys,
  rates: [
    {
      rate: 'general',
      keys: ['standard'],
      name: { en: 'Standard Rate', ar: 'النسبة الأساسية' },
      desc: {
        en: 'For everything that is neither exempt nor bears the zero rate.',
        ar: 'لكل ما ليس معفى من الضريبة ولا خاضعا لنسبة الصفر.',
      },
      values: [
        { since: '2020-07-01', percent: '15.0%' },
        { since: '2018-01-01', percent: '5.0%' },
      ],
    },
  ],
  sources: [
    {
      title: { en: 'ZATCA - VAT Regulations', ar: 'هيئة الزكاة والضريبة والجمارك' },
      url: 'https://zatca.gov.sa/en/RulesRegulations/VAT/Pages/default.aspx',
    },
  ],
};
