import { date } from '../members/form.ts';
import type { MemberTable } from '../members/member-table.ts';
import { fixed, inside, joined, leaf, ofTheFile, type Row } from '../members/rows.ts';
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
import { feeSummary } from './product-fees.ts';
import { ordinarySummary, simplifiedSummary } from './summary.ts';

const SIMPLIFIED = 'SIMPLIFIED';
const INVOICE = 'invoiceMain/invoice';
const MODIFIED = 'invoiceMain/batchInvoice';

/** An invoice of Online Számla and a document, by subject. The kind comes first: it decides the signs. */
const rows = (details: Row, summary: Row, path = INVOICE): readonly Row[] => [
  inside(path, [kind]),
  joined('invoiceNumber', '-', 'series', 'code'),
  leaf('invoiceIssueDate', 'issue_date', date),
  mark('completenessIndicator', 'meta.nav-complete', true),
  inside(path, [reference, inside('invoiceHead', [seller, buyer, details]), lines, feeSummary, summary]),
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
const CATEGORY = ['invoiceHead', 'invoiceDetail', 'invoiceCategory'];

function categoryOf(root: XmlElement, modified?: XmlElement): string {
  let at: XmlElement | undefined = modified ?? root;
  for (const step of [...(modified ? ['invoice'] : INVOICE.split('/')), ...CATEGORY])
    at = at?.children.find(({ name }) => name === step);
  return at && isElement(at) ? textOf(at).trim() : '';
}

const isSimplified = (root: XmlElement, modified?: XmlElement): boolean => categoryOf(root, modified) === SIMPLIFIED;

/** A modification of several invoices at once, each of which is a document. It is only read. */
const modified = {
  ...shared,
  each: MODIFIED,
  holds: () => false,
} as const satisfies Partial<MemberTable>;
const place = inside(MODIFIED, [ofTheFile('batchIndex', () => '')]);

export const NAV_TABLES: readonly MemberTable[] = [
  {
    ...shared,
    given: { ...shared.given, $tags: ['simplified'] },
    rows: rows(details(fixed('invoiceCategory', SIMPLIFIED)), simplifiedSummary),
    reads: isSimplified,
    holds: (document) =>
      hasTag('simplified', { document }) &&
      (document.tax as { prices_include?: unknown } | undefined)?.prices_include === 'VAT',
  },
  {
    ...shared,
    rows: rows(details(), ordinarySummary),
    net: true,
  },
  {
    ...modified,
    given: { ...shared.given, $tags: ['simplified'] },
    rows: [...rows(details(fixed('invoiceCategory', SIMPLIFIED)), simplifiedSummary, `${MODIFIED}/invoice`), place],
    reads: isSimplified,
  },
  { ...modified, rows: [...rows(details(), ordinarySummary, `${MODIFIED}/invoice`), place], net: true },
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
