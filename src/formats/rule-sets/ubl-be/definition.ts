import { UBL_INVOICES, type RuleSetDefinition } from '../definition.ts';
import { UBL_BE_NOT_STATED } from './not-stated.codes.ts';

/** EN 16931, Peppol and the Belgian rules of 2024 in one set: it has no base. */
export const ublBeSet = {
  key: 'ubl-be',
  name: 'UBL.BE',
  unstated: 4,
  authority: 'UBL.BE, Agoria',
  profiles: ['ubl-be'],
  replaces: 'en16931',
  documents: UBL_INVOICES,
  releases: [{ key: '1.31', from: '2024-07-29', source: 'https://www.ubl.be/' }],
  open: UBL_BE_NOT_STATED,
  norm: { title: 'UBL.BE', url: 'https://www.ubl.be/' },
} as const satisfies RuleSetDefinition;
