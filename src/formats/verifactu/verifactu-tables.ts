import type { MemberTable } from '../members/member-table.ts';
import type { WritingContext } from '../members/member-writing.ts';
import { Structure } from '../structure/structure.ts';
import type { XmlElement } from '../xml/xml-tree.ts';
import { ANSWER } from './answer.ts';
import { settle } from './breakdown.ts';
import { CANCELLATION, CANCELLED } from './cancellation.ts';
import { lacking } from './lacking.ts';
import { ANSWERS, FILES, RECORDS } from './namespaces.ts';
import { inFile, RECORD, REGISTRATION } from './registration.ts';
import { VERIFACTU_STRUCTURE } from './verifactu-structure.codes.ts';

const structure = new Structure(VERIFACTU_STRUCTURE);

const invoice = {
  type: 'bill/invoice',
  number: ['series', 'code'],
  prefixed: true,
  structure,
  given: {
    $schema: 'https://gobl.org/draft-0/bill/invoice',
    $regime: 'ES',
    $addons: ['es-verifactu-v1'],
    currency: 'EUR',
  },
  knownOtherwise: [
    /^\$\.(?:\$schema|\$regime|\$addons|\$tags|uuid|type|currency|exchange_rates)(?![\w-])/,
    /^\$\.(?:totals|lines|charges|discounts|preceding)(?![\w-])/,
  ],
  // The invoice itself says the rest: the record is what the agency wants to know of it.
  summary: true,
  lacking,
} as const satisfies Partial<MemberTable>;

const report = {
  ...invoice,
  type: 'bill/status',
  number: [],
  given: { $schema: 'https://gobl.org/draft-0/bill/status', $regime: 'ES', type: 'update' },
  holds: () => false,
} as const satisfies Partial<MemberTable>;

const isCancelling = (context?: Partial<WritingContext>): boolean => context?.kind === 'cancel';
const cancels = (_: XmlElement, record?: XmlElement): boolean =>
  record !== undefined &&
  record.children.some(({ name }) => name === 'RegistroAnulacion') &&
  !record.children.some(({ name }) => name === 'RegistroAlta');

const FILE = { uri: FILES, name: 'RegFactuSistemaFacturacion' } as const;
const CANCELLING = { uri: RECORDS, name: 'RegistroAnulacion' } as const;

export const VERIFACTU_TABLES: readonly MemberTable[] = [
  {
    ...invoice,
    rows: REGISTRATION,
    root: { uri: RECORDS, name: 'RegistroAlta' },
    settle,
    holds: (_, context) => !isCancelling(context),
  },
  { ...report, rows: CANCELLED, root: CANCELLING },
  { ...invoice, rows: CANCELLATION, root: CANCELLING, holds: (_, context) => isCancelling(context) },
  { ...report, rows: inFile('RegistroAnulacion', CANCELLED), root: FILE, each: RECORD, reads: cancels },
  { ...invoice, rows: inFile('RegistroAlta', REGISTRATION), root: FILE, each: RECORD, settle, holds: () => false },
  {
    ...report,
    rows: ANSWER,
    root: { uri: ANSWERS, name: 'RespuestaRegFactuSistemaFacturacion' },
    given: { ...report.given, type: 'response' },
  },
];
