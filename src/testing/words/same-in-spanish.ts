/** Articles of the press and of advisers, and calculators: each is called what its author calls it. */
export const ENGLISH_TITLES = new Set([
  'Avalara, Further changes to Croatia VAT rules and rates',
  'Avalara, Icelandic VAT rates and compliance',
  'Avalara, Latvia new 5 % reduced VAT',
  'Baker McKenzie, VAT rates in Slovakia',
  'Baker McKenzie, VAT rates in Uruguay',
  'Chronicle.lu, VAT rates reduce from 1 January',
  'Ernst & Young, VAT rate to increase from 1 April 2018',
  'Ernst & Young, Worldwide VAT, GST and Sales Tax Guide 2022, Korea (South)',
  'International VAT Association, Iceland VAT rate changes',
  'KPMG, Panama: VAT essentials, July 2013',
  'KPMG, Turkey: VAT essentials, November 2012',
  'Marosa, VAT rate increase in Estonia by 2025',
  'Moroğlu Arseven, VAT rates from 10 July 2023',
  'Moroğlu Arseven, VAT rates from 10 July 2023, with the decision in the Official Gazette of 7 July 2023',
  'Nippon.com, The Political History of the Consumption Tax',
  'Regfollower, Romania increases standard and reduced VAT rates, after Legea 141/2025',
  'Tokyo Kaikei, Consumption Tax in Japan',
  'VAT Calc, Liechtenstein rises VAT to 8.1 % January 2024',
  'VAT Calc, Malta new 12 % VAT rate 2024',
  'VATupdate, Israel’s VAT rate to increase to 18 % in January 2025',
  'VATupdate, VAT rates in Slovenia',
  'calculatorvat.co.za, History of VAT in South Africa',
  'euvatrefund.com, Latvia VAT rate',
  'myvatcalculator.eu, Historical VAT rates of Czech Republic',
  'news.lt, Lithuania raises VAT rate',
  'tportal, Croatia starts applying 25 % VAT rate as of 1 March',
  'vatcalculator.eu, Bulgarian Value Added Tax history',
  'vatcalculator.eu, Cyprian Value Added Tax history',
  'vatcalculator.eu, Czech Value Added Tax history',
  'vatcalculator.eu, Luxembourgish Value Added Tax history',
  'vatcalculator.eu, Maltese Value Added Tax history',
  'vatcalculator.zone, History of VAT in Hungary',
  'web1o.lt, VAT calculator',
]);

/** What is the same in both languages, and why. */
export const SAME: Readonly<Record<string, readonly string[]>> = {
  'taxes and contributions by the letters that they are known by': [
    ...['IGI', 'GST', 'HST', 'PST', 'CGST', 'SGST', 'IGST', 'UTGST', 'ST', 'CT', 'IRS', 'IRC', 'IRPEF', 'IRES', 'EFK'],
    ...['ISS', 'ICMS', 'IPI', 'PIS', 'COFINS', 'CSLL', 'INSS', 'IRRF', 'IBS', 'CBS'],
  ],
  'names of authorities, services and formats': [
    ...['RIDET', 'Portail Public de Facturation (PPF)', 'EFKA', 'PagoPA', 'Australian Taxation Office, GST'],
    ...['PEPPOL BIS Billing 3.0', 'OIOUBL 2.1: Schematron 1.17.2'],
  ],
  'words that Spanish spells alike': [
    ...['Azores', 'Madeira', 'Global', 'Nominal', 'Antivirus', 'Original', 'Normal', 'Manual', 'No'],
  ],
  'names of systems, of what they issue and of things that have no other': [
    ...['CD-ROM', 'Nota Fiscal', 'IMEI', 'UNSPSC', 'eCl@ss', 'Medical Columbus', 'Pre-CARM'],
    ...[
      'CLADIMED (Classification des Dispositifs Médicaux)',
      'CNDM (Classificazione Nazionale dei Dispositivi Medici)',
    ],
    'IFDA (International Foodservice Distributors Association)',
  ],
  'networks and numbers by the letters that they are known by': [
    ...['GLN', 'GTIN', 'LEI', 'KOIOS', 'SWIFT', 'AS2', 'FTP', 'Odette', 'OFTP (Odette)', 'ABN, Australia'],
  ],
  'documents that Spanish spells alike': ['Cheque'],
};
