import type { NationalWays, Profile } from './profile.ts';

interface Place {
  readonly selfBilling?: true;
  /** Its transactions as a regular expression, if there are several. */
  readonly transactions?: string;
  readonly addons?: readonly string[];
  readonly ways?: NationalWays;
  /**
   * It is read and judged, and not written: a document has no place for Malaysian taxes, for the flags of transactions
   * of Oman and the Emirates, or for amounts with fewer decimals than the currency has.
   */
  readonly readOnly?: true;
}

/** Peppol International: one specification, with the rules and codes of each place. Source: OpenPeppol, PINT. */
function pint(key: string, name: string, transaction: string, place: Place = {}): Profile {
  const { selfBilling, transactions = transaction, addons = [], ways, readOnly } = place;
  return {
    key,
    name,
    syntaxes: ['ubl'],
    ...(readOnly && { readOnly }),
    specification: `urn:peppol:pint:${transaction}`,
    process: selfBilling ? 'urn:peppol:bis:selfbilling' : 'urn:peppol:bis:billing',
    recognisedBy: [{ specification: new RegExp(`^urn:peppol:pint:${transactions}`) }],
    addons,
    most: { 'BG-1': 1 },
    ways: { ...ways, severalMeans: true },
  };
}

/** Categories of GST in Australia and New Zealand, and of the tax in Japan at its usual rate. */
const USUAL = [
  { key: 'standard', code: 'S' },
  { key: 'zero', code: 'Z' },
  { key: 'exempt', code: 'E' },
  { key: 'export', code: 'G' },
  { key: 'outside-scope', code: 'O' },
] as const;

const AUNZ: NationalWays = {
  bareTaxNumbers: true,
  taxScheme: 'GST',
  // An ABN is the number for taxes too; an NZBN is not.
  legalTypes: { ABN: '0151', NZBN: '0088' },
  legalTaxNumbers: { AU: '0151' },
  taxCodes: USUAL,
};
const JAPAN: NationalWays = {
  lineDocuments: true,
  bareTaxNumbers: true,
  taxCodes: [{ key: 'standard', percent: '8', code: 'AA' }, ...USUAL],
};
const SINGAPORE: NationalWays = {
  identified: true,
  bareTaxNumbers: true,
  taxScheme: 'GST',
  accountingTotals: 'SGD',
  legalTypes: { UEN: '0195' },
  taxCodes: [
    { key: 'standard', code: 'SR' },
    { key: 'zero', code: 'ZR' },
    { key: 'export', code: 'ZR' },
    { key: 'exempt', code: 'ES33' },
    { key: 'outside-scope', code: 'OS' },
  ],
};

export const PINT_PROFILES: readonly Profile[] = [
  pint('pint-eu', 'PINT EU', 'billing-1@eu-1', {
    transactions: '(?:billing|selfbilling)-1@eu-1',
    addons: ['eu-en16931-v2017'],
    ways: { peppol: true },
  }),
  pint('pint-aunz', 'PINT A-NZ', 'billing-1@aunz-1', { ways: AUNZ }),
  pint('pint-aunz-selfbilling', 'PINT A-NZ Self-Billing', 'selfbilling-1@aunz-1', { selfBilling: true, ways: AUNZ }),
  pint('pint-sg', 'PINT Singapore', 'billing-1@sg-1', { ways: SINGAPORE }),
  pint('pint-my', 'PINT Malaysia', 'billing-1@my-1', { readOnly: true }),
  pint('pint-my-selfbilling', 'PINT Malaysia Self-Billing', 'selfbilling-1@my-1', {
    selfBilling: true,
    readOnly: true,
  }),
  pint('pint-jp', 'PINT Japan', 'billing-1@jp-1', { ways: JAPAN }),
  pint('pint-jp-selfbilling', 'PINT Japan Self-Billing', 'selfbilling-1@jp-1', { selfBilling: true, ways: JAPAN }),
  pint('pint-jp-ntr', 'PINT Japan, not registered', 'nontaxinvoice-1@jp-1', {
    ways: { ...JAPAN, onlyType: '480', unregistered: true },
  }),
  pint('pint-ae', 'PINT United Arab Emirates', 'billing-1@ae-1', {
    transactions: '(?:billing|selfbilling)-1@ae-1',
    readOnly: true,
  }),
  pint('pint-om', 'PINT Oman', 'billing-1@om-1', { readOnly: true }),
  pint('pint-om-selfbilling', 'PINT Oman Self-Billing', 'selfbilling-1@om-1', { selfBilling: true, readOnly: true }),
];

/** The keys of PINT, whose documents its shared rules judge too. */
export const PINT_KEYS: readonly string[] = PINT_PROFILES.map(({ key }) => key);
