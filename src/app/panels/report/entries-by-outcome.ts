import type { XmlReading } from '../../api/judge-xml.ts';
import { saidText, type Saying } from '../../texts/said.ts';

export type Entry = XmlReading['entries'][number];
export type LeafOutcome = Entry['outcome'];

/** What needs a look first: what is lost, then what building works out anew. */
export const outcomes: readonly LeafOutcome[] = ['left', 'recalculated', 'taken', 'implied'];

export interface OutcomeGroup {
  readonly outcome: LeafOutcome;
  /** How many there are; `rows` may hold fewer. */
  readonly count: number;
  readonly rows: readonly Row[];
}

export interface Row {
  readonly row: Entry;
  /** Its place among all entries. */
  readonly index: number;
}

/** Rows of one outcome beyond this many are left out, which the count says; the filter finds them. */
const MOST = 300;

/** Entries in which the words occur, in any case, by what became of them; groups without any are left out. */
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

/** The phrase of an entry's reason; its values are those of the phrase, not the value of the leaf. */
export function sayingOf({ phrase, values }: Entry): Saying {
  return { phrase, values };
}
