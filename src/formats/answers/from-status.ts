import type { JsonObject } from '../../engine/index.ts';
import type { Path } from '../en16931/document/draft.ts';
import { addParty } from '../en16931/document/party-terms.ts';
import { TermBuilder } from '../en16931/document/term-builder.ts';
import type { Profile } from '../en16931/profiles/profile.ts';
import { InvoiceTerms, type Syntax, type TermGroup } from '../en16931/term-tree.ts';
import { addNumber } from './add-number.ts';
import { ACTION_LIST, ACTIONS, codeOf, CONDITIONAL, REASON_LIST, REASONS } from './answer-codes.ts';
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

/** How a format expresses responses. */
export interface AnswerWays {
  /** Codes by key. */
  readonly statuses: Readonly<Record<string, string>>;
  /** It supports conditional acceptance. */
  readonly conditional?: true;
  /** Kinds of faults, if the format has faults in place of reasons. */
  readonly faults?: readonly string[];
}

/** The terms of a built response. */
export function fromStatus(
  document: JsonObject,
  profile: Profile,
  syntax: Syntax,
  ways: AnswerWays,
): { readonly terms: InvoiceTerms; readonly used: ReadonlySet<string> } {
  const builder = new TermBuilder(document, profile);
  const { invoice } = builder;
  const control = builder.group('BG-2', invoice);
  builder.add(control, 'BT-24', profile.specification);
  builder.add(control, 'BT-23', profile.process);
  if (builder.text(['type']) === 'response') builder.use(['type']);
  addNumber(builder, invoice, 'X-StatusNumber', []);
  builder.addLeaves(invoice, [], HEADER_LEAVES);
  addTime(builder);
  addParty(builder, builder.group('BG-4', invoice, ['supplier']), ['supplier'], SELLER);
  if (builder.at(['customer']) !== undefined) {
    addParty(builder, builder.group('BG-7', invoice, ['customer']), ['customer'], BUYER);
  }
  builder.list(['lines']).forEach((_, i) => {
    addLine(builder, i, ways);
  });
  return { terms: new InvoiceTerms(syntax, invoice), used: builder.used };
}

function addTime(builder: TermBuilder): void {
  const [time, zone] = [builder.text(['issue_time']), builder.text(['meta', ZONE_MEMBER])];
  if (time !== undefined) {
    builder.add(builder.invoice, 'X-IssueTime', `${time}${zone ?? ''}`, ['issue_time'], ['meta', ZONE_MEMBER]);
  }
}

function addLine(builder: TermBuilder, i: number, ways: AnswerWays): void {
  const at = ['lines', i];
  const line = builder.group('X-StatusLine', builder.invoice, at);
  addStatus(builder, line, at, ways);
  addNumber(builder, line, 'X-StatusDocument', [...at, 'doc']);
  builder.addLeaves(line, at, LINE_LEAVES);
  for (const [id, member, terms] of OTHERS) {
    const place = ['ordering', member];
    if (i === 0 && builder.at(place) !== undefined) addParty(builder, builder.group(id, line, place), place, terms);
  }
  if (ways.faults) addFaults(builder, line, at, ways.faults);
  else {
    addClarifications(builder, line, [...at, 'reasons'], REASONS, REASON_LIST);
    addClarifications(builder, line, [...at, 'actions'], ACTIONS, ACTION_LIST);
  }
}

function addStatus(builder: TermBuilder, line: TermGroup, at: Path, { statuses, conditional }: AnswerWays): void {
  const place = [...at, 'key'];
  const key = builder.text(place) ?? '';
  const mark = [...at, 'meta', CONDITION_MEMBER];
  const isConditional = conditional && key === 'accepted' && builder.text(mark) === CONDITIONAL;
  if (isConditional) builder.add(line, 'X-StatusCode', CONDITIONAL, place, mark);
  else builder.add(line, 'X-StatusCode', codeOf(statuses, key), place);
}

function addClarifications(
  builder: TermBuilder,
  line: TermGroup,
  member: Path,
  codes: Readonly<Record<string, string>>,
  list: string,
): void {
  builder.list(member).forEach((_, i) => {
    const place = [...member, i];
    const group = builder.group('X-StatusReason', line, place);
    const code = builder.add(group, 'X-StatusReasonCode', codeOf(codes, builder.text([...place, 'key']) ?? ''), [
      ...place,
      'key',
    ]);
    builder.addPart(code, 'X-StatusReasonCode-1', list);
    builder.addLeaves(group, place, REASON_LEAVES);
    builder.list([...place, 'faults']).forEach((__, j) => {
      const fault = [...place, 'faults', j];
      builder.addLeaves(builder.group('X-StatusDetail', group, fault), fault, DETAIL_LEAVES);
    });
  });
}

/**
 * Each fault of a reason, or the reason itself without faults. A code that is not a kind of fault precedes the text.
 */
function addFaults(builder: TermBuilder, line: TermGroup, at: Path, kinds: readonly string[]): void {
  const isRefused = ['rejected', 'error'].includes(builder.text([...at, 'key']) ?? '');
  builder.list([...at, 'reasons']).forEach((_, i) => {
    const place = [...at, 'reasons', i];
    builder.use([...place, 'key']);
    const faults = builder.list([...place, 'faults']).map((__, j) => [...place, 'faults', j]);
    for (const fault of faults) {
      const issue = builder.group('X-StatusIssue', line, fault);
      const made = builder.group('X-StatusFault', issue, fault);
      const [code, message, path] = ['code', 'message']
        .map((name) => [...fault, name])
        .concat([[...fault, 'paths', 0]]);
      if (!code || !message || !path) continue;
      const [stated, words] = [builder.text(code) ?? '', builder.text(message)];
      const isKind = kinds.includes(stated);
      const text = [isKind ? undefined : `[${stated}]`, words].filter(Boolean).join(' ');
      builder.add(issue, 'X-StatusPlace', builder.text(path) ?? NO_PLACE, path);
      builder.add(made, 'X-StatusFaultText', text, message);
      builder.add(made, 'X-StatusFaultCode', isKind ? stated : isRefused ? kinds[0] : WARNING, code);
    }
    if (faults.length > 0) return;
    const issue = builder.group('X-StatusIssue', line, place);
    builder.add(issue, 'X-StatusPlace', NO_PLACE);
    const made = builder.group('X-StatusFault', issue, place);
    builder.addText(made, 'X-StatusFaultText', [...place, 'description']);
    builder.add(made, 'X-StatusFaultCode', isRefused ? kinds[0] : WARNING);
  });
}
