import { valueAddedTax } from '../shared/value-added-tax.ts';

/** Value added tax. Source of the rates: Value Added Tax Act 1994, sections 2 (1) and 29A. */
export const vat = valueAddedTax({
  rates: {
    general: { name: { en: 'General Rate' }, values: { '2011-01-04': '20.0%' } },
    reduced: { name: { en: 'Reduced Rate' }, values: { '2011-01-04': '5.0%' } },
  },
});
