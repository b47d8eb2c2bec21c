import { EN16931, PEPPOL_PROCESS, type Profile } from './profile.ts';

const CIUS_RO = `${EN16931}#compliant#urn:efactura.mfinante.ro:CIUS-RO:1.0.1`;
const UBL_BE = `${EN16931}#conformant#urn:UBL.BE:1.0.0.20180214`;
const CIUS_PT = `${EN16931}#compliant#urn:feap.gov.pt:CIUS-PT:2.1.1`;
const NLCIUS = `${EN16931}#compliant#urn:fdc:nen.nl:nlcius:v1.0`;
const HR_ERACUN = `${EN16931}#compliant#urn:mfin.gov.hr:cius-2025:1.0#conformant#urn:mfin.gov.hr:ext-2025:1.0`;

/** Denmark, OIOUBL 2.1: UBL with its own codes and totals. */
export const oioubl2: Profile = {
  key: 'oioubl-2',
  name: 'OIOUBL 2.1',
  syntaxes: ['ubl'],
  writtenAs: 'oioubl',
  specification: 'OIOUBL-2.1',
  process: 'urn:www.nesubl.eu:profiles:profile5:ver2.0',
  recognisedBy: [{ specification: /^OIOUBL-2\.(?:01|02|1)$/ }],
  addons: ['eu-en16931-v2017', 'dk-oioubl-v2'],
  typeSchemes: { CVR: 'DK:CVR', CPR: 'DK:CPR' },
  ways: {
    endpointUris: true,
    streetNumbers: true,
    grossLines: true,
    taxKeys: true,
    paymentChannels: true,
    untypedCredits: true,
    unknownOrder: 'n/a',
  },
};

/** Denmark, OIOUBL 3: the standard with its own rules. */
export const oioubl3: Profile = {
  key: 'oioubl-3',
  name: 'OIOUBL 3',
  syntaxes: ['ubl'],
  readOnly: true,
  specification: 'urn:fdc:oioubl.dk:trns:billing:invoice:3.0',
  recognisedBy: [{ specification: /^urn:fdc:oioubl\.dk:trns:billing:(?:invoice|creditnote):3\.0$/ }],
  addons: ['eu-en16931-v2017'],
};

/** Romania, RO e-Factura. */
export const ciusRo: Profile = {
  key: 'cius-ro',
  name: 'CIUS-RO',
  syntaxes: ['ubl'],
  specification: CIUS_RO,
  recognisedBy: [{ specification: CIUS_RO }],
  addons: ['eu-en16931-v2017'],
  ways: { romanianCounties: true },
};

/** Croatia, eRačun between enterprises. */
export const hrEracun: Profile = {
  key: 'hr-eracun',
  name: 'HR eRačun',
  syntaxes: ['ubl'],
  specification: HR_ERACUN,
  // Processes of the Croatian specification: contracts and orders, advances, credits, corrections, self-billing.
  process: 'P1',
  recognisedBy: [{ specification: HR_ERACUN }],
  addons: ['eu-en16931-v2017'],
  ways: {
    issueTime: true,
    processOfType: { '386': 'P4', '381': 'P9', '384': 'P10', '389': 'P12' },
    operator: true,
    reasonsOfItems: true,
    breakdownAgain: true,
    categories: [
      { category: 'E', name: 'HR:E' },
      { category: 'O', name: 'HR:O' },
    ],
  },
};

/** The Netherlands, NLCIUS: in UBL also called SI-UBL 2.0. */
export const nlcius: Profile = {
  key: 'nlcius',
  name: 'NLCIUS',
  syntaxes: ['ubl', 'cii'],
  specification: NLCIUS,
  process: PEPPOL_PROCESS,
  recognisedBy: [{ specification: /#urn:fdc:nen\.nl:nlcius:v1\.0$/ }],
  addons: ['eu-en16931-v2017'],
  ways: { peppol: true },
};

/** Belgium, UBL.BE: the standard with the Belgian rules. */
export const ublBe: Profile = {
  key: 'ubl-be',
  name: 'UBL.BE',
  syntaxes: ['ubl'],
  specification: UBL_BE,
  process: PEPPOL_PROCESS,
  recognisedBy: [{ specification: /#urn:UBL\.BE:/ }],
  addons: ['eu-en16931-v2017'],
  most: { 'BG-1': 1 },
  ways: {
    lineTaxes: 'tax',
    numbersOutsideScope: true,
    noCreditProjects: true,
    documents: [
      { number: 'UBL.BE', description: 'UBL.BE Assay' },
      { description: 'CommercialInvoice', ofCredit: 'CreditNote' },
    ],
    // Without BR-E-01, BR-E-08 and BR-IC-01; BR-IC-08 is a warning.
    breakdownsByReason: ['E', 'K'],
    // Names and codes of the list of UBL.BE 1.31.
    categories: [
      { category: 'S', percent: '6', name: '01' },
      { category: 'S', percent: '12', name: '02' },
      { category: 'S', percent: '21', name: '03' },
      { category: 'S', name: 'NA' },
      { category: 'Z', name: '00' },
      { category: 'E', name: 'NA', reason: 'BETE-EX' },
      { category: 'AE', name: '45', reason: 'BETE-45' },
      { category: 'K', name: '46/GO', reason: 'BETE-46/GO' },
      { category: 'G', name: '47/EX', reason: 'BETE-47/EX' },
      { category: 'O', name: 'NS', reason: 'BETE-NS' },
    ],
  },
};

/** Portugal, invoices to public bodies. */
export const ciusPt: Profile = {
  key: 'cius-pt',
  name: 'CIUS-PT',
  syntaxes: ['ubl'],
  specification: CIUS_PT,
  process: PEPPOL_PROCESS,
  recognisedBy: [{ specification: /#urn:feap\.gov\.pt:CIUS-PT:/ }],
  addons: ['eu-en16931-v2017'],
  ways: {
    everyRate: true,
    oneLine: true,
    referenceInTerms: true,
    noCreditProjects: true,
    exemption: { extension: 'pt-saft-exemption', property: '#TAXEXEMPTIONREASONCODE@CLASSIFIEDTAXCATEGORY#' },
    decimals: {
      ...Object.fromEntries(['94', '96', '101', '103', '119', '138', '143', '152'].map((rate) => [`BT-${rate}`, 2])),
      ...Object.fromEntries(['93', '100', '129', '137', '142', '146', '149'].map((figure) => [`BT-${figure}`, 2])),
    },
  },
};

/** The extension of NLCIUS for the accounts of the government. */
export const nlciusAccounts: Profile = {
  ...nlcius,
  key: 'nlcius-gaccount',
  name: 'NLCIUS G-account',
  specification: `${NLCIUS}#conformant#urn:fdc:nen.nl:gaccount:v1.0`,
  recognisedBy: [{ specification: /#urn:fdc:nen\.nl:nlcius:v1\.0#conformant#urn:fdc:nen\.nl:gaccount:v1\.0$/ }],
};
