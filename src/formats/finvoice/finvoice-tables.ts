import type { MemberTable } from '../members/member-table.ts';
import type { Row } from '../members/rows.ts';
import { Structure } from '../structure/structure.ts';
import { inside } from '../members/rows.ts';
import { adjustments } from './adjustments.ts';
import { conventions } from './conventions.ts';
import { FINVOICE_STRUCTURE } from './finvoice-structure.codes.ts';
import { delivery, header, kind, regime } from './header.ts';
import { lines } from './lines.ts';
import { buyer, recipient, seller } from './parties.ts';
import { payment } from './payment.ts';
import { routes } from './routes.ts';
import { taxTotals } from './taxes.ts';
import { settle, totals } from './totals.ts';

/** Rows of an invoice. The kind decides the signs, so it comes first; sums follow what they are made of. */
const rows: readonly Row[] = [
  kind,
  header,
  seller,
  buyer,
  routes,
  recipient,
  delivery,
  regime,
  lines,
  inside('InvoiceDetails', [adjustments]),
  taxTotals,
  totals,
  payment,
  conventions,
];

/** Invoices of Finvoice. Version 3.0 is written; earlier ones, which its schema mostly accepts, are read. */
export const FINVOICE_TABLES: readonly MemberTable[] = [
  {
    type: 'bill/invoice',
    number: ['series', 'code'],
    rows,
    structure: new Structure(FINVOICE_STRUCTURE),
    root: { uri: '', name: 'Finvoice' },
    prefixed: true,
    net: true,
    encoding: 'ISO-8859-15',
    settle,
    given: {
      $schema: 'https://gobl.org/draft-0/bill/invoice',
      $addons: ['eu-en16931-v2017', 'fi-finvoice-v3'],
      tax: { rounding: 'currency' },
    },
    knownOtherwise: [
      /^\$\.(?:\$schema|\$regime|\$addons|\$tags|uuid|type)(?![\w-])/,
      /^\$\.totals\.(?!retained_tax)/,
      /\.(?:uuid|i|sum|total|rate|src|\$regime)$/,
      /^\$\.preceding\[\d+\]\.type$/,
      /^\$\.tax\.(?:rounding|prices_include)$/,
    ],
  },
];
