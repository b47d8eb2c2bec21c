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
  /** Searched in message, code and path, ignoring case. */
  readonly filter: string;
  readonly grouping: ProblemGrouping;
}

/**
 * Filters and groups the problems. Problems are sorted by place; those that an earlier error may cause come last.
 * Groups are in the order of their first problem.
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

/**
 * The path below the title of the group, such as `item.name`. An envelope around the document is ignored. Empty if the
 * title is the whole path.
 */
export function placeWithin(problem: Problem, title: string): string {
  const path = problem.paths[0]?.replace(/^\$\.?(doc\.)?/, '') ?? '';
  if (path === title) return '';
  return path.startsWith(`${title}.`) ? path.slice(title.length + 1) : path;
}

/** The part of the document that contains the problem: `supplier`, `lines[0]`. */
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
