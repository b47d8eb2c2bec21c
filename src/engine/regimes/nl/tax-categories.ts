import { valueAddedTax } from '../shared/value-added-tax.ts';

/** Omzetbelasting. Source of the rates: Wet op de omzetbelasting 1968, article 9. */
export const vat = valueAddedTax({
  name: { nl: 'BTW' },
  title: { nl: 'Belasting Toegevoegde Waarde' },
  rates: {
    general: {
      name: { en: 'General Rate', nl: 'Algemeen Tarief' },
      byLaw: { '2012-10-01': '21.0%', '2010-01-01': '19.0%' },
    },
    reduced: {
      name: { en: 'Reduced Rate', nl: 'Gereduceerd Tarief' },
      byLaw: { '2019-01-01': '9.0%', '2010-01-01': '6.0%' },
    },
  },
});
