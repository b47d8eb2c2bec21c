import type { TaxCategoryDefinition } from '../../core/tax/definitions.ts';

// Rates depend on the HSN code of the item (Notification 1/2017 – Central Tax (Rate) and later ones), so documents
// state them.

/** The Union's part of a sale within a state (Central Goods and Services Tax Act 2017, section 9). */
export const cgst: TaxCategoryDefinition = {
  code: 'CGST',
  name: { en: 'CGST', hi: 'सीजीएसटी' },
  title: { en: 'Central Goods and Services Tax', hi: 'केंद्रीय माल और सेवा कर' },
  sources: [
    {
      title: { en: 'Central GST Regulations', hi: 'केंद्रीय जीएसटी नियमावली' },
      url: 'https://gstcouncil.gov.in/central-gst',
    },
  ],
};

/** The state's part of a sale within it (the State Goods and Services Tax Acts of 2017). */
export const sgst: TaxCategoryDefinition = {
  code: 'SGST',
  name: { en: 'SGST', hi: 'एसजीएसटी' },
  title: { en: 'State Goods and Services Tax', hi: 'राज्य माल और सेवा कर' },
  sources: [
    { title: { en: 'State GST Regulations', hi: 'राज्य जीएसटी नियमावली' }, url: 'https://gstcouncil.gov.in/sgst' },
  ],
};

/** The whole tax of a sale between states (Integrated Goods and Services Tax Act 2017, section 5). */
export const igst: TaxCategoryDefinition = {
  code: 'IGST',
  name: { en: 'IGST', hi: 'आईजीएसटी' },
  title: { en: 'Integrated Goods and Services Tax', hi: 'एकीकृत माल और सेवा कर' },
  sources: [
    {
      title: { en: 'Integrated GST Regulations', hi: 'एकीकृत जीएसटी नियमावली' },
      url: 'https://gstcouncil.gov.in/gst_council/igst',
    },
  ],
};

/** The territory's part of a sale within it (Union Territory Goods and Services Tax Act 2017, section 7). */
export const utgst: TaxCategoryDefinition = {
  code: 'UTGST',
  name: { en: 'UTGST', hi: 'यूटीजीएसटी' },
  title: { en: 'Union Territory Goods and Services Tax', hi: 'केंद्र शासित प्रदेश माल और सेवा कर' },
  sources: [
    {
      title: { en: 'Union Territory GST Regulations', hi: 'यूटीजीएसटी नियमावली' },
      url: 'https://gstcouncil.gov.in/utgst',
    },
  ],
};
