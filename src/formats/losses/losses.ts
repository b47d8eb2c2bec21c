import type { Fault, Json, JsonObject, Message, MessageValues } from '../../engine/index.ts';
import type { InvoiceTerms, TermGroup, TermValue } from '../en16931/term-tree.ts';
import { termMessage } from '../en16931/term-names.ts';
import { explained, newFault, wordingOf } from '../../engine/values.ts';
import type { DocumentMaker } from '../catalogue/document-maker.ts';
import { exportMessages } from './export-messages.ts';
import { readingMessages } from '../xml/messages.ts';
import { lossMessages } from './messages.ts';
import { CHARACTER, gradeOf, type Grade } from './loss-grades.ts';
import { FORBIDDEN } from '../xml/xml-tree.ts';

/** A value of the document that the XML has no place for. */
export interface Loss {
  /** JSON path. */
  readonly path: string;
  readonly value: Json;
  /** Whether the invoice says the same without it. */
  readonly grade: Grade;
  /** Why it has no place, and why it matters or not. */
  readonly why: string;
  /** Code and values of the reason. */
  readonly phrase?: string;
  readonly values?: MessageValues;
}

export const lossOf = (
  path: string,
  value: Json,
  why: Message,
  { grade, reason } = gradeOf(path, { value }),
): Loss => ({
  path,
  value,
  grade,
  ...explained(lossMessages.graded({ why, reason })),
});

/** Most losses that an answer lists. */
export const MOST_LOSSES = 1_000;
/** Longest text of a lost value that is told. */
export const LONGEST_LOST = 1_000;

/** The losses that an answer lists, and the number of the others. Of a longer list, what matters comes first. */
export function listedLosses(losses: readonly Loss[]): {
  readonly losses: readonly Loss[];
  readonly left_out?: number;
} {
  const isLong = losses.length > MOST_LOSSES;
  const ordered = isLong ? [...losses.filter(matters), ...losses.filter((loss) => !matters(loss))] : losses;
  const listed = ordered.slice(0, MOST_LOSSES).map((loss) => {
    const { value } = loss;
    if (typeof value !== 'string' || value.length <= LONGEST_LOST) return loss;
    return { ...loss, value: `${value.slice(0, LONGEST_LOST)}…` };
  });
  const more = losses.length - listed.length;
  return { losses: listed, ...(more > 0 && { left_out: more }) };
}

/** Whether the document says it; a draft also lacks what its request must say. */
export const isOfDocument = ({ path }: Loss): boolean => !path.startsWith('request.');

/** Whether the loss must be allowed. */
export const matters = ({ grade }: Loss): boolean => grade === 'matters';

/** What matters is an error, unless it is allowed; what is harmless is only told. */
export function faultOfLoss(loss: Loss, allowed = false): Fault {
  const { path, why, phrase, values } = loss;
  const wording = wordingOf(why, phrase, values);
  if (!matters(loss)) return newFault('rules', 'ASSAY-EXPORT-LEFT-OUT', [path], wording, { severity: 'info' });
  return newFault('rules', 'ASSAY-EXPORT-LOSS', [path], wording, { severity: allowed ? 'warning' : 'error' });
}

/** The losses of a report as faults, with the number of those that it does not list. */
export function faultsOfLosses(
  { losses, left_out: more = 0 }: ReturnType<typeof listedLosses>,
  allowed = false,
): readonly Fault[] {
  const faults = losses.map((loss) => faultOfLoss(loss, allowed));
  if (more === 0) return faults;
  const others = newFault('rules', 'ASSAY-EXPORT-LEFT-OUT', ['$'], lossMessages.moreLost({ count: more }), {
    severity: 'info',
  });
  return [...faults, others];
}

/** A loss for which nothing is written, with the switch that allows it. */
export function faultOfRefusal(loss: Loss): Fault {
  const { path, why: text, phrase = 'loss.graded', values } = loss;
  const reason: Message = { text, phrase, ...(values && { values }) };
  return newFault('rules', 'ASSAY-EXPORT-LOSS', [path], lossMessages.refused({ why: reason }));
}

/**
 * Members of a built document that are not in the XML: they became no term, or the syntax has no element for the term.
 */
export function lossesOf(
  document: JsonObject,
  used: ReadonlySet<string>,
  terms: InvoiceTerms,
  written: ReadonlySet<TermValue>,
  maker: Pick<DocumentMaker, 'knownOtherwise' | 'noPlace'>,
): readonly Loss[] {
  return [...unwritten(terms, written), ...membersLost(document, used, maker)];
}

/** Members of a built document that no element has, whatever the kind of table. */
export function membersLost(
  document: JsonObject,
  used: ReadonlySet<string>,
  { knownOtherwise, noPlace }: Pick<DocumentMaker, 'knownOtherwise' | 'noPlace'>,
): readonly Loss[] {
  const losses: Loss[] = [];
  const walk = (value: Json, path: string): void => {
    if (typeof value === 'object' && value !== null) {
      if (Array.isArray(value)) value.forEach((entry: Json, i) => walk(entry, `${path}[${i}]`));
      else for (const [name, member] of Object.entries(value)) walk(member as Json, `${path}.${name}`);
      return;
    }
    if (value === null || value === '' || used.has(path) || knownOtherwise.some((known) => known.test(path))) return;
    losses.push(lossOf(path, value, noPlace));
  };
  walk(document, '$');
  const retained = (document.totals as JsonObject | undefined)?.retained_tax;
  if (retained !== undefined && retained !== null && !used.has('$.totals.retained_tax')) {
    losses.push(lossOf('$.totals.retained_tax', retained, exportMessages.noRetained));
  }
  return losses;
}

/** The first character of a text that XML forbids, in four or more hexadecimal digits. */
function forbiddenIn(text: string): string | undefined {
  const at = text.search(FORBIDDEN);
  return at < 0 ? undefined : (text.codePointAt(at) ?? 0).toString(16).toUpperCase().padStart(4, '0');
}

function unwritten(terms: InvoiceTerms, written: ReadonlySet<TermValue>): Loss[] {
  const kept = new Set<string | undefined>();
  const lost = new Map<string, Loss>();
  const cut = new Map<string, Loss>();
  const add = (value: TermValue): void => {
    const { from, term } = value;
    if (written.has(value)) {
      kept.add(from);
      const code = forbiddenIn(value.value);
      if (from !== undefined && code !== undefined) {
        cut.set(from, lossOf(from, value.value, readingMessages.characterLeftOut({ code }), CHARACTER));
      }
    } else if (from !== undefined && value.value !== '') {
      lost.set(
        from,
        lossOf(
          from,
          value.value,
          exportMessages.noPlace({ term: termMessage(term) }),
          gradeOf(from, { term, value: value.value }),
        ),
      );
    }
    value.parts.forEach(add);
  };
  const walk = (group: TermGroup): void => {
    group.values.forEach(add);
    group.groups.forEach(walk);
  };
  walk(terms.invoice);
  return [...cut.values(), ...[...lost.values()].filter(({ path }) => !kept.has(path))];
}
