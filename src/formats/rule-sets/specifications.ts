/** Specifications (BT-24) that no profile has: XML that names one is judged by the sets whose `profiles` have its key. */

const pint = (key: string, specification: string) => ({ key, told: new RegExp(`^urn:peppol:pint:${specification}`) });

/** More specific ones first. */
export const SPECIFICATIONS = [
  { key: 'ubl-be', told: /#urn:UBL\.BE:/ },
  { key: 'cius-pt', told: /#urn:feap\.gov\.pt:CIUS-PT:/ },
  pint('pint-eu', '(?:billing|selfbilling)-1@eu-1'),
  pint('pint-aunz', 'billing-1@aunz-1'),
  pint('pint-aunz-selfbilling', 'selfbilling-1@aunz-1'),
  pint('pint-sg', 'billing-1@sg-1'),
  pint('pint-my', 'billing-1@my-1'),
  pint('pint-my-selfbilling', 'selfbilling-1@my-1'),
  pint('pint-jp', 'billing-1@jp-1'),
  pint('pint-jp-selfbilling', 'selfbilling-1@jp-1'),
  pint('pint-jp-ntr', 'nontaxinvoice-1@jp-1'),
  pint('pint-ae', '(?:billing|selfbilling)-1@ae-1'),
  pint('pint-om', 'billing-1@om-1'),
  pint('pint-om-selfbilling', 'selfbilling-1@om-1'),
];

/** The keys of PINT, whose documents its shared rules judge too. */
export const PINT_KEYS: readonly string[] = SPECIFICATIONS.map(({ key }) => key).filter((key) =>
  key.startsWith('pint'),
);

/** What the sets of a document are chosen by: the specification that it names, or its profile. */
export const judgedAs = (profile: string | undefined, specification: string | undefined): string | undefined =>
  SPECIFICATIONS.find(({ told }) => told.test(specification ?? ''))?.key ?? profile;
