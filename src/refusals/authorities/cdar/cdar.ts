import type { Authority } from '../../refusal-code.ts';
import { CDAR_CODES } from './cdar.codes.ts';

export const CDAR: Authority = {
  key: 'fr-cdar',
  name: 'French platforms, life cycle of an invoice (CDAR)',
  country: 'FR',
  sources: [
    { title: 'Life cycle statuses and reasons of the French reform, FNFE and AIFE specifications', read: '2026-11-23' },
  ],
  codes: CDAR_CODES,
  schemaCode: 'IRR_SYNTAX',
  marks: [
    { words: 'crossdomainacknowledgementandresponse', weight: 3 },
    { words: 'cdar', weight: 2 },
    { words: 'plateforme agreee', weight: 2 },
    { words: 'chorus', weight: 1 },
    { words: 'facture rejetee', weight: 2 },
    { words: 'statut', weight: 1 },
  ],
  forms: [
    { of: /\b((?:REJ|IRR)_[A-Z][A-Z0-9_]{2,20})\b/g, weight: 3 },
    { of: /\b([A-Z]{2,12}(?:_[A-Z]{2,10}){0,2}_(?:ERR|ABS|INC|TERM|INCOMP|FACT))\b/g, weight: 3 },
  ],
  loose: [/\b(NON_TRANSMISE|NON_CONFORME|DOUBLON|AUTRE)\b/g, /\b(?:statut|status|code)\b["'\s:=#-]{0,4}(2[01]\d)\b/gi],
  roots: { CrossDomainAcknowledgementAndResponse: { kind: 'cdar', outcome: 'unknown' } },
  findings: [
    {
      record: 'SpecifiedDocumentStatus',
      code: 'ReasonCode',
      message: 'Reason',
      place: 'SpecifiedDocumentCharacteristic/Location',
    },
    { record: 'ReferenceReferencedDocument', code: 'ProcessConditionCode', message: 'ProcessCondition' },
  ],
  outcomes: [
    {
      name: 'ProcessConditionCode',
      means: {
        '200': 'pending',
        '201': 'pending',
        '202': 'pending',
        '203': 'pending',
        '204': 'pending',
        '205': 'accepted',
        '206': 'accepted-with-warnings',
        '207': 'pending',
        '208': 'pending',
        '209': 'pending',
        '210': 'refused',
        '211': 'accepted',
        '212': 'accepted',
        '213': 'refused',
      },
    },
  ],
  members: [],
  sets: ['fr-cdar'],
  tongue: ['facture', 'statut', 'rejet', 'motif', 'plateforme', 'refus'],
};
