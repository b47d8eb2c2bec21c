import type { JsonObject } from '../../engine/index.ts';
import { parseDecimal } from '../en16931/decimal.ts';
import type { MemberReading } from '../members/member-reading.ts';
import type { MemberTable } from '../members/member-table.ts';
import { Structure } from '../structure/structure.ts';
import { textOf } from '../xml/xml-tree.ts';
import { DOCUMENT_TYPE, SIMPLIFIED_KINDS } from './codes.ts';
import { FATTURAPA_STRUCTURE } from './fatturapa-structure.codes.ts';
import { MESSAGES_STRUCTURE } from './messages-structure.codes.ts';
import { MESSAGE_ROOTS, ORDINARY, SIMPLIFIED } from './namespaces.ts';
import { ORDINARY_ROWS } from './ordinary.ts';
import { SDI_MESSAGES } from './sdi-messages.ts';
import { SIMPLIFIED_STRUCTURE } from './simplified-structure.codes.ts';
import { SIMPLIFIED_ROWS } from './simplified.ts';

const shared = {
  type: 'bill/invoice',
  number: ['series', 'code'],
  prefixed: true,
  given: {
    $schema: 'https://gobl.org/draft-0/bill/invoice',
    $regime: 'IT',
    $addons: ['it-sdi-v1'],
  },
  knownOtherwise: [
    /^\$\.(?:\$schema|\$regime|\$addons|\$tags|uuid|type)(?![\w-])/,
    /^\$\.totals\./,
    /\.(?:uuid|i|sum|total|rate|src|\$regime)$/,
    /^\$\.tax\.(?:rounding|prices_include)$/,
    /^\$\.tax\.(?:ext|notes)[.[]/,
  ],
} as const satisfies Partial<MemberTable>;

/** Whether a document is a simplified invoice, by its tag or by the code that the addon made of it. */
function isSimplified({ $tags, tax }: JsonObject): boolean {
  const ext = typeof tax === 'object' && tax !== null ? (tax as JsonObject).ext : undefined;
  const kind = typeof ext === 'object' && ext !== null ? (ext as JsonObject)[DOCUMENT_TYPE] : undefined;
  if (typeof kind === 'string') return SIMPLIFIED_KINDS.has(kind);
  return Array.isArray($tags) && ($tags as readonly unknown[]).includes('simplified');
}

const TOTAL = 'FatturaElettronicaBody/DatiGenerali/DatiGeneraliDocumento/ImportoTotaleDocumento';

/** The amount that the file states is to be paid: a difference becomes the rounding. */
function settle(reading: MemberReading, built: JsonObject): boolean {
  const node = reading.node(reading.root, TOTAL);
  const stated = node && parseDecimal(textOf(node));
  const { totals } = built;
  const payable = typeof totals === 'object' && totals !== null ? (totals as JsonObject).payable : undefined;
  const is = typeof payable === 'string' ? parseDecimal(payable) : undefined;
  if (!stated || !is || stated.equals(is)) return false;
  reading.draft.put(['totals', 'rounding'], stated.minus(is).toString());
  return true;
}

const EACH = 'FatturaElettronicaBody';

const messages = new Structure(MESSAGES_STRUCTURE);

export const FATTURAPA_TABLES: readonly MemberTable[] = [
  {
    ...shared,
    rows: SIMPLIFIED_ROWS,
    each: EACH,
    structure: new Structure(SIMPLIFIED_STRUCTURE),
    root: { uri: SIMPLIFIED, name: 'FatturaElettronicaSemplificata' },
    holds: isSimplified,
  },
  {
    ...shared,
    rows: ORDINARY_ROWS,
    each: EACH,
    structure: new Structure(FATTURAPA_STRUCTURE),
    root: { uri: ORDINARY, name: 'FatturaElettronica' },
    net: true,
    settle,
  },
  // Messages are only read: SdI writes them.
  ...MESSAGE_ROOTS.map((root): MemberTable => ({
    ...shared,
    type: 'bill/status',
    rows: SDI_MESSAGES[root.name] ?? [],
    structure: messages,
    number: [],
    root,
    given: { $schema: 'https://gobl.org/draft-0/bill/status', $regime: 'IT', type: 'response' },
    holds: () => false,
  })),
];
