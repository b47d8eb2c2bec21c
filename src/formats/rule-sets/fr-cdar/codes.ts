/** Codes of the life cycle. Source: AFNOR XP Z12-012 annex A, by BR-FR-CDV 1.4.0.03, read 2026-11-25. */

const listed = (codes: string): ReadonlySet<string> => new Set(codes.trim().split(/\s+/));

export const STATUSES = listed(
  `200 201 202 203 204 205 206 207 208 209 210 211 212 213 214 220 221 224 225 226 227 228 250 251 300 301 400 401 500 501 601`,
);
export const ACTIONS = listed('NOA PIN NIN CNF CNP CNA OTH');
export const CHARACTERISTICS = listed('MEN MPA RAP ESC RAB REM MAP MAPTTC MNA MNATTC CBB DIV DVA MAJ');
export const PROCESSES = listed('REGULATED NON_REGULATED B2C B2CINT B2BINT OUTOFSCOPE');

/** Roles of the parties to an invoice; platforms (WK) and the tax office (DFH) are others. */
const PARTIES = 'BY AB DL SE SR PE PR II IV';
export const ISSUERS = listed(PARTIES);
export const SENDERS = listed(`${PARTIES} WK`);
export const RECIPIENTS = listed(`${PARTIES} WK DFH`);

/** Status of the document in a message of a platform (305) and of a party (23). */
export const OF_PLATFORM = listed('10 51 43 8 48');
export const OF_PARTY = listed('45 39 37 50 49 47 46 1 5');

/** Statuses with a reason. */
export const REASONED = listed('210 213 501 207 206 208');

const CONTENT = 'CMD_ERR SIRET_ERR CODE_ROUTAGE_ERR REF_CT_ABSENT REF_ERR';
const DELIVERED = 'PU_ERR REM_ERR QTE_ERR ART_ERR MODPAI_ERR QUALITE_ERR LIVR_INCOMP';
const REFUSED =
  'TX_TVA_ERR MONTANTTOTAL_ERR CALCUL_ERR NON_CONFORME DOUBLON DEST_ERR TRANSAC_INC EMMET_INC CONTRAT_TERM DOUBLE_FACT';
const REJECTED = 'REJ_SEMAN REJ_UNI REJ_COH REJ_ADR REJ_CONT_B2G REJ_REF_PJ REJ_ASS_PJ';
const INADMISSIBLE =
  'IRR_VIDE_F IRR_TYPE_F IRR_SYNTAX IRR_TAILLE_PJ IRR_NOM_PJ IRR_VID_PJ IRR_EXT_DOC IRR_TAILLE_F IRR_ANTIVIRUS IRR_NOM_F';
const OF_STATE = 'RETRAIT_MAN_SERV ST_CT_NON_DECLAR SUPPR_COMP_AVOIR TRANSF_PMNT_REGIE';

/** All reasons of a status. */
export const REASONS = listed(
  `${OF_STATE} CONTACT_ACHTR NON_TRANSMISE JUSTIF_ABS ROUTAGE_ERR AUTRE COORD_BANC_ERR ${REFUSED} DEST_INC ADR_ERR ${CONTENT} ${DELIVERED} ${REJECTED} ${INADMISSIBLE}`,
);

/** The reasons of a status, by the end of the rule's id. */
export const REASONS_OF = {
  '200': listed('NON_TRANSMISE'),
  '213': listed(`MONTANTTOTAL_ERR CALCUL_ERR DOUBLON DEST_INC ADR_ERR ${REJECTED}`),
  '210': listed(`${REFUSED} CMD_ERR ADR_ERR REF_CT_ABSENT`),
  '210B2G': listed(`${OF_STATE} AUTRE COORD_BANC_ERR ${REFUSED} CMD_ERR ADR_ERR REF_CT_ABSENT LIVR_INCOMP`),
  '207': listed(`AUTRE COORD_BANC_ERR ${REFUSED} DEST_INC ADR_ERR ${CONTENT} ${DELIVERED}`),
  '206': listed(`AUTRE ${CONTENT} ${DELIVERED}`),
  '208': listed(`JUSTIF_ABS COORD_BANC_ERR ${CONTENT}`),
  '221': listed('ROUTAGE_ERR'),
  '501': listed(INADMISSIBLE),
} as const;
