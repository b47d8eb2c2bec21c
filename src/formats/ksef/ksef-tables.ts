import type { MemberTable } from '../members/member-table.ts';
import { KSEF_STRUCTURE } from './ksef-structure.codes.ts';
import { Structure } from '../structure/structure.ts';
import { FA_3, UPO } from './namespaces.ts';
import { RECEIPT } from './receipt.ts';
import { FA_3_ROWS } from './table.ts';

const FA_3_TABLE: MemberTable = {
  type: 'bill/invoice',
  rows: FA_3_ROWS,
  structure: new Structure(KSEF_STRUCTURE),
  number: ['series', 'code'],
  root: { uri: FA_3, name: 'Faktura' },
  given: {
    $schema: 'https://gobl.org/draft-0/bill/invoice',
    $regime: 'PL',
    $addons: ['pl-favat-v3'],
    tax: { rounding: 'currency' },
  },
  knownOtherwise: [
    /^\$\.(?:\$schema|\$regime|\$addons|\$tags|uuid|type)(?![\w-])/,
    /^\$\.totals\.(?!retained_tax)/,
    /\.(?:uuid|i|sum|total|rate|src)$/,
    /^\$\.preceding\[\d+\]\.type$/,
    /^\$\.tax\.(?:rounding|prices_include)$/,
    /^\$\.tax\.ext\./,
  ],
};

/** Receipts are only read. */
const RECEIPT_TABLE: MemberTable = {
  ...FA_3_TABLE,
  type: 'bill/status',
  rows: RECEIPT,
  number: [],
  root: { uri: UPO, name: 'Potwierdzenie' },
  given: { $schema: 'https://gobl.org/draft-0/bill/status', $regime: 'PL', type: 'response' },
  holds: () => false,
};

export const KSEF_TABLES: readonly MemberTable[] = [FA_3_TABLE, RECEIPT_TABLE];
