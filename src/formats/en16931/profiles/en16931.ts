import { EN16931, type Profile } from './profile.ts';

/** The standard itself. Any specification based on it without a more specific profile counts as it. */
export const en16931: Profile = {
  key: 'en16931',
  name: 'EN 16931-1:2017',
  syntaxes: ['ubl', 'cii'],
  specification: EN16931,
  recognisedBy: [{ specification: EN16931 }, { specification: /^urn:cen\.eu:en16931:2017(?:#|$)/ }],
  addons: ['eu-en16931-v2017'],
  // Terms of payment: the official rule (BR-CO-25) went with release 1.3.16.
  waived: ['GOBL-EU-EN16931-BILL-INVOICE-06', 'GOBL-EU-EN16931-BILL-INVOICE-07'],
};
