import type { MemberTable } from '../members/member-table.ts';
import { aboutTheFile, inside, within, type Row } from '../members/rows.ts';
import { Structure } from '../structure/structure.ts';
import { description, leftOver, related, statements } from './additional.ts';
import { generalAdjustments } from './adjustments.ts';
import { FACTURAE_STRUCTURE } from './facturae-structure.codes.ts';
import { fileHeader, header, issueData } from './header.ts';
import { lines } from './lines.ts';
import { FACTURAE, FACTURAE_32, FACTURAE_321 } from './namespaces.ts';
import { offices } from './offices.ts';
import { party } from './parties.ts';
import { payment } from './payment.ts';
import { readLineReferences, references } from './references.ts';
import { taxTotals } from './taxes.ts';
import { settle, totals } from './totals.ts';

/** Rows of an invoice. What the figures of a line depend on is read before the lines, sums after them. */
const rows: readonly Row[] = [
  inside('Invoices/Invoice', [
    header,
    issueData(references),
    statements,
    lines,
    readLineReferences,
    generalAdjustments,
    taxTotals,
    totals,
    payment,
    description,
    related,
    leftOver,
  ]),
  fileHeader,
  inside('Parties', [
    within('SellerParty', 'supplier', party),
    within('BuyerParty', 'customer', party),
    inside('BuyerParty', [offices]),
  ]),
  aboutTheFile('Signature'),
];

const table: MemberTable = {
  type: 'bill/invoice',
  number: ['series', 'code'],
  each: 'Invoices/Invoice',
  rows,
  structure: new Structure(FACTURAE_STRUCTURE),
  root: { uri: FACTURAE, name: 'Facturae' },
  prefixed: true,
  net: true,
  draft: true,
  settle,
  given: {
    $schema: 'https://gobl.org/draft-0/bill/invoice',
    $regime: 'ES',
    $addons: ['es-facturae-v3'],
  },
  knownOtherwise: [
    /^\$\.(?:\$schema|\$regime|\$addons|\$tags|uuid|type)(?![\w-])/,
    /^\$\.totals\./,
    /^\$\.preceding\[\d+\]\.type$/,
    /\.(?:uuid|i|sum|total|rate|src|\$regime)$/,
    /^\$\.tax\.(?:rounding|prices_include)$/,
  ],
};

/** Earlier versions differ by their namespace. They are read, and never written nor judged by the schema. */
export const FACTURAE_TABLES: readonly MemberTable[] = [
  table,
  ...[FACTURAE_321, FACTURAE_32].map((uri): MemberTable => ({
    ...table,
    root: { uri, name: 'Facturae' },
    holds: () => false,
  })),
];
