import { valueAddedTax } from '../shared/value-added-tax.ts';

/** TVA, btw. Source of the rates: Arrêté royal no. 20 of 20 July 1970, and the page below. */
export const vat = valueAddedTax({
  rates: {
    general: {
      name: { en: 'General Rate', fr: 'Taux normal', nl: 'Algemeen tarief', de: 'Allgemeiner Satz' },
      values: { '2011-01-04': '21.0%' },
    },
    intermediate: {
      name: { en: 'Intermediate Rate', fr: 'Taux intermédiaire', nl: 'Tussentarief', de: 'Mittlerer Satz' },
      values: { '2011-01-01': '12.0%' },
    },
    reduced: {
      name: { en: 'Reduced Rate', fr: 'Taux réduit', nl: 'Verlaagd Tarief', de: 'Ermäßigter Satz' },
      values: { '2011-01-04': '6.0%' },
    },
  },
  sources: [
    {
      title: { en: 'VAT rates | FPS Finance' },
      url: 'https://finance.belgium.be/en/enterprises/vat/vat-obligation/rates-and-calculation/vat-rates#q1',
    },
  ],
});
