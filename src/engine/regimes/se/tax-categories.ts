import { readOn, valueAddedTax } from '../shared/value-added-tax.ts';

/** Mervärdesskatt. Source of the rates: mervärdesskattelagen (2023:200), chapter 9, and the pages below. */
export const vat = valueAddedTax({
  name: { se: 'Moms' },
  title: { se: 'Moms' },
  rates: {
    general: { name: { en: 'General Rate', se: 'Normalskattesats' }, values: { '1990-01-01': '25.0%' } },
    reduced: {
      name: { en: 'First Reduced Rate', se: 'Första reducerade skattesatsen' },
      values: { '1996-01-01': '12.0%' },
    },
    'super-reduced': {
      name: { en: 'Second Reduced Rate', se: 'Andra reducerade skattesatsen' },
      values: { '1996-01-01': '6.0%' },
    },
  },
  sources: readOn('2025-04-25', {
    'https://www.skatteverket.se/servicelankar/otherlanguages/inenglishengelska/businessesandemployers/startingandrunningaswedishbusiness/declaringtaxesbusinesses/vat/vatratesandvatexemption.4.676f4884175c97df419255d.html':
      'Swedish Tax Agency - VAT rates and VAT exemption',
    'https://www4.skatteverket.se/rattsligvagledning/394966.html': {
      se: 'Skatteverket - Momssatser och undantag från moms',
    },
    'https://www4.skatteverket.se/rattsligvagledning/edition/2025.4/429414.html': {
      en: 'Standard rate',
      se: 'Normalskattesats',
    },
    'https://www4.skatteverket.se/rattsligvagledning/edition/2025.4/394978.html': {
      en: 'Tax rate 12 percent',
      se: 'Skattesats 12 procent',
    },
    'https://www4.skatteverket.se/rattsligvagledning/edition/2025.4/394984.html': {
      en: 'Tax rate 6 percent',
      se: 'Skattesats 6 procent',
    },
  }),
});
