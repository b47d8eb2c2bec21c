import type { Authority } from '../../refusal-code.ts';
import { NAV_CONDITION_CODES } from './nav-conditions.codes.ts';
import { NAV_HEAD_CODES } from './nav-head.codes.ts';
import { NAV_INTERFACE_CODES } from './nav-interface.codes.ts';
import { NAV_LINE_CODES } from './nav-line.codes.ts';
import { NAV_PARTY_CODES } from './nav-party.codes.ts';
import { NAV_REPORT_CODES } from './nav-report.codes.ts';
import { NAV_SUMMARY_CODES } from './nav-summary.codes.ts';

export const NAV: Authority = {
  key: 'nav',
  name: 'NAV Online Számla',
  country: 'HU',
  sets: ['nav'],
  sources: [
    {
      title: 'NAV Online Invoice, lists of validations and messages',
      url: 'https://github.com/nav-gov-hu/Online-Invoice',
      read: '2026-11-23',
    },
  ],
  codes: [
    ...NAV_INTERFACE_CODES,
    ...NAV_REPORT_CODES,
    ...NAV_PARTY_CODES,
    ...NAV_HEAD_CODES,
    ...NAV_LINE_CODES,
    ...NAV_SUMMARY_CODES,
    ...NAV_CONDITION_CODES,
  ],
  schemaCode: 'SCHEMA_VIOLATION',
  marks: [
    { words: 'schemas.nav.gov.hu', weight: 3 },
    { words: 'nav.gov.hu', weight: 3 },
    { words: 'businessvalidationmessages', weight: 3 },
    { words: 'validationerrorcode', weight: 3 },
    { words: 'xml contains on line', weight: 3 },
    { words: ' nav ', weight: 2 },
    { words: 'szamla', weight: 1 },
    { words: 'online szamla', weight: 3 },
  ],
  forms: [
    {
      of: /(?<![A-Za-z0-9])((?:INCORRECT|MISSING|INVALID)_(?:[A-Z0-9]{1,24}_){1,9}[A-Z0-9]{1,24})(?![A-Za-z0-9])/g,
      weight: 3,
    },
  ],
  tongue: ['szamla', 'adoszam', 'hiba', 'business', 'technical', 'vevo', 'elado', 'invoice'],
  loose: [/(?<![A-Za-z0-9])([A-Z]{3,24}(?:_[A-Z0-9]{2,24}){1,8})(?![A-Za-z0-9])/g, /\b(FORBIDDEN)\b/g],
  roots: {},
  findings: [
    {
      record: 'businessValidationMessages',
      code: 'validationErrorCode',
      message: 'message',
      severity: 'validationResultCode',
      place: 'pointer/tag',
      line: 'pointer/line',
    },
    {
      record: 'technicalValidationMessages',
      code: 'validationErrorCode',
      message: 'message',
      severity: 'validationResultCode',
    },
    { record: 'result', code: 'errorCode', message: 'message' },
  ],
  outcomes: [
    {
      name: 'invoiceStatus',
      means: { done: 'accepted', aborted: 'refused', received: 'pending', processing: 'pending', saved: 'pending' },
    },
    { name: 'funcCode', means: { error: 'refused' } },
  ],
  members: [['validationErrorCode'], ['businessValidationMessages']],
};
