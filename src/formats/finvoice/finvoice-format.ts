import { MemberTables } from '../members/member-tables.ts';
import type { NationalFormat } from '../national/national-format.ts';
import { FINVOICE_PROOF } from './finvoice-proof.ts';

export const FINVOICE_FORMAT: NationalFormat = {
  key: 'finvoice',
  name: 'Finvoice 3.0',
  mediaType: 'application/xml',
  table: {
    syntax: 'finvoice',
    namespaces: { '': '' },
    roots: [{ name: 'Finvoice', namespace: '', rows: [] }],
  },
  members: new MemberTables(async () => (await import('./finvoice-tables.ts')).FINVOICE_TABLES),
  proof: FINVOICE_PROOF,
};
