import { MemberTables } from '../members/member-tables.ts';
import type { NationalFormat } from '../national/national-format.ts';
import { TICKETBAI } from './namespaces.ts';
import { TICKETBAI_PROOF } from './ticketbai-proof.ts';

export const TICKETBAI_FORMAT: NationalFormat = {
  key: 'ticketbai',
  name: 'TicketBAI',
  mediaType: 'application/xml',
  table: {
    syntax: 'ticketbai',
    namespaces: { '': '', T: TICKETBAI },
    roots: [{ name: 'T:TicketBai', namespace: TICKETBAI, rows: [] }],
  },
  members: new MemberTables(async () => (await import('./ticketbai-tables.ts')).TICKETBAI_TABLES),
  proof: TICKETBAI_PROOF,
};
