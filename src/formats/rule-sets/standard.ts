import type { TermRule } from '../en16931/rules/rule.ts';
import { EN16931_RULES } from '../en16931/rules/rules.ts';
import { EN16931_CII_RULES } from '../en16931/rules/cii-rules.ts';
import { EN16931_UBL_RULES } from '../en16931/rules/ubl-rules.ts';
import { ciiCountryRules } from '../peppol/countries/cii-countries.ts';
import { countryRules } from '../peppol/countries/countries.ts';
import { PEPPOL_CII_RULES } from '../peppol/peppol-cii.ts';
import { PEPPOL_SELF_BILLING_RULES } from '../peppol/peppol-self-billing.ts';
import { PEPPOL_UBL_RULES } from '../peppol/peppol-ubl.ts';
import { everyNationalTable } from '../national/every-national-table.ts';
import { ciiStructure } from '../structure/cii-structure.ts';
import { describerWith } from '../rules/faults/describer.ts';
import { STRUCTURE_RULES } from '../structure/structure-rules.ts';
import { ublStructure } from '../structure/ubl-structure.ts';
import { EN16931_FORMER_RULES, withFormer } from './en16931/former-rules.ts';
import { withFormer as peppolFormer } from './peppol-bis-3/former-rules.ts';
import { xrechnungCiiRules } from './xrechnung-3/xrechnung-peppol-cii.ts';
import { withFormerLineAmounts } from './xrechnung-3/peppol-former.ts';
import { xrechnungUblRules } from './xrechnung-3/xrechnung-peppol-ubl.ts';
import { XRECHNUNG_RULES } from './xrechnung-3/xrechnung-rules.ts';
import { EN16931_NOT_STATED } from '../en16931/rules/not-stated.codes.ts';
import { RULE_SET_CARDS, type RuleSetKey } from './definitions.ts';
import { FACTUR_X_EXTENDED_NOT_STATED } from './factur-x/extended-not-stated.codes.ts';
import { FACTUR_X_EXTENDED_RULES } from './factur-x/extended-rules.ts';
import { BASIC_NOT_STATED, BASIC_WL_NOT_STATED } from './factur-x/level-not-stated.codes.ts';
import { facturXLevelRules } from './factur-x/level-rules.ts';
import { FR_CDAR_NOT_STATED } from './fr-cdar/not-stated.codes.ts';
import { FR_CDAR_RULES } from './fr-cdar/rules.ts';
import { FR_CTC_CII_RULES } from './fr-ctc/cii-rules.ts';
import { FR_CTC_NOT_STATED } from './fr-ctc/not-stated.codes.ts';
import { FR_CTC_UBL_RULES } from './fr-ctc/ubl-rules.ts';
import { FR_EXTENDED_CII_RULES } from './fr-extended-ctc/cii-rules.ts';
import { FR_EXTENDED_NOT_STATED } from './fr-extended-ctc/not-stated.codes.ts';
import { FR_EXTENDED_UBL_RULES } from './fr-extended-ctc/ubl-rules.ts';
import { FR_FLUX1_CIBLE_RULES, FR_FLUX1_DEMARRAGE_RULES } from './fr-flux1/rules.ts';
import { FR_FLUX10_RULES } from './fr-flux10/rules.ts';
import { PEPPOL_MLS_RULES } from './peppol-mls/rules.ts';
import { PEPPOL_T111_RULES } from './peppol-t111/rules.ts';
import { PEPPOL_T71_RULES } from './peppol-t71/rules.ts';
import { PEPPOL_T76_RULES } from './peppol-t76/rules.ts';
import { PEPPOL_T16_RULES } from './peppol-t16/rules.ts';
import { PEPPOL_T01_RULES } from './peppol-t01/rules.ts';
import { PINT_RULES } from './pint/rules.ts';
import { PINT_AUNZ_RULES } from './pint-aunz/rules.ts';
import { PINT_AUNZ_SELFBILLING_RULES } from './pint-aunz-selfbilling/rules.ts';
import { PINT_SG_RULES } from './pint-sg/rules.ts';
import { PINT_MY_RULES } from './pint-my/rules.ts';
import { PINT_MY_SELFBILLING_RULES } from './pint-my-selfbilling/rules.ts';
import { PINT_JP_RULES } from './pint-jp/rules.ts';
import { PINT_JP_SELFBILLING_RULES } from './pint-jp-selfbilling/rules.ts';
import { PINT_JP_NTR_RULES } from './pint-jp-ntr/rules.ts';
import { PINT_AE_RULES } from './pint-ae/rules.ts';
import { PINT_OM_NOT_STATED } from '../rules/shared/pint/om/not-stated.codes.ts';
import { PINT_OM_RULES } from './pint-om/rules.ts';
import { PINT_OM_SELFBILLING_RULES } from './pint-om-selfbilling/rules.ts';
import { CIUS_PT_RULES } from './cius-pt/rules.ts';
import { CIUS_RO_RULES } from './cius-ro/rules.ts';
import { HR_ERACUN_RULES } from './hr-eracun/rules.ts';
import { KSEF_RULES } from './ksef/rules.ts';
import { NAV_RULES } from './nav/rules.ts';
import { SDI_RULES } from './sdi/rules.ts';
import { CFDI_RULES } from './cfdi/rules.ts';
import { VERIFACTU_RULES } from './verifactu/rules.ts';
import { OIOUBL_RULES } from './oioubl/rules.ts';
import { SI_UBL_RULES } from './si-ubl/rules.ts';
import { NLCIUS_CII_RULES } from './nlcius-cii/rules.ts';
import { UBL_BE_NOT_STATED } from './ubl-be/not-stated.codes.ts';
import { UBL_BE_RULES } from './ubl-be/rules.ts';
import { PINT_EU_RULES } from './pint-eu/rules.ts';
import { stampsOf } from '../zatca/stamps.ts';
import { ZATCA_RULES } from './zatca/rules.ts';
import type { RuleSet } from './rule-set.ts';

