import type { JsonObject, PathStep } from '../../engine/index.ts';
import { Draft, type Path } from '../en16931/document/draft.ts';
import { decode, putLeaves } from '../en16931/document/leaf-rows.ts';
import { putParty } from '../en16931/document/parties.ts';
import { putProfile } from '../en16931/document/profile-terms.ts';
import type { Profile } from '../en16931/profiles/profile.ts';
import type { InvoiceTerms, TermGroup, TermValue } from '../en16931/term-tree.ts';
import { xmlMessages } from '../reading/messages.ts';
import { ACTIONS, keyOf } from './answer-codes.ts';
import { ACTION, PLATFORM, REASON, ROLE, SELLING, STATE, stateOf } from './cdar-codes.ts';
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
import { answerMessages } from './messages.ts';

/** Makes the document of a message of the French life cycle. */
export function cdarToStatus(
  terms: InvoiceTerms,
  profile: Profile | undefined,
): { readonly document: JsonObject; readonly draft: Draft } {
  const draft = new Draft();
  const state = stateOf(terms.value('X-StatusCode')?.value ?? '');
  draft.put(['$schema'], 'https://gobl.org/draft-0/bill/status');
  putProfile(draft, terms, profile);
  draft.put(['type'], state?.type ?? 'response');
  putLeaves(draft, terms.invoice, [], [{ term: 'X-StatusNumber', at: 'code', as: 'code' }]);
  putMoment(draft, terms.value('X-StatusMoment'), ['issue_date'], ['issue_time']);
  putParties(draft, terms);
  terms.groups('X-StatusLine').forEach((line, i) => {
    putLine(draft, line, ['lines', i]);
  });
  const lines = terms.groups('X-StatusLine').length > 0;
  if (lines) putMoment(draft, terms.value('X-StatusSet'), ['lines', 0, 'date'], ['lines', 0, 'meta', TIME_MEMBER]);
  const phase = terms.value('X-StatusPhase');
  if (state && phase?.value === state.phase) draft.implied(phase, answerMessages.toldByState);
  else draft.left(phase, state ? answerMessages.otherPhase : answerMessages.noState);
  return { document: draft.root, draft };
}

const MOMENT = /^(\d{4})(\d\d)(\d\d)(?:(\d\d)(\d\d)(\d\d))?$/;

function putMoment(draft: Draft, source: TermValue | undefined, day: Path, time: Path): void {
  if (!source) return;
  const [, year, month, date, hours, minutes, seconds] = MOMENT.exec(source.value) ?? [];
  draft.implied(source.part(`${source.term}-1`), answerMessages.toldByMoment);
  if (date === undefined) {
    draft.left(source, xmlMessages.notDate);
    return;
  }
  draft.put(day, `${year}-${month}-${date}`, source);
  if (hours !== undefined) draft.put(time, `${hours}:${minutes}:${seconds}`, source);
}

interface Named {
  readonly group: TermGroup;
  readonly role: TermValue | undefined;
}

/** The seller is the supplier, and any other party except a platform the customer, whoever responds. */
function putParties(draft: Draft, terms: InvoiceTerms): void {
  const named = ['X-Answerer', 'X-Answered'].flatMap((id) =>
    terms.groups(id).map((group): Named => ({ group, role: group.value(`${id}Role`) })),
  );
  const isSelling = ({ role }: Named): boolean => SELLING.includes(role?.value ?? '');
  const seller = named.find(isSelling);
  const buyer = named.find((party) => !isSelling(party) && party.role?.value !== PLATFORM);
  putNamed(draft, seller, ['supplier']);
  putSeller(draft, terms.group('X-StatusSeller'), seller === undefined);
  putNamed(draft, buyer, ['customer']);
  for (const party of named) {
    if (party === seller || party === buyer) continue;
    const isPlatform = party.role?.value === PLATFORM;
    for (const value of party.group.values) {
      if (isPlatform && value === party.role) draft.implied(value, answerMessages.platform);
      else for (const each of [value, ...value.parts]) draft.left(each, answerMessages.oneEach);
    }
  }
}

