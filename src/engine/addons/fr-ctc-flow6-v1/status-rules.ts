import type { TypeRules } from '../../core/rules/define-rules.ts';
import { defineRules } from '../../core/rules/define-rules.ts';
import type { Guard } from '../../core/rules/constraint.ts';
import { all, satisfy, when } from '../../core/rules/constraint.ts';
import { beOneOfAlways, bePresent, haveLength } from '../../core/rules/constraints.ts';
import { carryExtensions, haveExtension } from '../../core/tax/extension-constraints.ts';
import type { StatusLine } from '../../documents/bill/status-line.ts';
import { Status } from '../../documents/bill/status.ts';
import type { Party } from '../../documents/org/party.ts';
import { SIREN_SCHEME } from '../shared/french-party.ts';
import { REASON, ROLE, STATUS } from './extension-keys.ts';
import { includeScheme, SCHEMES } from './constraints.ts';
import { ONE_DOCUMENT, OWN_TYPES, XP_Z12_012 } from './norms.ts';

const FAMILY = 'FR-CTC-FLOW6-BILL-STATUS';

/** Steps in the life cycle; 211 and 212 are about payments. */
const STATUS_CODES = '200 201 202 203 204 205 206 207 208 209 210 213'.split(' ');
const RESPONSE_KEYS = ['acknowledged', 'processing', 'accepted', 'querying', 'rejected', 'error'];

/** Platforms (WK) and the public portal (DFH) need no inbox. */
const beReachable = satisfy<Party>(
  'have an inbox unless it is a platform',
  ({ ext, inboxes }) => ['WK', 'DFH'].includes(ext?.[ROLE] ?? '') || (inboxes ?? []).some(({ code }) => Boolean(code)),
  { kind: 'present', like: { inboxes: [{ scheme: '', code: '' }] } },
);

const partyRules = defineRules(Status, FAMILY, {
  '01': {
    at: 'type',
    must: beOneOfAlways(['response', 'update']),
    say: 'The report must be a response or an update',
    uncited: OWN_TYPES,
  },
  '02': {
    at: 'ext',
    must: haveExtension(STATUS, ...STATUS_CODES),
    say: 'The status of a report must be 200 to 210 or 213; 211 and 212 are for payments',
    cite: XP_Z12_012('BR-FR-CDV-CL-06'),
  },
  '03': { at: 'supplier', must: bePresent, say: 'The report needs a supplier', cite: XP_Z12_012('BR-FR-CDV-13') },
  '04': { at: 'supplier', must: beReachable, say: 'The supplier needs an inbox', cite: XP_Z12_012('BR-FR-CDV-08') },
  '05': {
    at: 'supplier.ext',
    must: carryExtensions(ROLE),
    say: 'The supplier needs its role',
    cite: XP_Z12_012('BR-FR-CDV-CL-03'),
  },
  '06': {
    at: 'supplier.identities',
    must: includeScheme(SIREN_SCHEME),
    say: 'The supplier needs a SIREN',
    cite: XP_Z12_012('BR-FR-CDV-13'),
  },
  '07': { at: 'customer', must: bePresent, say: 'The report needs a customer', cite: XP_Z12_012('BR-FR-CDV-CL-04') },
  '08': { at: 'customer', must: beReachable, say: 'The customer needs an inbox', cite: XP_Z12_012('BR-FR-CDV-08') },
  '09': {
    at: 'customer.ext',
    must: carryExtensions(ROLE),
    say: 'The customer needs its role',
    cite: XP_Z12_012('BR-FR-CDV-CL-04'),
  },
  '10': {
    at: 'customer.identities',
    must: includeScheme(...SCHEMES),
    say: 'The customer needs a known identity',
    cite: XP_Z12_012('BR-FR-CO-10'),
  },
});

const needsReason = when<StatusLine>('the status is rejected, querying or error', ({ key }) =>
  ['rejected', 'querying', 'error'].includes(key),
);

function isType(type: string): Guard<Status> {
  return when<Status>(`the report is of type ${type}`, (status) => status.type === type);
}

