import { EN16931, PEPPOL_PROCESS, type Profile } from './profile.ts';

const XRECHNUNG = `${EN16931}#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0`;

/** XRechnung 3, and its extension with sublines. */
export const xrechnung3: Profile = {
  key: 'xrechnung-3',
  name: 'XRechnung 3',
  syntaxes: ['ubl', 'cii'],
  specification: XRECHNUNG,
  process: PEPPOL_PROCESS,
  told: [
    { specification: XRECHNUNG },
    { specification: `${XRECHNUNG}#conformant#urn:xeinkauf.de:kosit:extension:xrechnung_3.0` },
    { specification: `${XRECHNUNG}#compliant#urn:xeinkauf.de:kosit:xrechnung:cvd_0.9` },
    // Earlier versions differ in rules, not in content.
    {
      specification: /^urn:cen\.eu:en16931:2017#compliant#urn:xoev-de:kosit:standard:xrechnung_[123]\.\d/,
      formerly: true,
    },
  ],
  addons: ['de-xrechnung-v3'],
  ways: { everyRate: true },
  // The receiver of a delivery, and its address: BR-DE-10 and -11 only require parts of an existing address.
  waived: ['GOBL-DE-XRECHNUNG-BILL-INVOICE-25', 'GOBL-DE-XRECHNUNG-BILL-INVOICE-26'],
};
