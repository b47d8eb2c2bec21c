import { saidText } from '../../texts/said.ts';
import type { Severity } from '../../../engine/index.ts';
import type { Problem } from '../../api/problem.ts';
import type { ProblemGrouping } from '../../state/problems-slice.ts';

export interface ProblemGroup {
  readonly title: string;
  readonly problems: readonly Problem[];
}

export interface ProblemSelection {
  readonly hidden: readonly Severity[];
  /** Matches anywhere in message, code or path, in any case. */
  readonly filter: string;
  readonly grouping: ProblemGrouping;
}

/**
 * What the panel shows of all problems. Groups come in the order of their first problem, problems by place; what may come of another one
 * comes behind all that does not.
 */
export function selectProblems(problems: readonly Problem[], selection: ProblemSelection): readonly ProblemGroup[] {
  const { hidden, grouping } = selection;
  const wanted = selection.filter.trim().toLowerCase();
  const groups = new Map<string, Problem[]>();
  const inOrder = problems.toSorted(
    (a, b) => Number(isFollowUp(a)) - Number(isFollowUp(b)) || a.line - b.line || a.column - b.column,
  );
  for (const problem of inOrder) {
    if (hidden.includes(problem.severity) || !matches(problem, wanted)) continue;
    const title = grouping === 'rule' ? problem.code : placeOf(problem);
    const group = groups.get(title);
    if (group) group.push(problem);
    else groups.set(title, [problem]);
  }
  return [...groups].map(([title, members]) => ({ title, problems: members }));
}

const isFollowUp = ({ fault }: Problem): boolean => fault?.certain === false;

/** Where it is, as rows show it below the title of their group: `item.name`; the same for a document in an envelope. Empty where the title says it all. */
export function placeWithin(problem: Problem, title: string): string {
  const path = problem.paths[0]?.replace(/^\$\.?(doc\.)?/, '') ?? '';
  if (path === title) return '';
  return path.startsWith(`${title}.`) ? path.slice(title.length + 1) : path;
}

/** The part of the document it is in: `supplier`, `lines[0]`. */
function placeOf(problem: Problem): string {
  const path = problem.paths[0]?.replace(/^\$\.?(doc\.)?/, '');
  if (path === undefined) return problem.code.startsWith('ASSAY-XML-') ? 'XML' : 'JSON';
  return /^[^.]+?(\[\d+\])?(?=\.|$)/.exec(path)?.[0] ?? 'document';
}

function matches(problem: Problem, wanted: string): boolean {
  if (wanted === '') return true;
  return [problem.message, saidText(problem.message, problem), problem.code, ...problem.paths].some((text) =>
    text.toLowerCase().includes(wanted),
  );
}
