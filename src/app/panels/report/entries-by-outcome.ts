import type { XmlReading } from '../../api/xml-verdict.ts';
import { saidText, type Saying } from '../../texts/said.ts';

export type Entry = XmlReading['entries'][number];
export type LeafOutcome = Entry['outcome'];

/** Lost values first, then recalculated ones. */
export const outcomes: readonly LeafOutcome[] = ['left', 'recalculated', 'taken', 'implied'];

export interface OutcomeGroup {
  readonly outcome: LeafOutcome;
  /** The total number; `rows` may hold fewer. */
  readonly count: number;
  readonly rows: readonly Row[];
}

export interface Row {
  readonly row: Entry;
  /** The position among all entries. */
  readonly index: number;
}

/** Most rows shown per outcome. The count includes the rest, and the filter searches all of them. */
const MOST = 300;

/** The entries that contain the words, ignoring case, grouped by outcome. Empty groups are omitted. */
export function entriesByOutcome(entries: readonly Entry[], words: string): readonly OutcomeGroup[] {
  const wanted = words.trim().toLowerCase();
  const groups = outcomes.map((outcome) => ({ outcome, count: 0, rows: [] as Row[] }));
  for (const [index, entry] of entries.entries()) {
    if (wanted !== '' && !textOf(entry).includes(wanted)) continue;
    const group = groups.find(({ outcome }) => outcome === entry.outcome);
    if (!group) continue;
    group.count += 1;
    if (group.rows.length < MOST) group.rows.push({ row: entry, index });
  }
  return groups.filter(({ count }) => count > 0);
}

function textOf(entry: Entry): string {
  const { path, value, terms = [], to = [], became = '', why = '' } = entry;
  return [path, value, ...terms, ...to, became, why, saidText(why, sayingOf(entry))].join('\n').toLowerCase();
}

/** The message that gives the reason. Its `values` belong to the message, not to the entry. */
export function sayingOf({ phrase, values }: Entry): Saying {
  return { phrase, values };
}
