import type { JsonObject } from '../../engine/index.ts';
import type { Path } from '../en16931/document/draft.ts';
import { addParty } from '../en16931/document/party-terms.ts';
import { TermBuilder } from '../en16931/document/term-builder.ts';
import type { Profile } from '../en16931/profiles/profile.ts';
import { InvoiceTerms, type Syntax, type TermGroup } from '../en16931/term-tree.ts';
import { addNumber } from './add-number.ts';
import { ACTION, REASON, ROLE, STATE, stateOf } from './cdar-codes.ts';
import {
  ACTION_LEAVES,
  ANSWERED,
  ANSWERER,
  DETAIL_LEAVES,
  DOCUMENT_LEAVES,
  KIND_LEAVES,
  REASON_LEAVES,
  TIME_MEMBER,
} from './cdar-leaves.ts';

/** The terms of a built response by a party to the invoice: the customer responds to the supplier. */
export function cdarFromStatus(
  document: JsonObject,
  profile: Profile,
  syntax: Syntax,
): { readonly terms: InvoiceTerms; readonly used: ReadonlySet<string> } {
  const builder = new TermBuilder(document, profile);
  const { invoice } = builder;
  const control = builder.group('BG-2', invoice);
  builder.add(control, 'BT-24', profile.specification);
  builder.add(control, 'BT-23', profile.process);
  if (builder.text(['type']) === 'response') builder.use(['type']);
  addNumber(builder, invoice, 'X-StatusNumber', []);
  addMoment(builder, 'X-StatusMoment', ['issue_date'], ['issue_time']);
  addMoment(builder, 'X-StatusSet', ['lines', 0, 'date'], ['lines', 0, 'meta', TIME_MEMBER]);
  const [customer, supplier] = [builder.group('X-Answerer', invoice), builder.group('X-Answered', invoice)];
  addParty(builder, customer, ['customer'], ANSWERER);
  builder.addText(customer, 'X-AnswererRole', ['customer', 'ext', ROLE]);
  addParty(builder, supplier, ['supplier'], ANSWERED);
  builder.addText(supplier, 'X-AnsweredRole', ['supplier', 'ext', ROLE]);
  for (const party of ['customer', 'supplier']) useNumbers(builder, party);
  builder.list(['lines']).forEach((_, i) => {
    addLine(builder, ['lines', i], supplier);
  });
  return { terms: new InvoiceTerms(syntax, invoice), used: builder.used };
}

/** The type of a number, and the tax number derived from it, add nothing to the number (SIREN). */
function useNumbers(builder: TermBuilder, party: string): void {
  const numbers = builder
    .list([party, 'identities'])
    .map((_, i) => builder.text([party, 'identities', i, 'code']) ?? '');
  builder.list([party, 'identities']).forEach((_, i) => {
    builder.use([party, 'identities', i, 'type']);
  });
  const vat = [party, 'tax_id', 'code'];
  if (numbers.some((number) => number !== '' && builder.text(vat)?.slice(2) === number)) {
    builder.use(vat, [party, 'tax_id', 'country']);
  }
}

function addMoment(builder: TermBuilder, term: string, day: Path, time: Path): void {
  const [date, hours] = [builder.text(day), builder.text(time)];
  if (date === undefined) return;
  const digits = `${date}${hours ?? ''}`.replace(/\D/g, '');
  const made = builder.add(builder.invoice, term, digits, day, time);
  builder.addPart(made, `${term}-1`, hours === undefined ? '102' : '204');
}

function addLine(builder: TermBuilder, at: Path, supplier: TermGroup): void {
  const line = builder.group('X-StatusLine', builder.invoice, at);
  const state = stateOf(builder.text([...at, 'ext', STATE]) ?? '');
  if (!builder.invoice.value('X-StatusPhase')) builder.add(builder.invoice, 'X-StatusPhase', state?.phase);
  builder.addText(line, 'X-StatusCode', [...at, 'ext', STATE]);
  builder.add(line, 'X-StatusDocumentState', state?.document);
  if (state && state.key === builder.text([...at, 'key'])) builder.use([...at, 'key']);
  addNumber(builder, line, 'X-StatusDocument', [...at, 'doc']);
  builder.addLeaves(line, at, DOCUMENT_LEAVES);
  const number = supplier.value('X-AnsweredId');
  const made = builder.add(builder.group('X-StatusSeller', line), 'X-StatusSellerId', number?.value);
  builder.addPart(made, 'X-StatusSellerId-1', number?.part('X-AnsweredId-1')?.value);
  const count = Math.max(builder.list([...at, 'reasons']).length, builder.list([...at, 'actions']).length);
  for (let i = 0; i < count; i++) addReason(builder, line, at, i);
}

/** Reason and action at the same index belong together. */
function addReason(builder: TermBuilder, line: TermGroup, at: Path, i: number): void {
  const [reason, action] = [
    [...at, 'reasons', i],
    [...at, 'actions', i],
  ];
  const group = builder.group('X-StatusReason', line, reason);
  builder.addText(group, 'X-StatusReasonCode', [...reason, 'ext', REASON]);
  builder.addLeaves(group, reason, REASON_LEAVES);
  builder.addText(group, 'X-StatusActionCode', [...action, 'ext', ACTION]);
  builder.addLeaves(group, action, ACTION_LEAVES);
  // The codes determine the keys.
  if (group.value('X-StatusReasonCode')) builder.use([...reason, 'key']);
  if (group.value('X-StatusActionCode')) builder.use([...action, 'key']);
  builder.add(group, 'X-StatusTurn', String(i + 1));
  const faults = builder.list([...reason, 'faults']).map((_, j) => [...reason, 'faults', j]);
  // The kind of value is meaningless without a value.
  if (faults.length === 0) builder.use(...KIND_LEAVES.map(({ at: kind }) => [...reason, ...kind.split('.')]));
  faults.forEach((fault, j) => {
    const detail = builder.group('X-StatusDetail', group, fault);
    builder.addLeaves(detail, fault, DETAIL_LEAVES);
    if (j === 0) builder.addLeaves(detail, reason, KIND_LEAVES);
  });
}
