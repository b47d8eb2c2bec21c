import type { CodeDefinition } from '../../core/tax/definitions.ts';

/** Causes of exemption from VAT. Source: myDATA REST API documentation, annex 8.3. */
export const exemptions: readonly CodeDefinition[] = [
  {
    code: '1',
    name: { en: 'Without VAT - article 3 of the VAT code', el: 'Χωρίς ΦΠΑ - άρθρο 3 του Κώδικα ΦΠΑ' },
    desc: { en: 'Not a transaction that VAT covers at all.' },
  },
  {
    code: '2',
    name: { en: 'Without VAT - article 5 of the VAT code', el: 'Χωρίς ΦΠΑ - άρθρο 5 του Κώδικα ΦΠΑ' },
    desc: { en: 'Not taken for a supply of goods, as for the transfer of a whole business.' },
  },
  {
    code: '3',
    name: { en: 'Without VAT - article 13 of the VAT code', el: 'Χωρίς ΦΠΑ - άρθρο 13 του Κώδικα ΦΠΑ' },
    desc: { en: 'The place where the goods are supplied lies outside Greece.' },
  },
  {
    code: '4',
    name: { en: 'Without VAT - article 14 of the VAT code', el: 'Χωρίς ΦΠΑ - άρθρο 14 του Κώδικα ΦΠΑ' },
    desc: { en: 'The place where the service is supplied lies outside Greece.' },
  },
  {
    code: '5',
    name: { en: 'Without VAT - article 16 of the VAT code', el: 'Χωρίς ΦΠΑ - άρθρο 16 του Κώδικα ΦΠΑ' },
    desc: { en: 'Not charged: a case in which the tax does not fall due at this moment.' },
  },
  {
    code: '6',
    name: { en: 'Without VAT - article 19 of the VAT code', el: 'Χωρίς ΦΠΑ - άρθρο 19 του Κώδικα ΦΠΑ' },
    desc: { en: 'Amounts that do not belong to the taxable value.' },
  },
  {
    code: '7',
    name: { en: 'Without VAT - article 22 of the VAT code', el: 'Χωρίς ΦΠΑ - άρθρο 22 του Κώδικα ΦΠΑ' },
    desc: {
      en: 'Activities exempt within the country, without deduction: health, education, culture, insurance, finance, letting.',
    },
  },
  {
    code: '8',
    name: { en: 'Without VAT - article 24 of the VAT code', el: 'Χωρίς ΦΠΑ - άρθρο 24 του Κώδικα ΦΠΑ' },
    desc: { en: 'Export to countries outside the Union; the tax on purchases is deducted.' },
  },
  {
    code: '9',
    name: { en: 'Without VAT - article 25 of the VAT code', el: 'Χωρίς ΦΠΑ - άρθρο 25 του Κώδικα ΦΠΑ' },
    desc: { en: 'International transport, free zones and customs warehouses.' },
  },
  {
    code: '10',
    name: { en: 'Without VAT - article 26 of the VAT code', el: 'Χωρίς ΦΠΑ - άρθρο 26 του Κώδικα ΦΠΑ' },
    desc: { en: 'Goods in other warehouses under suspension of VAT.' },
  },
  {
    code: '11',
    name: { en: 'Without VAT - article 27 of the VAT code', el: 'Χωρίς ΦΠΑ - άρθρο 27 του Κώδικα ΦΠΑ' },
    desc: { en: 'Ships, aircraft, diplomats and others treated like exports.' },
  },
  {
    code: '12',
    name: {
      en: 'Without VAT - article 27 - Seagoing Vessels of the VAT code',
      el: 'Χωρίς ΦΠΑ - άρθρο 27 - Πλοία Ανοικτής Θαλάσσης του Κώδικα ΦΠΑ',
    },
    desc: { en: 'Ships for the high sea; the tax on purchases is deducted.' },
  },
  {
    code: '13',
    name: {
      en: 'Without VAT - article 27.1.γ - Seagoing Vessels of the VAT code',
      el: 'Χωρίς ΦΠΑ - άρθρο 27.1.γ - Πλοία Ανοικτής Θαλάσσης του Κώδικα ΦΠΑ',
    },
    desc: { en: 'Goods and services for ships of the high sea under letter γ of the first paragraph.' },
  },
  {
    code: '14',
    name: { en: 'Without VAT - article 28 of the VAT code', el: 'Χωρίς ΦΠΑ - άρθρο 28 του Κώδικα ΦΠΑ' },
    desc: { en: 'Goods to a business in another member state of the Union.' },
  },
  {
    code: '15',
    name: { en: 'Without VAT - article 39 of the VAT code', el: 'Χωρίς ΦΠΑ - άρθρο 39 του Κώδικα ΦΠΑ' },
    desc: { en: 'Scheme for small businesses: no VAT is charged.' },
  },
  {
    code: '16',
    name: { en: 'Without VAT - article 39a of the VAT code', el: 'Χωρίς ΦΠΑ - άρθρο 39α του Κώδικα ΦΠΑ' },
    desc: {
      en: 'The customer, a business in Greece, owes the tax: waste, mobile phones, tablets, consoles and others.',
    },
  },
  {
    code: '17',
    name: { en: 'Without VAT - article 40 of the VAT code', el: 'Χωρίς ΦΠΑ - άρθρο 40 του Κώδικα ΦΠΑ' },
    desc: { en: 'Scheme with a lump sum in place of VAT.' },
  },
  {
    code: '18',
    name: { en: 'Without VAT - article 41 of the VAT code', el: 'Χωρίς ΦΠΑ - άρθρο 41 του Κώδικα ΦΠΑ' },
    desc: { en: 'Scheme for farmers: they get compensation in place of VAT.' },
  },
  {
    code: '19',
    name: { en: 'Without VAT - article 47 of the VAT code', el: 'Χωρίς ΦΠΑ - άρθρο 47 του Κώδικα ΦΠΑ' },
    desc: { en: 'Investment gold; one may choose to be taxed.' },
  },
  {
    code: '20',
    name: { en: 'VAT included - article 43 of the VAT code', el: 'ΦΠΑ εμπεριεχόμενος - άρθρο 43 του Κώδικα ΦΠΑ' },
    desc: { en: 'Travel agents: tax on the margin alone.' },
  },
  {
    code: '21',
    name: { en: 'VAT included - article 44 of the VAT code', el: 'ΦΠΑ εμπεριεχόμενος - άρθρο 44 του Κώδικα ΦΠΑ' },
    desc: { en: 'Second-hand goods: tax on the margin alone.' },
  },
  {
    code: '22',
    name: { en: 'VAT included - article 45 of the VAT code', el: 'ΦΠΑ εμπεριεχόμενος - άρθρο 45 του Κώδικα ΦΠΑ' },
    desc: { en: 'Works of art: tax on the margin alone.' },
  },
  {
    code: '23',
    name: { en: 'VAT included - article 46 of the VAT code', el: 'ΦΠΑ εμπεριεχόμενος - άρθρο 46 του Κώδικα ΦΠΑ' },
    desc: { en: 'Collectors’ items and antiques: tax on the margin alone.' },
  },
  {
    code: '24',
    name: { en: 'Without VAT - article 6 of the VAT code', el: 'Χωρίς ΦΠΑ - άρθρο 6 του Κώδικα ΦΠΑ' },
    desc: { en: 'Subject to no VAT by article 6.' },
  },
  {
    code: '25',
    name: { en: 'Without VAT - ΠΟΛ.1029/1995', el: 'Χωρίς ΦΠΑ - ΠΟΛ.1029/1995' },
    desc: { en: 'Exempt by the circular of 1995.' },
  },
  {
    code: '26',
    name: { en: 'Without VAT - ΠΟΛ.1167/2015', el: 'Χωρίς ΦΠΑ - ΠΟΛ.1167/2015' },
    desc: { en: 'Exempt by the circular of 2015.' },
  },
  {
    code: '27',
    name: { en: 'Without VAT - Other VAT exceptions', el: 'Λοιπές Εξαιρέσεις ΦΠΑ' },
    desc: { en: 'Any other exemption of the law; say which in the notes.' },
  },
  {
    code: '28',
    name: {
      en: 'Without VAT - Article 24 (b) (1) of the VAT Code (Tax Free)',
      el: "Χωρίς ΦΠΑ – άρθρο 24 περ. β' παρ.1 του Κώδικα ΦΠΑ, (Tax Free)",
    },
    desc: { en: 'Goods that travellers take with them to a country outside the Union.' },
  },
  {
    code: '29',
    name: {
      en: 'Without VAT - Article 47b of the VAT Code (OSS non-EU scheme)',
      el: 'Χωρίς ΦΠΑ – άρθρο 47β, του Κώδικα ΦΠΑ (OSS μη ενωσιακό καθεστώς)',
    },
    desc: { en: 'One stop shop for sellers outside the Union: the consumer’s member state gets the tax.' },
  },
  {
    code: '30',
    name: {
      en: 'Without VAT - Article 47c of the VAT Code (OSS EU scheme)',
      el: 'Χωρίς ΦΠΑ – άρθρο 47γ, του Κώδικα ΦΠΑ (OSS ενωσιακό καθεστώς)',
    },
    desc: { en: 'One stop shop within the Union: the consumer’s member state gets the tax.' },
  },
  {
    code: '31',
    name: {
      en: 'Excluding VAT - Article 47d of the VAT Code (IOSS)',
      el: 'Χωρίς ΦΠΑ – άρθρο 47δ του Κώδικα ΦΠΑ (IOSS)',
    },
    desc: { en: 'One stop shop for imported goods of small value: the consumer’s member state gets the tax.' },
  },
];
