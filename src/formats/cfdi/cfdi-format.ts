import { term } from '../mapping/notation.ts';
import { MemberTables } from '../members/member-tables.ts';
import type { NationalFormat } from '../national/national-format.ts';
import { CFDI_PROOF } from './cfdi-proof.ts';
import { CFDI } from './namespaces.ts';

export const CFDI_FORMAT: NationalFormat = {
  key: 'cfdi',
  name: 'CFDI',
  mediaType: 'application/xml',
  table: {
    syntax: 'cfdi',
    namespaces: { '': '', cfdi: CFDI },
    roots: [{ name: 'cfdi:Comprobante', namespace: CFDI, rows: [term('@Version', 'BT-24')] }],
  },
  members: new MemberTables(async () => (await import('./cfdi-tables.ts')).CFDI_TABLES),
  proof: CFDI_PROOF,
};
