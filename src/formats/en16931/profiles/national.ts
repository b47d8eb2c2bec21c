import { EN16931, type Profile } from './profile.ts';

const CIUS_RO = `${EN16931}#compliant#urn:efactura.mfinante.ro:CIUS-RO:1.0.1`;
const HR_ERACUN = `${EN16931}#compliant#urn:mfin.gov.hr:cius-2025:1.0#conformant#urn:mfin.gov.hr:ext-2025:1.0`;

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
