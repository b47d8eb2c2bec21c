import { tableOf } from '../../../engine/values.ts';
import { CODECS } from './codecs.ts';
import type { Draft, Path } from './draft.ts';
import { addressOfFile, sizeOfFile } from './embedded-file.ts';
import type { NationalWays, Profile } from '../profiles/profile.ts';
import type { InvoiceTerms, TermGroup, TermValue } from '../term-tree.ts';
import { decode, putLeaves, type LeafRow } from './leaf-rows.ts';
import { DOCUMENT_TYPES, OTHER_CREDIT_NOTE_TYPES, OTHER_INVOICE_TYPES, TAX_POINTS } from './vocabulary.ts';
import { xmlMessages } from '../../reading/messages.ts';

const issued = (term: string): LeafRow => ({ term, at: 'issue_date', as: 'date' });

export const HEADER_LEAVES: readonly LeafRow[] = [
  { term: 'BT-1', at: 'code', as: 'code' },
  { term: 'BT-2', at: 'issue_date', as: 'date' },
  { term: 'X-IssueTime', at: 'issue_time', as: 'time' },
  { term: 'BT-7', at: 'value_date', as: 'date' },
  { term: 'BT-5', at: 'currency', as: 'currency' },
];

export const ORDERING_LEAVES: readonly LeafRow[] = [
  { term: 'BT-10', at: 'ordering.code', as: 'code' },
  {
    term: 'BT-18',
    at: 'ordering.identities[].code',
    as: 'code',
    parts: [{ term: 'BT-18-1', at: 'ext.untdid-reference', as: 'code' }],
  },
  { term: 'BT-19', at: 'ordering.cost', as: 'code' },
  {
    term: 'BT-11',
    at: 'ordering.projects[].code',
    as: 'code',
    parts: [{ term: 'X-ProjectName', at: 'description' }],
  },
  {
    term: 'BT-12',
    at: 'ordering.contracts[].code',
    as: 'code',
    parts: [issued('X-ContractDate'), { term: 'X-ContractType', at: 'description' }],
  },
  { term: 'BT-13', at: 'ordering.purchases[].code', as: 'code', parts: [issued('X-OrderDate')] },
  { term: 'BT-14', at: 'ordering.sales[].code', as: 'code' },
  { term: 'BT-15', at: 'ordering.receiving[].code', as: 'code', parts: [issued('X-ReceivingDate')] },
  { term: 'BT-16', at: 'ordering.despatch[].code', as: 'code', parts: [issued('X-DespatchDate')] },
  { term: 'BT-17', at: 'ordering.tender[].code', as: 'code', parts: [issued('X-TenderDate')] },
];

export const PERIOD_LEAVES: readonly LeafRow[] = [
  { term: 'X-PeriodText', at: 'ordering.period.label' },
  { term: 'BT-73', at: 'ordering.period.start', as: 'date' },
  { term: 'BT-74', at: 'ordering.period.end', as: 'date' },
];

export const PRECEDING_LEAVES: readonly LeafRow[] = [
  {
    term: 'BT-25',
    at: 'code',
    as: 'code',
    parts: [
      { term: 'X-ReferenceType', at: 'ext.untdid-document-type', as: 'code' },
      { term: 'X-ReferenceText', at: 'description' },
    ],
  },
  { term: 'BT-26', at: 'issue_date', as: 'date' },
];

export const ATTACHMENT_LEAVES: readonly LeafRow[] = [
  { term: 'BT-122', at: 'code', as: 'code' },
  { term: 'X-AttachmentName', at: 'name' },
  { term: 'BT-123', at: 'description' },
  { term: 'BT-124', at: 'url' },
  { term: 'X-AttachmentMime', at: 'mime' },
];

