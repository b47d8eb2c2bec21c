import { describeAddonLaw } from '../../../testing/law/describe-law.ts';
import { published } from '../../../testing/law/source.ts';
import { flow6 } from './fr-ctc-flow6-v1.ts';
import { Action } from '../../documents/bill/action.ts';
import { Payment } from '../../documents/bill/payment.ts';
import { Reason } from '../../documents/bill/reason.ts';
import { Status } from '../../documents/bill/status.ts';

const itself = (value: object) => value as Readonly<Record<string, string>>;
const firstLine = (status: object) => (status as { lines?: readonly Record<string, string>[] }).lines?.[0];

/** A holder under a key with a code, `key/code`. */
const coded = (extension: string, words: string) => {
  const [key = '', code = ''] = words.split('/');
  return { key, ...(code !== '' && { ext: { [`fr-ctc-flow6-${extension}`]: code } }) };
};
const reporting = (key: string, code: string) => ({
  type: '',
  lines: [{ key, ext: { 'fr-ctc-flow6-status': code } }],
});

describeAddonLaw(flow6, {
  source: published('data/addons/fr-ctc-flow6-v1.json'),
  states: {
    key: 'fr-ctc-flow6-v1',
    extensions: {
      'fr-ctc-flow6-role': 'BY AB DL SE SR WK DFH PE PR II IV',
      'fr-ctc-flow6-reason': `
      NON_TRANSMISE JUSTIF_ABS ROUTAGE_ERR AUTRE COORD_BANC_ERR TX_TVA_ERR MONTANTTOTAL_ERR CALCUL_ERR
      NON_CONFORME DOUBLON DEST_INC DEST_ERR TRANSAC_INC EMMET_INC CONTRAT_TERM DOUBLE_FACT CMD_ERR ADR_ERR
      SIRET_ERR CODE_ROUTAGE_ERR REF_CT_ABSENT REF_ERR PU_ERR REM_ERR QTE_ERR ART_ERR MODPAI_ERR
      QUALITE_ERR LIVR_INCOMP REJ_SEMAN REJ_UNI REJ_COH REJ_ADR REJ_CONT_B2G REJ_REF_PJ REJ_ASS_PJ
      IRR_VIDE_F IRR_TYPE_F IRR_SYNTAX IRR_TAILLE_PJ IRR_NOM_PJ IRR_VID_PJ IRR_EXT_DOC IRR_TAILLE_F
      IRR_ANTIVIRUS
    `,
      'fr-ctc-flow6-status': '200 201 202 203 204 205 206 207 208 209 210 211 212 213',
      'fr-ctc-flow6-condition': 'CBB DIV DVA MAJ MAP MAPTTC MNA MNATTC ESC RAB REM MEN MPA RAP',
      'fr-ctc-flow6-action': 'NOA PIN NIN CNF CNP CNA OTH',
    },
  },
  choices: {
    'GOBL-FR-CTC-FLOW6-BILL-ACTION-01': 'fr-ctc-flow6-action: NOA PIN NIN CNF CNP CNA OTH',
    'GOBL-FR-CTC-FLOW6-BILL-PAYMENT-01': 'advice receipt',
    'GOBL-FR-CTC-FLOW6-BILL-PAYMENT-04': 'iso-scheme-id: 0002 0009 0223 0224 0226 0227 0228 0229 0238',
    'GOBL-FR-CTC-FLOW6-BILL-PAYMENT-07': 'iso-scheme-id: 0002 0009 0223 0224 0226 0227 0228 0229 0238',
    'GOBL-FR-CTC-FLOW6-BILL-PAYMENT-08': 'iso-scheme-id: 0002 0009 0223 0224 0226 0227 0228 0229 0238',
    'GOBL-FR-CTC-FLOW6-BILL-PAYMENT-13': 'fr-ctc-flow6-status: 211 212',
    'GOBL-FR-CTC-FLOW6-BILL-PAYMENT-14': 'fr-ctc-flow6-condition: MEN MPA RAP',
    'GOBL-FR-CTC-FLOW6-BILL-PAYMENT-15': 'fr-ctc-flow6-status: 211',
    'GOBL-FR-CTC-FLOW6-BILL-PAYMENT-16': 'fr-ctc-flow6-status: 212',
    'GOBL-FR-CTC-FLOW6-BILL-REASON-01': `
      fr-ctc-flow6-reason: NON_TRANSMISE JUSTIF_ABS ROUTAGE_ERR AUTRE COORD_BANC_ERR TX_TVA_ERR MONTANTTOTAL_ERR CALCUL_ERR
      NON_CONFORME DOUBLON DEST_INC DEST_ERR TRANSAC_INC EMMET_INC CONTRAT_TERM DOUBLE_FACT CMD_ERR ADR_ERR
      SIRET_ERR CODE_ROUTAGE_ERR REF_CT_ABSENT REF_ERR PU_ERR REM_ERR QTE_ERR ART_ERR MODPAI_ERR
      QUALITE_ERR LIVR_INCOMP REJ_SEMAN REJ_UNI REJ_COH REJ_ADR REJ_CONT_B2G REJ_REF_PJ REJ_ASS_PJ
      IRR_VIDE_F IRR_TYPE_F IRR_SYNTAX IRR_TAILLE_PJ IRR_NOM_PJ IRR_VID_PJ IRR_EXT_DOC IRR_TAILLE_F
      IRR_ANTIVIRUS
    `,
    'GOBL-FR-CTC-FLOW6-BILL-REASON-02': 'fr-ctc-flow6-condition: CBB DIV DVA MAJ MAP MAPTTC MNA MNATTC ESC RAB REM',
    'GOBL-FR-CTC-FLOW6-BILL-STATUS-01': 'response update',
    'GOBL-FR-CTC-FLOW6-BILL-STATUS-02': 'fr-ctc-flow6-status: 200 201 202 203 204 205 206 207 208 209 210 213',
    'GOBL-FR-CTC-FLOW6-BILL-STATUS-15': 'issued acknowledged processing accepted querying rejected error',
    'GOBL-FR-CTC-FLOW6-BILL-STATUS-17': 'fr-ctc-flow6-reason: NON_TRANSMISE',
    'GOBL-FR-CTC-FLOW6-BILL-STATUS-18': `
      fr-ctc-flow6-reason: AUTRE CMD_ERR SIRET_ERR CODE_ROUTAGE_ERR REF_CT_ABSENT REF_ERR PU_ERR REM_ERR QTE_ERR ART_ERR
      MODPAI_ERR QUALITE_ERR LIVR_INCOMP
    `,
    'GOBL-FR-CTC-FLOW6-BILL-STATUS-19': `
      fr-ctc-flow6-reason: AUTRE COORD_BANC_ERR TX_TVA_ERR MONTANTTOTAL_ERR CALCUL_ERR NON_CONFORME DOUBLON DEST_ERR TRANSAC_INC
      EMMET_INC CONTRAT_TERM DOUBLE_FACT CMD_ERR ADR_ERR SIRET_ERR CODE_ROUTAGE_ERR REF_CT_ABSENT REF_ERR
      PU_ERR REM_ERR QTE_ERR ART_ERR MODPAI_ERR QUALITE_ERR LIVR_INCOMP
    `,
    'GOBL-FR-CTC-FLOW6-BILL-STATUS-20': `
      fr-ctc-flow6-reason: JUSTIF_ABS COORD_BANC_ERR CMD_ERR SIRET_ERR CODE_ROUTAGE_ERR REF_CT_ABSENT REF_ERR
    `,
    'GOBL-FR-CTC-FLOW6-BILL-STATUS-21': `
      fr-ctc-flow6-reason: TX_TVA_ERR MONTANTTOTAL_ERR CALCUL_ERR NON_CONFORME DOUBLON DEST_ERR TRANSAC_INC EMMET_INC
      CONTRAT_TERM DOUBLE_FACT CMD_ERR ADR_ERR REF_CT_ABSENT
    `,
    'GOBL-FR-CTC-FLOW6-BILL-STATUS-22': `
      fr-ctc-flow6-reason: MONTANTTOTAL_ERR CALCUL_ERR DOUBLON ADR_ERR REJ_SEMAN REJ_UNI REJ_COH REJ_ADR REJ_CONT_B2G REJ_REF_PJ
      REJ_ASS_PJ
    `,
    'GOBL-FR-CTC-FLOW6-BILL-STATUS-23': 'acknowledged processing accepted querying rejected error',
    'GOBL-FR-CTC-FLOW6-BILL-STATUS-24': 'issued',
    'GOBL-FR-CTC-FLOW6-ORG-PARTY-05': 'iso-scheme-id: 0002 0009 0223 0224 0226 0227 0228 0229 0238',
  },
  derived: [
    {
      type: Reason,
      ext: 'key',
      given: (code) => coded('reason', `/${code}`),
      read: itself,
      codes: `
      COORD_BANC_ERR=finance-terms AUTRE=other NON_CONFORME=legal TX_TVA_ERR=legal REJ_SEMAN=legal REJ_COH=legal REJ_CONT_B2G=legal IRR_VIDE_F=legal IRR_TYPE_F=legal IRR_SYNTAX=legal IRR_TAILLE_PJ=legal IRR_NOM_PJ=legal IRR_VID_PJ=legal IRR_EXT_DOC=legal IRR_TAILLE_F=legal IRR_ANTIVIRUS=legal DOUBLON=not-recognized TRANSAC_INC=not-recognized EMMET_INC=not-recognized CONTRAT_TERM=not-recognized DOUBLE_FACT=not-recognized REJ_UNI=not-recognized DEST_INC=unknown-receiver NON_TRANSMISE=unknown-receiver ROUTAGE_ERR=unknown-receiver CMD_ERR=references JUSTIF_ABS=references DEST_ERR=references ADR_ERR=references SIRET_ERR=references CODE_ROUTAGE_ERR=references REF_CT_ABSENT=references REF_ERR=references REJ_ADR=references REJ_REF_PJ=references REJ_ASS_PJ=references PU_ERR=prices MONTANTTOTAL_ERR=prices CALCUL_ERR=prices REM_ERR=prices QTE_ERR=quantity ART_ERR=items MODPAI_ERR=payment-terms QUALITE_ERR=quality LIVR_INCOMP=delivery
    `,
    },
    {
      type: Reason,
      ext: 'fr-ctc-flow6-reason',
      given: (words) => coded('reason', words),
      codes: `
      finance-terms=COORD_BANC_ERR finance-terms/COORD_BANC_ERR=COORD_BANC_ERR finance-terms/AUTRE=COORD_BANC_ERR other=AUTRE other/AUTRE=AUTRE other/ART_ERR=AUTRE legal=NON_CONFORME legal/NON_CONFORME=NON_CONFORME legal/TX_TVA_ERR=TX_TVA_ERR legal/REJ_SEMAN=REJ_SEMAN legal/REJ_COH=REJ_COH legal/REJ_CONT_B2G=REJ_CONT_B2G legal/IRR_VIDE_F=IRR_VIDE_F legal/IRR_TYPE_F=IRR_TYPE_F legal/IRR_SYNTAX=IRR_SYNTAX legal/IRR_TAILLE_PJ=IRR_TAILLE_PJ legal/IRR_NOM_PJ=IRR_NOM_PJ legal/IRR_VID_PJ=IRR_VID_PJ legal/IRR_EXT_DOC=IRR_EXT_DOC legal/IRR_TAILLE_F=IRR_TAILLE_F legal/IRR_ANTIVIRUS=IRR_ANTIVIRUS legal/AUTRE=NON_CONFORME not-recognized=DOUBLON not-recognized/DOUBLON=DOUBLON not-recognized/TRANSAC_INC=TRANSAC_INC not-recognized/EMMET_INC=EMMET_INC not-recognized/CONTRAT_TERM=CONTRAT_TERM not-recognized/DOUBLE_FACT=DOUBLE_FACT not-recognized/REJ_UNI=REJ_UNI not-recognized/AUTRE=DOUBLON unknown-receiver=DEST_INC unknown-receiver/DEST_INC=DEST_INC unknown-receiver/NON_TRANSMISE=NON_TRANSMISE unknown-receiver/ROUTAGE_ERR=ROUTAGE_ERR unknown-receiver/AUTRE=DEST_INC references=CMD_ERR references/CMD_ERR=CMD_ERR references/JUSTIF_ABS=JUSTIF_ABS references/DEST_ERR=DEST_ERR references/ADR_ERR=ADR_ERR references/SIRET_ERR=SIRET_ERR references/CODE_ROUTAGE_ERR=CODE_ROUTAGE_ERR references/REF_CT_ABSENT=REF_CT_ABSENT references/REF_ERR=REF_ERR references/REJ_ADR=REJ_ADR references/REJ_REF_PJ=REJ_REF_PJ references/REJ_ASS_PJ=REJ_ASS_PJ references/AUTRE=CMD_ERR prices=PU_ERR prices/PU_ERR=PU_ERR prices/MONTANTTOTAL_ERR=MONTANTTOTAL_ERR prices/CALCUL_ERR=CALCUL_ERR prices/REM_ERR=REM_ERR prices/AUTRE=PU_ERR quantity=QTE_ERR quantity/QTE_ERR=QTE_ERR quantity/AUTRE=QTE_ERR items=ART_ERR items/ART_ERR=ART_ERR items/AUTRE=ART_ERR payment-terms=MODPAI_ERR payment-terms/MODPAI_ERR=MODPAI_ERR payment-terms/AUTRE=MODPAI_ERR quality=QUALITE_ERR quality/QUALITE_ERR=QUALITE_ERR quality/AUTRE=QUALITE_ERR delivery=LIVR_INCOMP delivery/LIVR_INCOMP=LIVR_INCOMP delivery/AUTRE=LIVR_INCOMP
    `,
    },
    {
      type: Reason,
      ext: 'fr-ctc-flow6-condition',
      given: (words) => coded('condition', words),
      codes: `
      finance-terms=CBB finance-terms/CBB=CBB finance-terms/DIV=DIV finance-terms/DVA=DVA finance-terms/MAJ=MAJ finance-terms/MAP=CBB legal=DIV legal/DIV=DIV legal/DVA=DVA legal/MAJ=MAJ legal/CBB=DIV legal/MAP=DIV
    `,
    },
    {
      type: Action,
      ext: 'fr-ctc-flow6-action',
      given: (key) => ({ key }),
      codes: `
      none=NOA provide=PIN reissue=NIN credit-full=CNF credit-partial=CNP credit-amount=CNA other=OTH
    `,
    },
    {
      type: Action,
      ext: 'key',
      given: (code) => coded('action', `/${code}`),
      read: itself,
      codes: `
      NOA=none PIN=provide NIN=reissue CNF=credit-full CNP=credit-partial CNA=credit-amount OTH=other
    `,
    },
    {
      type: Payment,
      ext: 'fr-ctc-flow6-condition',
      given: (words) => {
        const { key, ...payment } = coded('condition', words);
        return { ...payment, type: key };
      },
      codes: `
      advice=MPA advice/MPA=MPA advice/MEN=MEN advice/RAP=RAP advice/CBB=MPA receipt=MEN receipt/MEN=MEN receipt/MPA=MPA receipt/RAP=RAP receipt/CBB=MEN
    `,
    },
    {
      type: Payment,
      ext: 'fr-ctc-flow6-status',
      given: (type) => ({ type }),
      codes: `
      advice=211 receipt=212 request=
    `,
    },
    {
      type: Status,
      ext: 'type',
      given: (code) => reporting('', code),
      read: itself,
      codes: `
      200=update 201=response 202=response 204=response 205=response 206=response 207=response 208=response 210=response 213=response
    `,
    },
    {
      type: Status,
      ext: 'key',
      given: (code) => reporting('', code),
      read: firstLine,
      codes: `
      200=issued 201=issued 202=acknowledged 204=processing 205=accepted 206=rejected 207=rejected 208=querying 210=rejected 213=error
    `,
    },
    {
      type: Status,
      ext: 'type',
      given: (key) => ({ type: '', lines: [{ key }] }),
      read: itself,
      codes: `
      issued=update acknowledged=response processing=response accepted=response querying=response rejected=response error=response paid=
    `,
    },
    {
      type: Status,
      ext: 'fr-ctc-flow6-status',
      given: (words) => {
        const [type, key] = words.split('/');
        return { type, lines: [{ key }] };
      },
      read: (status) => firstLine(status)?.ext as unknown as Record<string, string>,
      codes: `
      update/issued=200 system/issued=200 update/paid= response/issued=201 response/acknowledged=202 response/processing=204 response/accepted=205 response/querying=208 response/rejected=210 response/error=
    `,
    },
    {
      type: Status,
      ext: 'fr-ctc-flow6-status',
      given: (code) => reporting('', code),
      read: (status) => firstLine(status)?.ext as unknown as Record<string, string>,
      codes: '200=200 201=201 202=202 204=204 205=205 206=206 207=207 208=208 210=210 213=',
    },
  ],
});
