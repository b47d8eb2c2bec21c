import type { Authority } from '../../refusal-code.ts';
import { ZATCA_CODES } from './zatca.codes.ts';
import { ZATCA_GATEWAY_CODES } from './zatca-gateway.codes.ts';

export const ZATCA: Authority = {
  key: 'zatca',
  name: 'ZATCA, FATOORA',
  country: 'SA',
  sources: [{ title: 'ZATCA, rules of the SDK 3.4.6', read: '2026-11-23' }],
  codes: [...ZATCA_CODES, ...ZATCA_GATEWAY_CODES],
  schemaCode: 'XSD_ZATCA_INVALID',
  marks: [
    { words: 'zatca', weight: 3 },
    { words: 'fatoora', weight: 3 },
    { words: 'validationresults', weight: 2 },
    { words: 'reportingstatus', weight: 2 },
    { words: 'clearancestatus', weight: 2 },
    { words: 'warningmessages', weight: 1 },
    { words: 'errormessages', weight: 1 },
    { words: 'br-ksa', weight: 3 },
  ],
  forms: [
    {
      of: /(?<![A-Za-z0-9-])(BR-(?:KSA|CL-KSA|CUSTOM-VALIDATION)-(?:[A-Z0-9]{1,8}-){0,2}[A-Z0-9]{1,4})(?![A-Za-z0-9])/g,
      weight: 3,
    },
    {
      of: /\b(XSD_ZATCA_(?:VALID|INVALID)|[A-Za-z]{1,20}_QRCODE_INVALID|QRCODE_INVALID|XML-INVOICE-ERROR)\b/g,
      weight: 3,
    },
  ],
  loose: [/\b(invalid-invoice-hash|invalid-certificate|certificate-permissions)\b/g],
  roots: {},
  findings: [],
  outcomes: [
    { name: 'reportingStatus', means: { reported: 'accepted', not_reported: 'refused' } },
    { name: 'clearanceStatus', means: { cleared: 'accepted', not_cleared: 'refused' } },
  ],
  members: [['validationResults'], ['warningMessages'], ['errorMessages', 'infoMessages']],
  namesRules: true,
  sets: ['zatca'],
  tongue: ['zatca', 'certificate', 'invoice', 'vat', 'hash'],
};
