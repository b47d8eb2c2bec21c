import type { NationalFormat } from '../national/national-format.ts';
import { attribute, inside } from '../mapping/notation.ts';
import { MemberTables } from '../members/member-tables.ts';
import { KSEF_PROOF } from './ksef-proof.ts';
import { FA_3, RELATIVES, UPO } from './namespaces.ts';

export const KSEF_FORMAT: NationalFormat = {
  key: 'ksef',
  name: 'KSeF FA(3)',
  mediaType: 'application/xml',
  table: {
    syntax: 'ksef',
    namespaces: { fa: FA_3, upo: UPO },
    roots: [
      {
        name: 'Faktura',
        namespace: FA_3,
        rows: [
          inside('fa:Naglowek', [inside('fa:KodFormularza', [], { attributes: [attribute('kodSystemowy', 'BT-24')] })]),
        ],
      },
      { name: 'Potwierdzenie', namespace: UPO, rows: [] },
    ],
  },
  members: new MemberTables(async () => (await import('./ksef-tables.ts')).KSEF_TABLES),
  relatives: RELATIVES,
  proof: KSEF_PROOF,
};