/** Puts the terms of the invoice as a whole, except parties, lines, payment and totals. */
export function putHeader(draft: Draft, invoice: InvoiceTerms, profile: Profile | undefined): void {
  const { invoice: top } = invoice;
  const { ways = {} } = profile ?? {};
  putIdentity(draft, invoice);
  putType(draft, invoice, ways.untypedCredits && invoice.root?.name === 'CreditNote');
  putKind(draft, invoice, ways);
  putLeaves(draft, top, [], HEADER_LEAVES);
  putLeaves(draft, top, [], ORDERING_LEAVES);
  const period = invoice.group('BG-14');
  if (period) putLeaves(draft, period, [], PERIOD_LEAVES);
  putTaxPoint(draft, invoice);
  for (const note of invoice.groups('BG-1')) {
    if (!note.value('BT-22')?.value) draft.implied(note.value('BT-22'), xmlMessages.empty);
    else {
      putLeaves(
        draft,
        note,
        ['notes', draft.count(['notes'])],
        [
          { term: 'BT-22', at: 'text' },
          { term: 'BT-21', at: 'ext.untdid-text-subject', as: 'code' },
        ],
      );
    }
  }
  for (const reference of invoice.groups('BG-3')) {
    putLeaves(draft, reference, ['preceding', draft.count(['preceding'])], PRECEDING_LEAVES);
  }
  putReasons(draft, invoice, ways);
  putAttachments(draft, invoice, ways.stamps);
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/;

function putIdentity(draft: Draft, invoice: InvoiceTerms): void {
  const uuid = invoice.value('X-UUID');
  const id = uuid?.value.toLowerCase() ?? '';
  if (UUID.test(id)) draft.put(['uuid'], id, uuid);
  else draft.left(uuid, xmlMessages.notUuid);
}

function putType(draft: Draft, invoice: InvoiceTerms, isCreditNote = false): void {
  const source = invoice.value('BT-3');
  const code = decode(draft, source, 'code') ?? (isCreditNote ? '381' : undefined);
  const known = DOCUMENT_TYPES[code ?? ''];
  const isCredit = OTHER_CREDIT_NOTE_TYPES.has(code ?? '');
  const type = known?.type ?? (isCredit ? 'credit-note' : OTHER_INVOICE_TYPES.has(code ?? '') ? 'standard' : 'other');
  draft.put(['type'], type, source);
  if (known?.tags) draft.put(['$tags'], known.tags, source);
  if (code !== undefined && !known) draft.put(['tax', 'ext', 'untdid-document-type'], code, source);
}

/** Flags of a national invoice type, and their tags. */
function putKind(draft: Draft, invoice: InvoiceTerms, { kind }: NationalWays): void {
  const source = invoice.value('X-InvoiceKind');
  const name = source?.value;
  if (!kind || !source || name === undefined) return;
  draft.put(['tax', 'ext', kind.extension], decode(draft, source, 'code'), source);
  const flags = name.slice(kind.simplified.length);
  const known = draft.get(['$tags']);
  const tags = [
    ...(Array.isArray(known) ? known : []),
    ...(name.startsWith(kind.simplified) ? ['simplified'] : []),
    ...kind.flags.filter((_, i) => flags[i] === '1'),
  ];
  if (tags.length > 0) draft.put(['$tags'], [...new Set(tags)], source);
}

/** The reason for correcting an earlier invoice. */
function putReasons(draft: Draft, invoice: InvoiceTerms, { reasonWithPayment }: NationalWays): void {
  const reasons = invoice.values('X-CorrectionReason');
  const [first, ...more] = reasons;
  if (!first) return;
  const isCorrection = reasonWithPayment === true && draft.count(['preceding']) > 0;
  if (isCorrection) draft.put(['preceding', 0, 'reason'], decode(draft, first), first);
  for (const reason of isCorrection ? more : reasons) {
    if (isCorrection && reason.value === first.value) draft.taken(reason, ['preceding', 0, 'reason']);
    else draft.left(reason, xmlMessages.noPaymentNote);
  }
}

function putTaxPoint(draft: Draft, invoice: InvoiceTerms): void {
  for (const source of invoice.values('BT-8')) {
    const points: Readonly<Record<string, string>> = tableOf({ ...TAX_POINTS.cii, ...TAX_POINTS[invoice.syntax] });
    const point = points[source.value];
    if (point) draft.put(['tax', 'point'], point, source);
    else draft.left(source, xmlMessages.notTaxPoint);
  }
}

/** A file in the invoice becomes an attachment whose address holds it, if it is one. */
function putFile(draft: Draft, group: TermGroup, file: TermValue, entry: Path): boolean {
  const [type, name] = ['BT-125-1', 'BT-125-2'].map((part) => file.part(part));
  const address = addressOfFile(file.value, type?.value ?? '');
  if (address === undefined) return false;
  putLeaves(draft, group, entry, ATTACHMENT_LEAVES);
  draft.put([...entry, 'name'], decode(draft, name), name);
  draft.put([...entry, 'url'], address);
  draft.put([...entry, 'mime'], decode(draft, type), type);
  // The whole entry: the report would repeat the file.
  draft.taken(file, entry);
  return true;
}

function putAttachments(draft: Draft, invoice: InvoiceTerms, stamps: readonly string[] = []): void {
  for (const group of invoice.groups('BG-24')) {
    if (stamps.includes(group.value('BT-122')?.value ?? '')) {
      for (const value of group.values)
        for (const otherValue of [value, ...value.parts]) draft.left(otherValue, xmlMessages.stamp);
      continue;
    }
    const entry = ['attachments', draft.count(['attachments'])];
    const file = group.value('BT-125');
    const hasAddress = Boolean(group.value('BT-124')?.value);
    if (file && !hasAddress && putFile(draft, group, file, entry)) continue;
    if (file) {
      const why = hasAddress ? xmlMessages.fileHasAddress({ bytes: sizeOfFile(file.value) }) : xmlMessages.notBase64;
      for (const value of [file, ...file.parts]) draft.left(value, why);
    }
    if (hasAddress) {
      putLeaves(draft, group, entry, ATTACHMENT_LEAVES);
      continue;
    }
    // Without a URL it is a reference.
    const code = group.value('BT-122');
    const reference = ['ordering', 'identities', draft.count(['ordering', 'identities'])];
    draft.put([...reference, 'code'], CODECS.code.read(code?.value ?? ''), code);
    draft.put([...reference, 'description'], decode(draft, group.value('BT-123')), group.value('BT-123'));
    if (draft.get(reference) !== undefined) draft.put([...reference, 'key'], 'ref-paper');
  }
}
