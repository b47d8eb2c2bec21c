import { valueAddedTax } from '../shared/value-added-tax.ts';

/** Source of the rate: Federal Decree-Law 8 of 2017 on value added tax, article 3. */
export const vat = valueAddedTax({
  name: { ar: 'ضريبة القيمة المضافة' },
  title: { ar: 'ضريبة القيمة المضافة' },
  rates: {
    general: {
      name: { en: 'General Rate', ar: 'معدل قياسي' },
      desc: {
        en: 'For everything that is neither exempt nor bears the zero rate.',
        ar: 'لكل ما ليس معفى من الضريبة ولا خاضعا لنسبة الصفر.',
      },
      values: { '2018-01-01': '5%' },
    },
  },
  sources: [
    {
      title: { en: 'Federal Tax Authority - UAE VAT Regulations', ar: 'الهيئة الاتحادية للضرائب' },
      url: 'https://www.tax.gov.ae',
    },
  ],
});
