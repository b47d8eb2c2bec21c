import { EN16931, type Profile } from './profile.ts';

const ZATCA = `${EN16931}#compliant#urn:zatca.gov.sa:e-invoicing:1.0`;

/**
 * Saudi Arabia, ZATCA. Most files have no specification identifier: the business process identifies them. Source:
 * ZATCA, Electronic Invoice XML Implementation Standard.
 */
export const zatca: Profile = {
  key: 'zatca',
  name: 'ZATCA e-invoicing',
  syntaxes: ['ubl'],
  specification: ZATCA,
  process: 'reporting:1.0',
  recognisedBy: [{ specification: ZATCA }, { specification: /^$/, process: /^reporting:1\.0$/ }],
  addons: ['eu-en16931-v2017', 'sa-zatca-v1'],
  // ZATCA asks for no terms of payment, and for no reason of a discount.
  waived: ['GOBL-EU-EN16931-BILL-INVOICE-07', 'GOBL-EU-EN16931-BILL-DISCOUNT-02'],
  ways: {
    kind: {
      extension: 'sa-zatca-invoice-type',
      simplified: '02',
      flags: ['third-party', 'nominal', 'export', 'summary', 'self-billed'],
    },
    oneRoot: true,
    identified: true,
    numbersByType: true,
    bareTaxNumbers: true,
    streetNumbers: true,
    districts: true,
    accountingCurrency: 'SAR',
    lineTaxes: 'tax and gross',
    supplyPeriod: true,
    reasonWithPayment: true,
    stamps: ['ICV', 'PIH', 'QR'],
    stampRules: ['03', '26', '27', '28', '29', '30', '33', '34', '60', '61'].map((number) => `BR-KSA-${number}`),
  },
};
