import { saidText } from '../../texts/said.ts';
import type { Severity } from '../../../engine/index.ts';
import { RANKS, type Problem } from '../../api/problem.ts';
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
 * Filters and groups the problems. The gravest come first, then those earlier in the text; those that an earlier error
 * may cause come last. Groups are in the order of their first problem.
 */
export function selectProblems(problems: readonly Problem[], selection: ProblemSelection): readonly ProblemGroup[] {
  const { hidden, grouping } = selection;
  const wanted = selection.filter.trim().toLowerCase();
  const groups = new Map<string, Problem[]>();
  const inOrder = problems.toSorted(
    (a, b) =>
      Number(isFollowUp(a)) - Number(isFollowUp(b)) ||
      RANKS[a.severity] - RANKS[b.severity] ||
      a.line - b.line ||
      a.column - b.column,
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

/** The problems of a list that need attention by themselves, and those that go with each of them, by its key. */
export interface FoldedProblems {
  readonly causes: readonly Problem[];
  readonly followUps: ReadonlyMap<string, readonly Problem[]>;
}

/**
 * Folds errors about what a missing member would hold, or about the same missing member, under the first error that
 * asks for it, and errors that follow from another one under that one, whose fix settles them.
 */
export function foldProblems(problems: readonly Problem[]): FoldedProblems {
  const missing = new Map<string, Problem>();
  const settled = new Map<string, Problem>();
  for (const problem of problems) {
    for (const code of problem.fixes.flatMap(({ settles = [] }) => settles))
      if (!settled.has(code)) settled.set(code, problem);
    const path = missingPath(problem);
    if (path !== undefined && !missing.has(path)) missing.set(path, problem);
  }
  const byKey = new Map(problems.map((problem) => [problem.key, problem]));
  const causeOfOne = (problem: Problem): Problem | undefined => {
    if (problem.follows !== undefined) return byKey.get(problem.follows);
    const path = missingPath(problem);
    if (path !== undefined) return causeOf(path, missing);
    return isFollowUp(problem) ? settled.get(problem.code) : undefined;
  };
  const followUps = new Map<string, Problem[]>();
  const causes = problems.filter((problem) => {
    const cause = causeOfOne(problem);
    if (!cause || cause === problem) return true;
    const others = followUps.get(cause.key);
    if (others) others.push(problem);
    else followUps.set(cause.key, [problem]);
    return false;
  });
  return { causes, followUps };
}

/** The member that an error asks for, if the text has none there. */
function missingPath({ severity, fault, written, paths: [path] }: Problem): string | undefined {
  const isMissing = severity === 'error' && fault !== undefined && written === undefined;
  return isMissing && path?.startsWith('$.') === true ? path : undefined;
}

/** The error about the member or about the outermost missing member that would hold it. */
function causeOf(path: string, missing: ReadonlyMap<string, Problem>): Problem | undefined {
  for (let end = path.search(/[.[]/); end >= 0; end = next(path, end)) {
    const above = missing.get(path.slice(0, end));
    if (above) return above;
  }
  return missing.get(path);
}

function next(path: string, end: number): number {
  const [dot, bracket] = [path.indexOf('.', end + 1), path.indexOf('[', end + 1)];
  return dot < 0 || bracket < 0 ? Math.max(dot, bracket) : Math.min(dot, bracket);
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
