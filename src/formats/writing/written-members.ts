import type { Fault, Json, JsonObject, OperationContext, Outcome } from '../../engine/index.ts';
import { failure, newFault, success } from '../../engine/values.ts';
import { exportMessages } from '../losses/export-messages.ts';
import type { InvoiceTerms } from '../en16931/term-tree.ts';
import { SUMMARY } from '../losses/loss-grades.ts';
import { lossOf, membersLost, type Loss } from '../losses/losses.ts';
import type { Link } from '../mapping/write-terms.ts';
import { memberPlaces } from '../members/member-places.ts';
import { MEMBER_WORDS, readMembers, writeMembers, type MemberTable } from '../members/member-table.ts';
import type { WritingContext } from '../members/member-writing.ts';
import type { XmlNode } from '../xml/xml-tree.ts';
import type { Places } from './places-by-origin.ts';

/** An invoice in an authority's own format. It is read back for the places of verdicts, if there are any. */
export function writtenMembers(document: JsonObject, table: MemberTable, context: WritingContext) {
  const { content, used, leftOut, stamps } = writeMembers(table, document, context);
  const { knownOtherwise, summary } = table;
  const losses = [
    ...membersLost(document, new Set([...used, ...leftOut.keys()]), {
      knownOtherwise,
      noPlace: MEMBER_WORDS.noPlace,
    }).map((loss) => (summary ? lossOf(loss.path, loss.value, MEMBER_WORDS.noPlace, SUMMARY) : loss)),
    ...[...leftOut].map(([path, { value, reason }]) => lossOf(path, value, MEMBER_WORDS.noPlace, reason)),
  ];
  const number = numberOf(document, table.number).join('-');
  const links: readonly Link[] = [];
  const placesIn = ({ root }: InvoiceTerms): Places => {
    let places: ReturnType<typeof memberPlaces> | undefined;
    const placesOf = (node: XmlNode) =>
      root ? (places ??= memberPlaces(readMembers(table, root))).placesOf(node) : [];
    return { propertiesOf: () => [], placesOf };
  };
  return { content, losses, links, number, placesIn, stamps };
}

/** The parts of a number that a document has. */
export const numberOf = (document: JsonObject, members: readonly string[]): readonly Json[] =>
  members.map((member) => document[member] ?? '').filter((part) => part !== '');

/** The file is made now, by us. */
export const madeNow = (context: OperationContext): WritingContext => ({
  made_at: context
    .now()
    .toISOString()
    .replace(/\.\d+Z$/, 'Z'),
  program: 'Assay',
});

/** What a request must say because its document does not. A draft goes without some of it, which its report then tells. */
export function lackingIn(
  table: MemberTable | undefined,
  document: JsonObject,
  { context = {}, allowLoss = false, unfinished = false }: Asked,
  format: string,
): Outcome<readonly Loss[]> {
  const isDraft = allowLoss || unfinished;
  const losses: Loss[] = [];
  const faults: Fault[] = [];
  for (const { at, why, inDraft } of table?.lacking?.(context, document) ?? []) {
    const place = `request.${at}`;
    if (!inDraft || !isDraft) faults.push(newFault('input', 'ASSAY-EXPORT-FORMAT', [place], why));
    else if (!unfinished) losses.push(lossOf(place, null, inDraft.why, { grade: 'matters', reason: inDraft.reason }));
  }
  return faults.length > 0 ? failure('validation', exportMessages.needsContext({ format }), faults) : success(losses);
}

interface Asked {
  readonly context?: Partial<WritingContext>;
  readonly allowLoss?: boolean;
  readonly unfinished?: boolean;
}
