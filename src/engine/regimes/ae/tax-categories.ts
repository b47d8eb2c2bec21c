import type { TaxCategoryDefinition } from '../../core/tax/definitions.ts';
import { vatKeys } from '../../core/tax/global-categories.ts';

/** Source of the rate: Federal Decree-Law 8 of 2017 on value added tax, article 3. */
export const vat: TaxCategoryDefinition = {
  code: 'VAT',
  name: { en: 'VAT', ar: 'ضريبة القيمة المضافة' },
  title: { en: 'Value Added Tax', ar: 'ضريبة القيمة المضافة' },
  keys: vatKeys,
  rates: [
    {
      rate: 'general',
      keys: ['standard'],
      name: { en: 'General Rate', ar: 'معدل قياسي' },
      desc: {
        en: 'For everything that is neither exempt nor bears the zero rate.',
        ar: 'لكل ما ليس معفى من الضريبة ولا خاضعا لنسبة الصفر.',
      },
      values: [{ since: '2018-01-01', percent: '5%' }],
    },
  ],
  sources: [
    {
      title: { en: 'Federal Tax Authority - UAE VAT Regulations', ar: 'الهيئة الاتحادية للضرائب' },
      url: 'https://www.tax.gov.ae',
    },
  ],
};
