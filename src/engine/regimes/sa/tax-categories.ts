import { valueAddedTax } from '../shared/value-added-tax.ts';

/** Source of the rates: VAT Law (Royal Decree M/113 of 2017), article 2; 15 % by Royal Order A/638 of 2020. */
export const vat = valueAddedTax({
  name: { ar: 'ضريبة القيمة المضافة' },
  title: { ar: 'ضريبة القيمة المضافة' },
  rates: {
    general: {
      name: { en: 'Standard Rate', ar: 'النسبة الأساسية' },
      desc: {
        en: 'For everything that is neither exempt nor bears the zero rate.',
        ar: 'لكل ما ليس معفى من الضريبة ولا خاضعا لنسبة الصفر.',
      },
      values: { '2020-07-01': '15.0%', '2018-01-01': '5.0%' },
    },
  },
  sources: [
    {
      title: { en: 'ZATCA - VAT Regulations', ar: 'هيئة الزكاة والضريبة والجمارك' },
      url: 'https://zatca.gov.sa/en/RulesRegulations/VAT/Pages/default.aspx',
    },
  ],
});
