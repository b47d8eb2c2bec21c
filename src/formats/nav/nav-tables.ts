import { date } from '../members/form.ts';
import type { MemberTable } from '../members/member-table.ts';
import { fixed, inside, joined, leaf, type Row } from '../members/rows.ts';
import { Structure } from '../structure/structure.ts';
import { isElement, textOf, type XmlElement } from '../xml/xml-tree.ts';
import { NAV_ANSWERS } from './answers.ts';
import { ANSWERS_STRUCTURE } from './answers-structure.codes.ts';
import { kind, reference } from './corrections.ts';
import { details, hasTag } from './details.ts';
import { mark } from './flags.ts';
import { lines } from './lines.ts';
import { ANSWER_ROOTS, DATA } from './namespaces.ts';
import { NAV_STRUCTURE } from './nav-structure.codes.ts';
import { buyer, seller } from './parties.ts';
import { ordinarySummary, simplifiedSummary } from './summary.ts';

const SIMPLIFIED = 'SIMPLIFIED';

/** An invoice of Online Számla and a document, by subject. The kind comes first: it decides the signs. */
const rows = (details: Row, summary: Row): readonly Row[] => [
  inside('invoiceMain/invoice', [kind]),
  joined('invoiceNumber', '-', 'series', 'code'),
  leaf('invoiceIssueDate', 'issue_date', date),
  mark('completenessIndicator', 'meta.nav-complete', true),
  inside('invoiceMain/invoice', [reference, inside('invoiceHead', [seller, buyer, details]), lines, summary]),
];

const shared = {
  type: 'bill/invoice',
  number: ['series', 'code'],
  structure: new Structure(NAV_STRUCTURE),
  root: { uri: DATA, name: 'InvoiceData' },
  given: {
    $schema: 'https://gobl.org/draft-0/bill/invoice',
    $regime: 'HU',
  },
  knownOtherwise: [
    /^\$\.(?:\$schema|\$regime|\$addons|\$tags|uuid|type)(?![\w-])/,
    /^\$\.totals\.(?!retained_tax)/,
    /\.(?:uuid|i|sum|total|rate|src|\$regime)$/,
    /^\$\.preceding\[\d+\]\.type$/,
    /^\$\.tax\.(?:rounding|prices_include)$/,
  ],
} as const satisfies Partial<MemberTable>;

const answers = new Structure(ANSWERS_STRUCTURE);

/** The one line of the head that tells a simplified invoice. */
const CATEGORY = ['invoiceMain', 'invoice', 'invoiceHead', 'invoiceDetail', 'invoiceCategory'];

function categoryOf(root: XmlElement): string {
  let at: XmlElement | undefined = root;
  for (const step of CATEGORY) at = at?.children.find(({ name }) => name === step);
  return at && isElement(at) ? textOf(at).trim() : '';
}

export const NAV_TABLES: readonly MemberTable[] = [
  {
    ...shared,
    given: { ...shared.given, $tags: ['simplified'] },
    rows: rows(details(fixed('invoiceCategory', SIMPLIFIED)), simplifiedSummary),
    reads: (root) => categoryOf(root) === SIMPLIFIED,
    holds: (document) =>
      hasTag('simplified', { document }) &&
      (document.tax as { prices_include?: unknown } | undefined)?.prices_include === 'VAT',
  },
  {
    ...shared,
    rows: rows(details(), ordinarySummary),
    net: true,
  },
  // Answers are only read: the authority writes them.
  ...ANSWER_ROOTS.map((root): MemberTable => ({
    ...shared,
    type: 'bill/status',
    rows: NAV_ANSWERS[root.name] ?? [],
    structure: answers,
    number: [],
    root,
    given: { $schema: 'https://gobl.org/draft-0/bill/status', $regime: 'HU', type: 'response' },
    holds: () => false,
  })),
];
