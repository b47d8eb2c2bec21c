import { tableOf } from '../../core/text/table-of.ts';
import { defineNormaliser } from '../../core/normalise/normaliser.ts';
import { changeExtensions, limitExtension, setExtension } from '../../core/tax/extension-changes.ts';
import { Action } from '../../documents/bill/action.ts';
import { Reason } from '../../documents/bill/reason.ts';
import type { KeyCodes } from '../shared/key-codes.ts';
import { codeOfKey, keyOfCode } from '../shared/key-codes.ts';
import { ACTION, CONDITION, REASON } from './extension-keys.ts';

/** Reason codes by key, the usual one first. */
const CODES: Readonly<Record<string, readonly [string, ...string[]]>> = tableOf({
  'finance-terms': ['COORD_BANC_ERR'],
  other: ['AUTRE'],
  legal: [
    'NON_CONFORME',
    'TX_TVA_ERR',
    'REJ_SEMAN',
    'REJ_COH',
    'REJ_CONT_B2G',
    'IRR_VIDE_F',
    'IRR_TYPE_F',
    'IRR_SYNTAX',
    'IRR_TAILLE_PJ',
    'IRR_NOM_PJ',
    'IRR_VID_PJ',
    'IRR_EXT_DOC',
    'IRR_TAILLE_F',
    'IRR_ANTIVIRUS',
  ],
  'not-recognized': ['DOUBLON', 'TRANSAC_INC', 'EMMET_INC', 'CONTRAT_TERM', 'DOUBLE_FACT', 'REJ_UNI'],
  'unknown-receiver': ['DEST_INC', 'NON_TRANSMISE', 'ROUTAGE_ERR'],
  references: [
    'CMD_ERR',
    'JUSTIF_ABS',
    'DEST_ERR',
    'ADR_ERR',
    'SIRET_ERR',
    'CODE_ROUTAGE_ERR',
    'REF_CT_ABSENT',
    'REF_ERR',
    'REJ_ADR',
    'REJ_REF_PJ',
    'REJ_ASS_PJ',
  ],
  prices: ['PU_ERR', 'MONTANTTOTAL_ERR', 'CALCUL_ERR', 'REM_ERR'],
  quantity: ['QTE_ERR'],
  items: ['ART_ERR'],
  'payment-terms': ['MODPAI_ERR'],
  quality: ['QUALITE_ERR'],
  delivery: ['LIVR_INCOMP'],
});

/** Makes key and code of a reason consistent; the condition says that the given value is invalid (DIV). */
export const normaliseReason = defineNormaliser<Reason>(Reason, (reason) => {
  const code = reason.ext?.[REASON] ?? '';
  const key = reason.key || (Object.keys(CODES).find((name) => CODES[name]?.includes(code)) ?? '');
  const keyed = key === reason.key ? reason : { ...reason, key };
  const codes = Object.hasOwn(CODES, key) ? CODES[key] : undefined;
  if (!codes) return keyed;
  const [usual, ...others] = codes;
  const condition =
    key === 'finance-terms'
      ? limitExtension(CONDITION, 'CBB', 'DIV', 'DVA', 'MAJ')
      : limitExtension(CONDITION, 'DIV', 'DVA', 'MAJ');
  return changeExtensions(keyed, limitExtension(REASON, usual, ...others), condition);
});

const ACTIONS: KeyCodes = {
  none: 'NOA',
  provide: 'PIN',
  reissue: 'NIN',
  'credit-full': 'CNF',
  'credit-partial': 'CNP',
  'credit-amount': 'CNA',
  other: 'OTH',
};

export const normaliseAction = defineNormaliser<Action>(Action, (action) => {
  const key = action.key || (keyOfCode(ACTIONS, action.ext?.[ACTION]) ?? '');
  const keyed = key === action.key ? action : { ...action, key };
  const code = codeOfKey(ACTIONS, key);
  return code === undefined ? keyed : changeExtensions(keyed, setExtension(ACTION, code));
});