const lineRules: readonly TypeRules[] = [
  defineRules(Status, FAMILY, {
    '11': {
      at: 'lines',
      must: all(bePresent, haveLength(1, 1)),
      say: 'The report has exactly one line',
      uncited: ONE_DOCUMENT,
    },
    '12': {
      at: 'lines[].doc',
      must: bePresent,
      say: 'A line needs the document it is about',
      cite: XP_Z12_012('BR-FR-CDV-10'),
    },
    '13': {
      at: 'lines[].doc.code',
      must: bePresent,
      say: 'The document of a line needs its code',
      cite: XP_Z12_012('BR-FR-CDV-10'),
    },
    '14': {
      at: 'lines[].doc.issue_date',
      must: bePresent,
      say: 'The document of a line needs its date of issue',
      cite: XP_Z12_012('BR-FR-CDV-11'),
    },
    '15': {
      at: 'lines[].key',
      must: beOneOfAlways(['issued', ...RESPONSE_KEYS]),
      say: 'The status of a line must be one of the life cycle',
      cite: XP_Z12_012('BR-FR-CDV-CL-06'),
    },
    '16': {
      on: 'lines[]',
      when: needsReason,
      at: 'reasons',
      must: bePresent,
      say: 'A document that is rejected, queried or wrong needs a reason',
      cite: XP_Z12_012('BR-FR-CDV-15'),
    },
  }),
  defineRules(
    Status,
    FAMILY,
    {
      '23': {
        at: 'lines[].key',
        must: beOneOfAlways(RESPONSE_KEYS),
        say: 'A response does not report that the invoice was issued',
        uncited: OWN_TYPES,
      },
    },
    { when: isType('response') },
  ),
  defineRules(
    Status,
    FAMILY,
    {
      '24': {
        at: 'lines[].key',
        must: beOneOfAlways(['issued']),
        say: 'An update reports that the invoice was issued',
        uncited: OWN_TYPES,
      },
    },
    { when: isType('update') },
  ),
];

const REFERENCES = ['CMD_ERR', 'SIRET_ERR', 'CODE_ROUTAGE_ERR', 'REF_CT_ABSENT', 'REF_ERR'];
const GOODS = ['PU_ERR', 'REM_ERR', 'QTE_ERR', 'ART_ERR', 'MODPAI_ERR', 'QUALITE_ERR', 'LIVR_INCOMP'];
const FIGURES = ['TX_TVA_ERR', 'MONTANTTOTAL_ERR', 'CALCUL_ERR', 'NON_CONFORME', 'DOUBLON', 'DEST_ERR'];
const PARTIES = ['TRANSAC_INC', 'EMMET_INC', 'CONTRAT_TERM', 'DOUBLE_FACT'];
const REJECTIONS = ['REJ_SEMAN', 'REJ_UNI', 'REJ_COH', 'REJ_ADR', 'REJ_CONT_B2G', 'REJ_REF_PJ', 'REJ_ASS_PJ'];

/** Reasons of a status code. Source: AFNOR XP Z12-012, BR-FR-CDV-CL-09. */
function reasonsOf(code: string, ...reasons: readonly string[]) {
  return {
    on: 'lines[]',
    when: when<StatusLine>(`the status code is ${code}`, ({ ext }) => ext?.[STATUS] === code),
    at: 'reasons[].ext',
    must: haveExtension(REASON, ...reasons),
    say: `The reason must be one that goes with status ${code}`,
    cite: XP_Z12_012('BR-FR-CDV-CL-09'),
  };
}

const reasonRules = defineRules(Status, FAMILY, {
  '17': reasonsOf('200', 'NON_TRANSMISE'),
  '18': reasonsOf('206', 'AUTRE', ...REFERENCES, ...GOODS),
  '19': reasonsOf('207', 'AUTRE', 'COORD_BANC_ERR', ...FIGURES, ...PARTIES, 'ADR_ERR', ...REFERENCES, ...GOODS),
  '20': reasonsOf('208', 'JUSTIF_ABS', 'COORD_BANC_ERR', ...REFERENCES),
  '21': reasonsOf('210', ...FIGURES, ...PARTIES, 'CMD_ERR', 'ADR_ERR', 'REF_CT_ABSENT'),
  '22': reasonsOf('213', 'MONTANTTOTAL_ERR', 'CALCUL_ERR', 'DOUBLON', 'ADR_ERR', ...REJECTIONS),
});

export const statusRules: readonly TypeRules[] = [partyRules, ...lineRules, reasonRules];
