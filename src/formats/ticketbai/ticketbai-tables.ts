import type { MemberTable } from '../members/member-table.ts';
import { Structure } from '../structure/structure.ts';
import { INVOICE } from './invoice.ts';
import { lacking } from './lacking.ts';
import { TICKETBAI } from './namespaces.ts';
import { TICKETBAI_STRUCTURE } from './ticketbai-structure.codes.ts';

/** Files of TicketBAI. They are written without a signature, which only the issuer can give. */
export const TICKETBAI_TABLES: readonly MemberTable[] = [
  {
    type: 'bill/invoice',
    number: ['series', 'code'],
    rows: INVOICE,
    structure: new Structure(TICKETBAI_STRUCTURE),
    root: { uri: TICKETBAI, name: 'TicketBai' },
    prefixed: true,
    net: true,
    unsigned: 'Signature',
    given: {
      $schema: 'https://gobl.org/draft-0/bill/invoice',
      $regime: 'ES',
      $addons: ['es-tbai-v1'],
      currency: 'EUR',
    },
    knownOtherwise: [
      /^\$\.(?:\$schema|\$regime|\$addons|\$tags|uuid|type|currency|exchange_rates)(?![\w-])/,
      /^\$\.(?:totals|lines|charges|discounts|preceding)(?![\w-])/,
    ],
    // The invoice itself says the rest: the file is what the treasury wants to know of it.
    summary: true,
    lacking,
  },
];
