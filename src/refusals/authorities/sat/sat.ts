import type { Authority } from '../../refusal-code.ts';
import { PAC_CODES } from './pac.codes.ts';
import { SAT_CODES } from './sat.codes.ts';
import { SAT_CONDITION_CODES } from './sat-conditions.codes.ts';
import { SAT_PAYMENT_CODES } from './sat-payment.codes.ts';

export const SAT: Authority = {
  key: 'sat',
  name: 'SAT and its certification providers (PAC)',
  country: 'MX',
  sets: ['cfdi'],
  sources: [
    { title: 'SAT, error matrix of CFDI 4.0 (2026-03-25) and of the complement for payments 2.0', read: '2026-11-23' },
    { title: 'Clients of certification providers (PAC) in public code', read: '2026-11-23' },
  ],
  codes: [...SAT_CODES, ...SAT_PAYMENT_CODES, ...SAT_CONDITION_CODES, ...PAC_CODES],
  schemaCode: '301',
  marks: [
    { words: 'cfdi', weight: 2 },
    { words: 'incidencia', weight: 2 },
    { words: 'timbr', weight: 1 },
    { words: 'finkok', weight: 2 },
    { words: 'rfc', weight: 1 },
    { words: ' sat', weight: 1 },
    { words: '"pac"', weight: 1 },
  ],
  forms: [{ of: /(?<![A-Za-z0-9])((?:CFDI4|CRP2)\d{4})(?![A-Za-z0-9])/g, weight: 3 }],
  tongue: ['cfdi', 'rfc', 'comprobante', 'timbr', 'receptor', 'emisor', 'sello', 'campo', 'certificado'],
  loose: [/\b(?:codigo|código|code|error|CodigoError)\b["'\s:=#>-]{0,6}(30[1-8]|40[12])\b/gi],
  roots: {},
  findings: [{ record: 'Incidencia', code: 'CodigoError', message: 'MensajeIncidencia' }],
  outcomes: [],
  members: [['CodigoError'], ['MensajeIncidencia'], ['messageDetail', 'status']],
};
