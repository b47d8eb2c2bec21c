import type { JsonObject } from '../../engine/index.ts';
import { Draft, type Path } from '../en16931/document/draft.ts';
import { decode, putLeaves } from '../en16931/document/leaf-rows.ts';
import { putParty } from '../en16931/document/parties.ts';
import { putProfile } from '../en16931/document/profile-terms.ts';
import type { Profile } from '../en16931/profiles/profile.ts';
import type { InvoiceTerms, TermGroup, TermValue } from '../en16931/term-tree.ts';
import { xmlMessages } from '../reading/messages.ts';
import { ACTION_LIST, ACTIONS, CONDITIONAL, keyOf, REASONS } from './answer-codes.ts';
import {
  BUYER,
  CONDITION_MEMBER,
  DETAIL_LEAVES,
  HEADER_LEAVES,
  LINE_LEAVES,
  NO_PLACE,
  OTHERS,
  REASON_LEAVES,
  SELLER,
  WARNING,
  ZONE_MEMBER,
} from './answer-leaves.ts';
import type { AnswerWays } from './from-status.ts';
import { answerMessages } from './messages.ts';

/** Makes the document of a response's terms. */
export function toStatus(
  terms: InvoiceTerms,
  profile: Profile | undefined,
  ways: AnswerWays,
): { readonly document: JsonObject; readonly draft: Draft } {
  const draft = new Draft();
  draft.put(['$schema'], 'https://gobl.org/draft-0/bill/status');
  putProfile(draft, terms, profile);
  draft.put(['type'], 'response');
  putLeaves(
    draft,
    terms.invoice,
    [],
    [{ term: 'X-StatusNumber', at: 'code', as: 'code' }, ...HEADER_LEAVES.slice(0, 1)],
  );
  putTime(draft, terms);
  const [seller, buyer] = [terms.group('BG-4'), terms.group('BG-7')];
  if (seller) putParty(draft, seller, ['supplier'], SELLER);
  if (buyer) putParty(draft, buyer, ['customer'], BUYER);
  terms.groups('X-StatusLine').forEach((line, i) => {
    putLine(draft, line, i, ways);
  });
  putLeaves(draft, terms.invoice, [], HEADER_LEAVES.slice(1));
  putZone(draft, terms);
  return { document: draft.root, draft };
}

const TIME = /^(\d\d:\d\d:\d\d)(?:\.0+)?(Z|[+-]\d\d:\d\d)?$/;

function putTime(draft: Draft, terms: InvoiceTerms): void {
  for (const source of terms.values('X-IssueTime')) {
    const time = TIME.exec(source.value)?.[1];
    if (time === undefined) draft.left(source, answerMessages.notTime);
    else draft.put(['issue_time'], time, source);
  }
}

/** A document has a place for a time zone only in its metadata. */
function putZone(draft: Draft, terms: InvoiceTerms): void {
  const source = terms.value('X-IssueTime');
  draft.put(['meta', ZONE_MEMBER], TIME.exec(source?.value ?? '')?.[2], source);
}

function putLine(draft: Draft, line: TermGroup, i: number, ways: AnswerWays): void {
  const at = ['lines', i];
  putStatus(draft, line, at, ways);
  for (const source of line.valuesOf('X-StatusDocument')) {
    draft.put([...at, 'doc', 'code'], decode(draft, source, 'code'), source);
  }
  putLeaves(draft, line, at, LINE_LEAVES);
  for (const [id, member, terms] of OTHERS) {
    const group = line.group(id);
    if (group && i === 0) putParty(draft, group, ['ordering', member], terms);
    else for (const value of group?.values ?? []) draft.left(value, answerMessages.oneSeller);
  }
  for (const reason of line.groupsOf('X-StatusReason')) putReason(draft, reason, at);
  putIssues(draft, line.groupsOf('X-StatusIssue'), at);
}

function putStatus(draft: Draft, line: TermGroup, at: Path, { statuses, conditional }: AnswerWays): void {
  const [code, ...more] = line.valuesOf('X-StatusCode');
  for (const again of more) draft.left(again, xmlMessages.severalHere);
  if (!code) return;
  const path = [...at, 'key'];
  if (conditional && code.value === CONDITIONAL) {
    draft.put(path, 'accepted', code);
    draft.put([...at, 'meta', CONDITION_MEMBER], CONDITIONAL, code);
    return;
  }
  const key = keyOf(statuses, code.value);
  draft.put(path, key);
  if (key === undefined) draft.left(code, answerMessages.unknownCode);
  else draft.renamed(code, path, key);
}

/** A clarification is a reason, or an action wanted by the buyer. */
function putReason(draft: Draft, reason: TermGroup, at: Path): void {
  const code = reason.value('X-StatusReasonCode');
  const list = code?.part('X-StatusReasonCode-1');
  const isAction = list?.value === ACTION_LIST;
  const member = [...at, isAction ? 'actions' : 'reasons'];
  const entry = [...member, draft.count(member)];
  const key = code && keyOf(isAction ? ACTIONS : REASONS, code.value);
  draft.put([...entry, 'key'], key ?? 'other');
  if (key !== undefined && code) draft.renamed(code, [...entry, 'key'], key);
  else draft.left(code, answerMessages.unknownCode);
  draft.implied(list, answerMessages.toldByList);
  putLeaves(draft, reason, entry, REASON_LEAVES);
  for (const detail of reason.groupsOf('X-StatusDetail')) {
    if (isAction) for (const value of detail.values) draft.left(value, answerMessages.noDetails);
    else putLeaves(draft, detail, [...entry, 'faults', draft.count([...entry, 'faults'])], DETAIL_LEAVES);
  }
}

/** Findings of a validator are the faults of one reason. */
function putIssues(draft: Draft, issues: readonly TermGroup[], at: Path): void {
  if (issues.length === 0) return;
  const entry = [...at, 'reasons', draft.count([...at, 'reasons'])];
  draft.put([...entry, 'key'], 'other');
  for (const issue of issues) {
    const place = issue.value('X-StatusPlace');
    const path = place?.value === NO_PLACE ? undefined : decode(draft, place);
    // Several faults at one place give one path.
    issue.groupsOf('X-StatusFault').forEach((found, i) => {
      putFault(draft, found, entry, path, i === 0 ? place : undefined);
    });
    if (place?.value === NO_PLACE) draft.implied(place, answerMessages.placeless);
  }
}

function putFault(
  draft: Draft,
  found: TermGroup,
  reason: Path,
  path: string | undefined,
  place: TermValue | undefined,
): void {
  const [code, text, answer] = ['Code', 'Text', 'Answer'].map((name) => found.value(`X-StatusFault${name}`));
  if (!code?.value) {
    for (const value of found.values) draft.left(value, answerMessages.codeless);
    return;
  }
  const fault = [...reason, 'faults', draft.count([...reason, 'faults'])];
  draft.put([...fault, 'code'], decode(draft, code, 'code'), code);
  draft.put([...fault, 'message'], decode(draft, text), text);
  draft.put([...fault, 'paths', 0], path, place);
  if ((answer?.value === 'RE') === (code.value !== WARNING)) draft.implied(answer, answerMessages.toldByKind);
  else draft.left(answer, answerMessages.otherAnswer);
}
