import { EN16931, PEPPOL_PROCESS, type NationalWays, type Profile } from './profile.ts';

const EXTENSION = '#conformant#urn:xeinkauf.de:kosit:extension:xrechnung_3.0';
const VEHICLES = '#compliant#urn:xeinkauf.de:kosit:xrechnung:cvd_0.9';
const XRECHNUNG = `${EN16931}#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0`;

const WAYS: NationalWays = { everyRate: true, oneKindOfMeans: true };

/** XRechnung 3. */
export const xrechnung3: Profile = {
  key: 'xrechnung-3',
  name: 'XRechnung 3',
  syntaxes: ['ubl', 'cii'],
  specification: XRECHNUNG,
  process: PEPPOL_PROCESS,
  recognisedBy: [
    { specification: XRECHNUNG },
    // Earlier versions differ in rules, not in content.
    {
      specification: /^urn:cen\.eu:en16931:2017#compliant#urn:xoev-de:kosit:standard:xrechnung_[123]\.\d/,
      formerly: true,
    },
  ],
  addons: ['de-xrechnung-v3'],
  ways: WAYS,
  waived: [
    // The invoice that is corrected: BR-DE-26 only warns, and of corrections (384) alone.
    'GOBL-DE-XRECHNUNG-BILL-INVOICE-02',
    // The receiver of a delivery, and its address: BR-DE-10 and -11 only require parts of an existing address.
    'GOBL-DE-XRECHNUNG-BILL-INVOICE-25',
    'GOBL-DE-XRECHNUNG-BILL-INVOICE-26',
  ],
};

/** A kind of XRechnung with its own specification: what is read of it is written as it again. */
const kind = (key: string, name: string, more: string): Profile => ({
  ...xrechnung3,
  key,
  name,
  specification: `${XRECHNUNG}${more}`,
  recognisedBy: [{ specification: `${XRECHNUNG}${more}` }],
});

export const XRECHNUNG_KINDS: readonly Profile[] = [
  { ...kind('xrechnung-3-extension', 'XRechnung 3 Extension', EXTENSION), ways: { ...WAYS, claims: true } },
  kind('xrechnung-3-cvd', 'XRechnung 3 for clean vehicles', VEHICLES),
];
