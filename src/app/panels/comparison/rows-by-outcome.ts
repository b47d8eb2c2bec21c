import type { ComparedOutcome } from '../../../formats/comparison/compare-invoices.ts';
import type { ComparedRow } from '../../../formats/comparison/compare-xml.ts';
import { counted } from '../../texts/figures.ts';
import { saidText } from '../../texts/said.ts';
import { comparisonTexts } from '../../texts/en/comparison.ts';

/** Differences first. */
export const outcomes: readonly ComparedOutcome[] = ['changed', 'here', 'there', 'same'];

export interface OutcomeGroup {
  readonly outcome: ComparedOutcome;
  /** The total number; `rows` may hold fewer. */
  readonly count: number;
  readonly rows: readonly { readonly row: ComparedRow; readonly index: number }[];
}

/** Most rows shown per outcome. The count includes the rest, and the filter searches all of them. */
const MOST = 300;

/** The rows that contain the words, ignoring case, grouped by outcome. Groups without rows are omitted. */
export function rowsByOutcome(rows: readonly ComparedRow[], words: string): readonly OutcomeGroup[] {
  const wanted = words.trim().toLowerCase();
  const groups = outcomes.map((outcome) => ({ outcome, count: 0, rows: [] as { row: ComparedRow; index: number }[] }));
  const byOutcome = new Map(groups.map((group) => [group.outcome, group]));
  for (const [index, row] of rows.entries()) {
    if (wanted !== '' && !textOf(row).includes(wanted)) continue;
    const group = byOutcome.get(row.outcome);
    if (!group) continue;
    group.count += 1;
    if (group.rows.length < MOST) group.rows.push({ row, index });
  }
  return groups.filter(({ count }) => count > 0);
}

/** For example `2 changed, 1 only there, 140 same`. */
export function tallyOf(rows: readonly ComparedRow[]): string {
  return outcomes
    .map((outcome) => ({ outcome, count: rows.filter((row) => row.outcome === outcome).length }))
    .filter(({ outcome, count }) => count > 0 || outcome === 'changed')
    .map(({ outcome, count }) => `${counted(count)} ${comparisonTexts.outcomes[outcome]}`)
    .join(', ');
}

function textOf({ term, name, within, here, there }: ComparedRow): string {
  const said = [name, saidText(name, { code: `term.${term}` })];
  const groups = within.flatMap(({ text, ...saying }) => [text, saidText(text, saying)]);
  return [term, ...said, ...groups, here?.value ?? '', there?.value ?? ''].join('\n').toLowerCase();
}
