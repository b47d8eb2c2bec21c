import type { TaxCategoryDefinition } from '../../core/tax/definitions.ts';
import { vatKeys } from '../../core/tax/global-categories.ts';

/** Value added tax. Source of the rates: Value Added Tax Act 1994, sections 2 (1) and 29A. */
export const vat: TaxCategoryDefinition = {
  code: 'VAT',
  name: { en: 'VAT' },
  title: { en: 'Value Added Tax' },
  keys: vatKeys,
  rates: [
    {
      rate: 'general',
      keys: ['standard'],
      name: { en: 'General Rate' },
      values: [{ since: '2011-01-04', percent: '20.0%' }],
    },
    {
      rate: 'reduced',
      keys: ['standard'],
      name: { en: 'Reduced Rate' },
      values: [{ since: '2011-01-04', percent: '5.0%' }],
    },
  ],
};