/** The implemented part of a set: its rows, and the ids without one. */
type Stated = Pick<RuleSet, 'rules' | 'notStated' | 'structures' | 'stamps'>;

const STATED: Readonly<Record<RuleSetKey, Stated>> = {
  schema: {
    rules: STRUCTURE_RULES,
    structures: [ublStructure, ciiStructure, ...everyNationalTable().map(({ structure }) => structure)],
  },
  en16931: {
    rules: [...withFormer([...EN16931_RULES, ...EN16931_UBL_RULES, ...EN16931_CII_RULES]), ...EN16931_FORMER_RULES],
    notStated: EN16931_NOT_STATED,
  },
  // Peppol
  'peppol-bis-3': {
    rules: merged(peppolFormer([...PEPPOL_UBL_RULES, ...countryRules]), [...PEPPOL_CII_RULES, ...ciiCountryRules]),
  },
  'peppol-self-billing-3': { rules: PEPPOL_SELF_BILLING_RULES },
  // Germany
  'xrechnung-3': {
    rules: [...XRECHNUNG_RULES, ...withFormerLineAmounts(merged(xrechnungUblRules, xrechnungCiiRules))],
  },
  // France
  'fr-ctc': { rules: merged(FR_CTC_UBL_RULES, FR_CTC_CII_RULES), notStated: FR_CTC_NOT_STATED },
  'fr-extended-ctc': {
    rules: merged(FR_EXTENDED_UBL_RULES, FR_EXTENDED_CII_RULES),
    notStated: FR_EXTENDED_NOT_STATED,
  },
  'factur-x-minimum': { rules: facturXLevelRules('minimum') },
  'factur-x-basic-wl': { rules: facturXLevelRules('basic-wl'), notStated: BASIC_WL_NOT_STATED },
  'factur-x-basic': { rules: facturXLevelRules('basic'), notStated: BASIC_NOT_STATED },
  'factur-x-extended': { rules: FACTUR_X_EXTENDED_RULES, notStated: FACTUR_X_EXTENDED_NOT_STATED },
  'fr-cdar': { rules: FR_CDAR_RULES, notStated: FR_CDAR_NOT_STATED },
  'fr-flux1-demarrage': { rules: FR_FLUX1_DEMARRAGE_RULES },
  'fr-flux1-cible': { rules: FR_FLUX1_CIBLE_RULES },
  'fr-flux10': { rules: FR_FLUX10_RULES },

  // PINT
  pint: { rules: PINT_RULES },
  'pint-eu': {
    rules: PINT_EU_RULES,
    // In UBL, the last two look for a currency within an amount, where none is.
    notStated: [...EN16931_NOT_STATED.filter((id) => !id.startsWith('CII-')), 'BR-DEC-13', 'BR-DEC-15'],
  },
  'pint-aunz': { rules: PINT_AUNZ_RULES },
  'pint-aunz-selfbilling': { rules: PINT_AUNZ_SELFBILLING_RULES },
  'pint-sg': { rules: PINT_SG_RULES },
  'pint-my': { rules: PINT_MY_RULES },
  'pint-my-selfbilling': { rules: PINT_MY_SELFBILLING_RULES },
  'pint-jp': { rules: PINT_JP_RULES },
  'pint-jp-selfbilling': { rules: PINT_JP_SELFBILLING_RULES },
  'pint-jp-ntr': { rules: PINT_JP_NTR_RULES },
  'pint-ae': { rules: PINT_AE_RULES },
  'pint-om': { rules: PINT_OM_RULES, notStated: PINT_OM_NOT_STATED },
  'pint-om-selfbilling': { rules: PINT_OM_SELFBILLING_RULES, notStated: PINT_OM_NOT_STATED },

  // Romania
  'cius-ro': { rules: CIUS_RO_RULES },

  // Croatia
  'hr-eracun': { rules: HR_ERACUN_RULES },

  // Denmark
  oioubl: { rules: OIOUBL_RULES },

  // Saudi Arabia
  zatca: { rules: ZATCA_RULES, stamps: stampsOf },

  // Poland
  ksef: { rules: KSEF_RULES },

  // Hungary
  nav: { rules: NAV_RULES },

  // Italy
  sdi: { rules: SDI_RULES },

  // Spain
  verifactu: { rules: VERIFACTU_RULES },

  // Mexico
  cfdi: { rules: CFDI_RULES },

  // Belgium
  'ubl-be': { rules: UBL_BE_RULES, notStated: UBL_BE_NOT_STATED },

  // Portugal
  'cius-pt': { rules: CIUS_PT_RULES },

  // Netherlands
  'si-ubl': {
    rules: SI_UBL_RULES,
    notStated: EN16931_NOT_STATED.filter((id) => !id.startsWith('CII-')),
  },
  'nlcius-cii': { rules: NLCIUS_CII_RULES, notStated: EN16931_NOT_STATED },

  // Messages other than invoices
  'peppol-mls': { rules: PEPPOL_MLS_RULES },
  'peppol-t111': { rules: PEPPOL_T111_RULES },
  'peppol-t71': { rules: PEPPOL_T71_RULES },
  'peppol-t76': { rules: PEPPOL_T76_RULES },
  'peppol-t16': { rules: PEPPOL_T16_RULES },
  'peppol-t01': { rules: PEPPOL_T01_RULES },
};

const describe = describerWith([ublStructure, ciiStructure]);

/** Every rule set with all its rules, for hosts that load everything. */
export const RULE_SETS: readonly RuleSet[] = RULE_SET_CARDS.map((card) => ({
  ...card,
  ...STATED[card.key],
  describe,
}));

/**
 * Rules of both syntaxes with equal code and severity are one rule, with the text of the first, unless they name other
 * terms or changed in other releases. Each syntax keeps its demand and its row.
 */
function merged(ubl: readonly TermRule[], cii: readonly TermRule[]): readonly TermRule[] {
  const nameOf = ({ code, severity, terms, since, until, weighs, before }: TermRule): string =>
    JSON.stringify([code, severity, terms, since, until, weighs, before?.release]);
  const others = new Map(cii.map((rule) => [nameOf(rule), rule]));
  const known = new Set(ubl.map(nameOf));
  return [
    ...ubl.map((rule) => {
      const other = others.get(nameOf(rule));
      return { ...rule, cii: other?.cii, rows: { ubl: rule.rows?.ubl, cii: other?.rows?.cii } };
    }),
    ...cii.filter((rule) => !known.has(nameOf(rule))),
  ];
}
