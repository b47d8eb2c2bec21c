import type { Format } from '../format.ts';
import { attribute, inside } from '../mapping/notation.ts';
import type { MemberTable } from '../members/member-table.ts';
import { ksefStructure } from './ksef-structure.ts';
import { FA_3, RELATIVES } from './namespaces.ts';
import { FA_3_ROWS } from './table.ts';

const MEMBERS: MemberTable = {
  type: 'bill/invoice',
  rows: FA_3_ROWS,
  structure: ksefStructure,
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

export const KSEF_FORMAT: Format = {
  key: 'ksef',
  name: 'KSeF FA(3)',
  mediaType: 'application/xml',
  table: {
    syntax: 'national',
    namespaces: { fa: FA_3 },
    roots: [
      {
        name: 'Faktura',
        namespace: FA_3,
        rows: [
          inside('fa:Naglowek', [inside('fa:KodFormularza', [], { attributes: [attribute('kodSystemowy', 'BT-24')] })]),
        ],
      },
    ],
  },
  members: MEMBERS,
  relatives: RELATIVES,
};
