import { EN16931, PEPPOL_PROCESS, type Profile } from './profile.ts';

const BILLING = `${EN16931}#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0`;
const SELF_BILLING = `${EN16931}#compliant#urn:fdc:peppol.eu:2017:poacc:selfbilling:3.0`;

/** Peppol BIS Billing 3. */
export const peppolBis3: Profile = {
  key: 'peppol-bis-3',
  name: 'Peppol BIS Billing 3',
  syntaxes: ['ubl', 'cii'],
  specification: BILLING,
  process: PEPPOL_PROCESS,
  recognisedBy: [{ specification: BILLING }],
  addons: ['eu-en16931-v2017'],
  most: { 'BG-1': 1 },
  ways: { peppol: true },
};

/** Peppol BIS Self-Billing 3: the buyer issues the invoice. */
export const peppolSelfBilling3: Profile = {
  key: 'peppol-self-billing-3',
  name: 'Peppol BIS Self-Billing 3',
  syntaxes: ['ubl'],
  specification: SELF_BILLING,
  process: 'urn:fdc:peppol.eu:2017:poacc:selfbilling:01:1.0',
  recognisedBy: [{ specification: SELF_BILLING }],
  addons: ['eu-en16931-v2017'],
  most: { 'BG-1': 1 },
  ways: { peppol: true },
};
