import type { Authority } from './refusal-code.ts';
import { statedCodesOf } from './stated.codes.ts';

type Links = Readonly<Record<string, readonly string[]>>;

const SDI = 'GOBL-IT-SDI-BILL-INVOICE';
const AEAT = 'GOBL-ES-VERIFACTU-BILL-INVOICE';
const COMBO = 'GOBL-ES-VERIFACTU-TAX-COMBO';
const MX = 'GOBL-MX-CFDI-BILL';
const HU_NUMBER = ['ASSAY-HU-TAX-IDENTITY-01'];
const IT_NUMBER = ['GOBL-IT-TAX-IDENTITY-01'];
const IT_PERSON = ['GOBL-IT-ORG-IDENTITY-02', 'GOBL-IT-ORG-IDENTITY-03'];
const ES_NUMBER = ['GOBL-ES-TAX-IDENTITY-01'];
const NO_NATURE = ['GOBL-IT-SDI-TAX-COMBO-01'];

/**
 * Rules on documents that find the error of a code, by authority and code. If the authority checks a register, the rule
 * finds what the number alone shows. `stated.codes.ts` has the
 * codes that are rules on XML under the same name.
 */
const OWN_RULES: Readonly<Record<string, Links>> = {
  ksef: { 'nip-checksum': ['GOBL-PL-TAX-IDENTITY-01'] },
  sdi: {
    '00300': IT_NUMBER,
    '00301': IT_NUMBER,
    '00302': IT_PERSON,
    '00305': IT_NUMBER,
    '00306': IT_PERSON,
    '00400': NO_NATURE,
    '00413': NO_NATURE,
    '00417': [`${SDI}-11`, `${SDI}-15`, `${SDI}-16`],
    '00429': NO_NATURE,
  },
  'aeat-verifactu': {
    '1106': [`${AEAT}-11`, `${AEAT}-12`],
    '1111': [`${AEAT}-17`],
    '1114': [`${AEAT}-13`],
    '1118': [`${AEAT}-03`],
    '1120': ES_NUMBER,
    '1123': ES_NUMBER,
    '1167': ['1160'],
    '1168': ['1160'],
    '1189': [`${AEAT}-06`],
    '1190': [`${AEAT}-04`, `${AEAT}-05`],
    '1194': ['TipoImpositivo'],
    '1195': [`${COMBO}-04`],
    '1196': [`${COMBO}-03`],
    '1199': [`${COMBO}-02`],
    '1219': ES_NUMBER,
    '1235': ['TipoImpositivo'],
    '1236': ['TipoImpositivo'],
    '1245': [`${COMBO}-01`],
  },
  sat: {
    CFDI40115: [`${MX}-INVOICE-27`],
    CFDI40130: [`${MX}-INVOICE-02`, `${MX}-INVOICE-03`],
    CFDI40143: ['GOBL-MX-TAX-IDENTITY-01'],
    CFDI40162: [`${MX}-INVOICE-15`],
    CFDI40166: [`${MX}-INVOICE-23`],
    CRP20212: [`${MX}-PAYMENT-19`],
    CRP20214: [`${MX}-PAYMENT-02`],
  },
  nav: {
    CUSTOMER_DATA_EXPECTED: ['ASSAY-HU-BILL-INVOICE-04'],
    DOMESTIC_TAXNUMBER_EXPECTED_REVERSE_CHARGE: ['ASSAY-HU-BILL-INVOICE-02'],
    MISSING_HEAD_DATA_CUSTOMER_TAXNUMBER: ['ASSAY-HU-BILL-INVOICE-02'],
    INCORRECT_COUNTY_CODE_SUPPLIER: HU_NUMBER,
    INCORRECT_COUNTY_CODE_CUSTOMER: HU_NUMBER,
    INCORRECT_HEAD_DATA_CUSTOMER_TAX_NUMBER: HU_NUMBER,
  },
};

/** An authority whose codes name our rules for the same error. */
export function withOwnRules(authority: Authority): Authority {
  const links = new Map(Object.entries(OWN_RULES[authority.key] ?? {}));
  const stated = statedCodesOf(authority.key);
  if (links.size + stated.size === 0) return authority;
  return {
    ...authority,
    codes: authority.codes.map((row) => {
      const rules = [...(stated.has(row.code) ? [row.code] : []), ...(links.get(row.code) ?? [])];
      return rules.length === 0 ? row : { ...row, rules };
    }),
  };
}
