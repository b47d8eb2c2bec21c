import type { Authority } from '../../refusal-code.ts';
import { INVOICE_RESPONSE_CODES, MESSAGE_LEVEL_CODES } from './peppol.codes.ts';

const read = '2026-11-23';

/** Access points and validators that judge by Peppol's rules. */
export const PEPPOL: Authority = {
  key: 'peppol',
  name: 'Peppol validation',
  sources: [{ title: 'Peppol BIS Billing 3', url: 'https://docs.peppol.eu/poacc/billing/3.0/', read }],
  codes: [],
  marks: [
    { words: 'peppol', weight: 2 },
    { words: 'access point', weight: 1 },
    { words: 'poacc', weight: 2 },
  ],
  forms: [
    {
      of: /(?<![A-Za-z0-9-])(PEPPOL-(?:EN16931|COMMON|T\d{2,3})-[A-Z]{1,2}\d{2,5}(?:-\d{1,3})?(?:-[A-Z]{2,3})?|SCH-MLS-\d\d|ibr-(?:[a-z]{1,4}-)?\d{2,3}(?:-[a-z]{2,4})?)(?![A-Za-z0-9])/g,
      weight: 3,
    },
  ],
  sets: [
    'peppol-bis-3',
    'peppol-self-billing-3',
    'peppol-t01',
    'peppol-t16',
    'peppol-t71',
    'peppol-t76',
    'peppol-t111',
    'peppol-mls',
    'pint',
    'pint-eu',
    'pint-aunz',
    'pint-aunz-selfbilling',
    'pint-sg',
    'pint-my',
    'pint-my-selfbilling',
    'pint-jp',
    'pint-jp-selfbilling',
    'pint-jp-ntr',
    'pint-ae',
    'pint-om',
    'pint-om-selfbilling',
  ],
  loose: [],
  roots: {},
  findings: [],
  outcomes: [],
  members: [],
  namesRules: true,
};

/** Message level status (MLS) and response (MLR): an access point's answer to a message. */
export const PEPPOL_MLS: Authority = {
  key: 'peppol-mls',
  name: 'Peppol message level status and response',
  sources: [
    { title: 'Peppol MLS 1.0 and Message Level Response 3', url: 'https://docs.peppol.eu/poacc/upgrade-3/', read },
  ],
  codes: MESSAGE_LEVEL_CODES,
  marks: [
    { words: 'urn:peppol:edec:mls', weight: 3 },
    { words: 'poacc:trns:mlr', weight: 3 },
    { words: 'poacc:bis:mlr', weight: 2 },
    { words: 'message level', weight: 2 },
    { words: 'applicationresponse', weight: 2 },
    { words: 'peppol', weight: 1 },
    { words: 'poacc', weight: 2 },
  ],
  tongue: ['message level', 'responsecode', 'statusreasoncode', 'mlr', 'mls'],
  forms: [],
  loose: [/\b(?:statusreasoncode|responsecode)["'\s:=>#-]{1,4}(AB|AP|RE|BV|BW|FD|SV)\b/gi],
  roots: {},
  findings: [
    { record: 'Status', code: 'StatusReasonCode', message: 'StatusReason' },
    {
      record: 'LineResponse',
      code: 'Response/Status/StatusReasonCode',
      message: 'Response/Description',
      place: 'LineReference/LineID',
    },
  ],
  outcomes: [{ name: 'ResponseCode', means: { ap: 'accepted', ab: 'pending', re: 'refused' } }],
  members: [],
  namesRules: true,
};

/** The invoice response: a buyer's answer to an invoice. */
export const PEPPOL_IMR: Authority = {
  key: 'peppol-imr',
  name: 'Peppol invoice response',
  sources: [
    {
      title: 'Peppol BIS Invoice Response 3, code lists',
      url: 'https://docs.peppol.eu/poacc/upgrade-3/codelist/',
      read,
    },
  ],
  codes: INVOICE_RESPONSE_CODES,
  marks: [
    { words: 'poacc:trns:invoice_response', weight: 3 },
    { words: 'poacc:bis:invoice_response', weight: 2 },
    { words: 'opstatusreason', weight: 3 },
    { words: 'opstatusaction', weight: 3 },
    { words: 'invoice response', weight: 2 },
    { words: 'applicationresponse', weight: 2 },
    { words: 'peppol', weight: 1 },
    { words: 'poacc', weight: 2 },
  ],
  tongue: ['invoice response', 'responsecode', 'statusreasoncode', 'clarification'],
  forms: [],
  loose: [/\b(?:statusreasoncode|responsecode)["'\s:=>#-]{1,4}([A-Z]{2,3})\b/gi],
  roots: {},
  findings: [{ record: 'Status', code: 'StatusReasonCode', message: 'StatusReason' }],
  outcomes: [
    {
      name: 'ResponseCode',
      means: {
        ab: 'pending',
        ip: 'pending',
        uq: 'pending',
        ca: 'accepted-with-warnings',
        re: 'refused',
        ap: 'accepted',
        pd: 'accepted',
      },
    },
  ],
  members: [],
};
