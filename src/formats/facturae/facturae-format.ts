import { inside, term } from '../mapping/notation.ts';
import { MemberTables } from '../members/member-tables.ts';
import type { NationalFormat } from '../national/national-format.ts';
import { FACTURAE_PROOF } from './facturae-proof.ts';
import { FACTURAE, FACTURAE_32, FACTURAE_321 } from './namespaces.ts';

const rows = [inside('FileHeader', [term('SchemaVersion', 'BT-24')])];

export const FACTURAE_FORMAT: NationalFormat = {
  key: 'facturae',
  name: 'Facturae',
  mediaType: 'application/xml',
  table: {
    syntax: 'facturae',
    namespaces: { '': '', fe: FACTURAE, fe1: FACTURAE_321, fe0: FACTURAE_32 },
    roots: [
      { name: 'fe:Facturae', namespace: FACTURAE, rows },
      { name: 'fe1:Facturae', namespace: FACTURAE_321, rows },
      { name: 'fe0:Facturae', namespace: FACTURAE_32, rows },
    ],
  },
  members: new MemberTables(async () => (await import('./facturae-tables.ts')).FACTURAE_TABLES),
  proof: FACTURAE_PROOF,
};
