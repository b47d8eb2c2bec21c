import { EN16931, PEPPOL_PROCESS, type Profile } from './profile.ts';

const CIUS_RO = `${EN16931}#compliant#urn:efactura.mfinante.ro:CIUS-RO:1.0.1`;
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
  told: [{ specification: /^OIOUBL-2\.(?:01|02|1)$/ }],
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
  told: [{ specification: /^urn:fdc:oioubl\.dk:trns:billing:(?:invoice|creditnote):3\.0$/ }],
  addons: ['eu-en16931-v2017'],
};

/** Romania, RO e-Factura. */
export const ciusRo: Profile = {
  key: 'cius-ro',
  name: 'CIUS-RO',
  syntaxes: ['ubl'],
  specification: CIUS_RO,
  told: [{ specification: CIUS_RO }],
  addons: ['eu-en16931-v2017'],
};

/** Croatia, eRačun between enterprises. */
export const hrEracun: Profile = {
  key: 'hr-eracun',
  name: 'HR eRačun',
  syntaxes: ['ubl'],
  specification: HR_ERACUN,
  told: [{ specification: HR_ERACUN }],
  addons: ['eu-en16931-v2017'],
};

/** The Netherlands, NLCIUS: in UBL also called SI-UBL 2.0. */
export const nlcius: Profile = {
  key: 'nlcius',
  name: 'NLCIUS',
  syntaxes: ['ubl', 'cii'],
  specification: NLCIUS,
  process: PEPPOL_PROCESS,
  told: [{ specification: /#urn:fdc:nen\.nl:nlcius:v1\.0/ }],
  addons: ['eu-en16931-v2017'],
  ways: { peppol: true },
};