function putNamed(draft: Draft, named: Named | undefined, at: Path): void {
  if (!named) return;
  putParty(draft, named.group, at, named.group.id === 'X-Answerer' ? ANSWERER : ANSWERED);
  if (named.role) draft.put([...at, 'ext', ROLE], decode(draft, named.role, 'code'), named.role);
}

/** The seller's number again, beside the invoice. */
function putSeller(draft: Draft, group: TermGroup | undefined, isAlone: boolean): void {
  if (!group) return;
  if (isAlone) {
    putParty(draft, group, ['supplier'], { name: 'X-StatusSellerName', identifier: 'X-StatusSellerId' });
    return;
  }
  const identities = (draft.get(['supplier', 'identities']) ?? []) as readonly JsonObject[];
  const known = new Set(identities.map(({ code }) => code));
  for (const value of group.values) {
    const isKnown = known.has(value.value);
    for (const part of [value, ...value.parts]) {
      if (isKnown) draft.implied(part, xmlMessages.again);
      else draft.left(part, answerMessages.oneSeller);
    }
  }
}

function putLine(draft: Draft, line: TermGroup, at: Path): void {
  const code = line.value('X-StatusCode');
  const state = stateOf(code?.value ?? '');
  draft.put([...at, 'key'], state?.key ?? 'other');
  if (state && code) draft.put([...at, 'ext', STATE], code.value, code);
  else draft.left(code, answerMessages.noState);
  const [name, document] = [line.value('X-StatusName'), line.value('X-StatusDocumentState')];
  draft.implied(name, answerMessages.nameOfState);
  if (document && document.value === state?.document) draft.implied(document, answerMessages.toldByState);
  else draft.left(document, state ? answerMessages.otherState : answerMessages.noState);
  for (const source of line.valuesOf('X-StatusDocument')) {
    draft.put([...at, 'doc', 'code'], decode(draft, source, 'code'), source);
  }
  putLeaves(draft, line, at, DOCUMENT_LEAVES);
  for (const reason of line.groupsOf('X-StatusReason')) putReason(draft, reason, at);
}

/** A reason of the life cycle may include an action. */
function putReason(draft: Draft, group: TermGroup, at: Path): void {
  draft.implied(group.value('X-StatusTurn'), answerMessages.turn);
  const next = (name: string): readonly PathStep[] => [...at, name, draft.count([...at, name])];
  const details = group.groupsOf('X-StatusDetail');
  const [code, text] = [group.value('X-StatusReasonCode'), group.value('X-StatusReasonText')];
  if (code || text || details.length > 0) {
    const entry = next('reasons');
    draft.put([...entry, 'ext', REASON], decode(draft, code, 'code'), code);
    if (!code) draft.put([...entry, 'key'], 'other');
    putLeaves(draft, group, entry, REASON_LEAVES);
    details.forEach((detail, i) => {
      if (i === 0) putLeaves(draft, detail, entry, KIND_LEAVES);
      else draft.left(detail.value('X-StatusDetailKind'), answerMessages.oneKind);
      if (detail.value('X-StatusDetailCode'))
        putLeaves(draft, detail, [...entry, 'faults', draft.count([...entry, 'faults'])], DETAIL_LEAVES);
      else
        for (const value of detail.values)
          if (value.term !== 'X-StatusDetailKind') draft.left(value, answerMessages.codeless);
    });
  }
  const [action, words] = [group.value('X-StatusActionCode'), group.value('X-StatusActionText')];
  if (!action && !words) return;
  const entry = next('actions');
  draft.put([...entry, 'key'], keyOf(ACTIONS, action?.value ?? '') ?? 'other');
  draft.put([...entry, 'ext', ACTION], decode(draft, action, 'code'), action);
  putLeaves(draft, group, entry, ACTION_LEAVES);
}
